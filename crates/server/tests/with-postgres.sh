#!/bin/sh
# Runs a command with a throw-away PostgreSQL server, whose address the command finds in
# UNDERCROFT_TEST_POSTGRES:
#
#     crates/server/tests/with-postgres.sh cargo test -p undercroft-server
#
# Needs Debian's package `postgresql` (apt-get install postgresql). The server listens on a socket in a
# temporary folder only and is gone afterwards.
set -eu

folder=$(mktemp -d /tmp/undercroft-postgres.XXXXXX)
programs=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)

# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    chown postgres "$folder"
    as() { runuser -u postgres -- "$@"; }
else
    as() { "$@"; }
fi

stop() {
    as "$programs/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT INT TERM

as "$programs/initdb" -D "$folder/data" -U undercroft -A trust >/dev/null
as "$programs/pg_ctl" -D "$folder/data" -w -l "$folder/log" \
    -o "-k $folder -c listen_addresses='' -c max_connections=400 -c fsync=off" start >/dev/null

# The path of the socket's folder, as an address wants it.
host=$(printf '%s' "$folder" | sed 's|/|%2F|g')
UNDERCROFT_TEST_POSTGRES="postgres://undercroft@$host/postgres" "$@"
