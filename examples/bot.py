#!/usr/bin/env python3
"""A bot for Undercroft in plain Python: plays one game of any kind and prints what happens.

    examples/bot.py                          a new table against two bots of the server
    examples/bot.py TABLE INVITE             joins the table of a friend
    UNDERCROFT=http://host:7878              where the server is, if not on this machine
"""
import json
import os
import random
import sys
import urllib.request

SERVER = os.environ.get("UNDERCROFT", "http://127.0.0.1:7878")
TOKEN = None


def call(path, body=None):
    """Sends a request; the answer is JSON. A refusal names the reason."""
    request = urllib.request.Request(SERVER + path, method="GET" if body is None else "POST")
    if TOKEN:
        request.add_header("Authorization", "Bearer " + TOKEN)
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    return urllib.request.urlopen(request)


def follow(table):
    """The table as this bot may see it, again after every change."""
    for line in call(f"/api/tables/{table}/stream"):
        if line.startswith(b"data:"):
            yield json.loads(line[5:])


def choose(table):
    """The bot's whole wisdom: put yours here. `table["view"]` is what the seat sees."""
    return random.choice(table["choices"])["move"]


def main():
    global TOKEN
    TOKEN = json.load(call("/api/people", {"name": "Python"}))["token"]
    if len(sys.argv) == 3:
        table, invite = sys.argv[1:]
        call(f"/api/tables/{table}", {"do": "join", "invite": invite})
    else:
        new = {"game": "welcome", "seats": ["me", "random", "random"]}
        table = json.load(call("/api/tables", new))["id"]
    for now in follow(table):
        for event in now.get("events", []):
            if event["text"]:
                print(event["text"])
        if now.get("phase") == "over":
            print("Places by seat:", now["ending"]["places"])
            return
        if now.get("choices"):
            call(f"/api/tables/{table}", {"do": "play", "move": choose(now)})


if __name__ == "__main__":
    main()
