"""What the programs here share: a person's sign-in, and calls whose answers reach a model as text alone.

Each prints the names of its tools, then answers each line {"name", "arguments"} of its input with a line {"text"}: what
its framework gives a model. The address to sign in at goes to standard error, as a browser would be opened.
"""

import asyncio
import http.server
import json
import sys
import threading
from urllib.parse import parse_qs, urlsplit

URL = sys.argv[1]


class Listener:
    """Where a browser comes back to with the code."""

    def __init__(self):
        came = self.came = {}
        done = self.done = threading.Event()

        class Answer(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                came.update({name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()})
                self.send_response(200)
                self.end_headers()
                self.wfile.write(b"You may close this window.")
                done.set()

            def log_message(self, *_):
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/callback"

    async def code(self):
        await asyncio.to_thread(self.done.wait, 60)
        return self.came


class Memory:
    """Keeps the tokens of one run."""

    tokens = None
    client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client):
        self.client = client


async def show(address):
    print(address, file=sys.stderr, flush=True)


def provider(result_of, memory=None):
    """The SDK's own OAuth client; `result_of` makes what its version takes of the members that came back."""
    from mcp.client.auth import OAuthClientProvider
    from mcp.shared.auth import OAuthClientMetadata

    listener = Listener()

    async def come_back():
        return result_of(await listener.code())

    metadata = OAuthClientMetadata(client_name=sys.argv[0], redirect_uris=[listener.address])
    return OAuthClientProvider(URL, metadata, memory or Memory(), show, come_back)


def first_version(came):
    return came["code"], came.get("state")


async def signed_in_headers():
    """Signs in with the SDK for a framework that only takes headers."""
    from mcp import ClientSession
    from mcp.client.streamable_http import streamablehttp_client

    if not URL.endswith("/research/mcp"):
        return {}
    memory = Memory()
    async with streamablehttp_client(URL, auth=provider(first_version, memory)) as (read, write, _):
        async with ClientSession(read, write) as session:
            await session.initialize()
    return {"Authorization": f"Bearer {memory.tokens.access_token}"}


def text_of(content):
    """The texts of content blocks, which are objects or dictionaries."""
    blocks = [block if isinstance(block, dict) else block.model_dump() for block in content]
    return "\n".join(block["text"] for block in blocks if block.get("type") == "text")


def say(**line):
    print(json.dumps(line), flush=True)


async def serve(tools, call):
    """Answers calls until the input ends."""
    say(tools=sorted(tools))
    while line := await asyncio.to_thread(sys.stdin.readline):
        asked = json.loads(line)
        try:
            say(text=await call(asked["name"], asked["arguments"]))
        except Exception as error:  # The test shows it.
            say(error=f"{type(error).__name__}: {error}")
