#!/usr/bin/env python3
"""A bot for Keeboard that plays at random. To make it yours, change `choose`.

It needs nothing but Python 3.8. Create a bot as docs/bot-interface.md says, and let it join a table:

    export KEE_TOKEN=the-token-of-the-bot
    python3 examples/bot.py http://127.0.0.1:8017 --join 0123456789abcdef --name Robo

It plays at every table where it has a seat, until you stop it or it has played as many games as `--games` says.
"""
import argparse
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

LOST = (urllib.error.URLError, http.client.HTTPException, OSError)  # what a broken connection looks like


def choose(asked):
    """Returns the action to play. `asked["view"]` is everything the bot may see. Where finding something to play is the
    game itself, `asked["actions"]` is None, and your bot has to find it."""
    return random.choice(asked["actions"]) if asked["actions"] else None


class Server:
    def __init__(self, url, token):
        self.url, self.headers = url, {"Authorization": "Bearer " + token, "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        # The stream has a heartbeat every 15 seconds, so a longer silence means that the connection is lost.
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, self.headers), timeout=45)

    def post(self, path, body):
        """Retries until there is an answer. Prints a refusal and gives up: retrying would not help."""
        while True:
            try:
                with self.open(path, body) as reply:
                    return json.load(reply)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 502, 503, 504):
                    print(path, error.read().decode(), file=sys.stderr)
                    return None
                time.sleep(int(error.headers.get("Retry-After", 1)))
            except LOST:
                time.sleep(1)

    def ask(self, table, command):
        # The same id is carried out once, however often it is sent.
        return self.post(f"/api/tables/{table}/ask", {"id": uuid.uuid4().hex, "command": command})

    def events(self):
        """Yields everything the bot is told, forever. After a reconnect the server repeats what still holds."""
        while True:
            try:
                with self.open("/api/bot/stream") as stream:
                    yield from (json.loads(line) for line in stream if line.strip())
            except urllib.error.HTTPError as error:
                if error.code in (401, 403):
                    sys.exit(error.read().decode())
            except LOST:
                pass
            time.sleep(1)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("url", help="the address of the server")
    options.add_argument("--join", metavar="TABLE", help="join this table first")
    options.add_argument("--name", default="Robo", help="the name to use there")
    options.add_argument("--games", type=int, default=0, help="stop after this many games")
    options = options.parse_args()
    server = Server(options.url.rstrip("/"), os.environ["KEE_TOKEN"])
    if options.join:
        server.post(f"/api/tables/{options.join}/join", {"name": options.name})
    finished = 0
    for event in server.events():
        table, kind = event.get("table"), event["type"]
        if kind == "asked":
            action = choose(event)
            if action is not None:
                server.ask(table, {"act": {"action": action, "on": event["on"]}})
        elif kind == "finished":
            finished += 1
            print(f"{table}: {json.dumps(event['outcome'])}", flush=True)
            if finished == options.games:
                return
        if kind == "finished" or (kind == "seated" and not event["ready"]):
            server.ask(table, {"ready": {"ready": True}})


if __name__ == "__main__":
    main()
