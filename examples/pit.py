#!/usr/bin/env python3
"""Pits a bot of yours against one of ours: whole games of Welcome to the Dungeon over the engine protocol.

    examples/pit.py [GAMES] [BOT]        such as: examples/pit.py 1000 expert
    UNDERCROFT=target/release/undercroft where the program is, if not on the path
"""
import json
import os
import subprocess
import sys

PIPE = subprocess.PIPE
ENGINE = subprocess.Popen([os.environ.get("UNDERCROFT", "undercroft"), "protocol"], stdin=PIPE, stdout=PIPE, text=True)


def ask(cmd, **fields):
    """One request, one answer; a refusal names the reason."""
    print(json.dumps({"cmd": cmd, **fields}), file=ENGINE.stdin, flush=True)
    reply = json.loads(ENGINE.stdout.readline())
    return reply["result"] if "result" in reply else sys.exit(reply["error"]["message"])


def choose(view, moves):
    """Your bot's whole wisdom goes here. This one passes as soon as four cards lie in the dungeon."""
    return "pass" if "pass" in moves and len(view["pile"]) >= 4 else moves[0]


def play(seed, me, bot):
    """Did we win this game? `me` is our seat; the bot answers by itself."""
    now = ask("new", game="welcome", seats=2, seed=seed, bots=[None if seat == me else bot for seat in (1, 2)])
    table = now["table"]
    while not now["over"]:
        view, legal = ask("view", table=table, **{"as": me}), ask("legal", table=table, seat=me)
        now = ask("play", table=table, seat=me, move=choose(view["view"], legal["moves"]))
    ask("close", table=table)
    return now["outcome"]["places"][me - 1] == 1


games, bot = int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2] if len(sys.argv) > 2 else "expert"
won = sum(play(f"pit-{number // 2}", number % 2 + 1, bot) for number in range(games))
margin = 196 * (won * (games - won) / games**3) ** 0.5
print(f"won {won} of {games} games against {bot}: {100 * won / games:.1f} ± {margin:.1f} %")
