#!/usr/bin/env python3
"""A bot for Keeboard that plays at random. Make it yours: change `choose`.

It needs nothing but Python 3.8. Make a bot as docs/bot-interface.md says, and let it sit down at a table:

    export KEE_TOKEN=the-token-of-the-bot
    python3 examples/bot.py http://127.0.0.1:8017 --join 0123456789abcdef --name Robo

It plays at every table where it has a seat, until it is stopped or has played so many `--games`.
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
    """What to play. `asked["view"]` is all that the bot may see. Where finding something to play is the game itself,
    `asked["actions"]` is None: there a bot of your own must find it."""
    return random.choice(asked["actions"]) if asked["actions"] else None


class Server:
    def __init__(self, url, token):
        self.url, self.headers = url, {"Authorization": "Bearer " + token, "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        # The stream says something every 15 seconds: who is silent for longer is gone.
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, self.headers), timeout=45)

    def post(self, path, body):
        """Asks until it is answered. What was refused is said and then left alone: it is no use to ask again."""
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

    def ask(self, table, wish):
        # With the same id it is done once, however often it has to be sent.
        return self.post(f"/api/tables/{table}/ask", {"id": uuid.uuid4().hex, "wish": wish})

    def events(self):
        """All that the bot is told, for ever. After a break everything that still holds is told again."""
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
    options.add_argument("url", help="where the server is")
    options.add_argument("--join", metavar="TABLE", help="sit down at this table first")
    options.add_argument("--name", default="Robo", help="as which it sits there")
    options.add_argument("--games", type=int, default=0, help="stop after so many games")
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
