"""crewai-tools' adapter, which sends null for every argument that its model leaves out."""

import asyncio

from consumer import URL, serve, signed_in_headers
from crewai_tools import MCPServerAdapter


async def main():
    params = {"url": URL, "transport": "streamable-http", "headers": await signed_in_headers()}
    adapter = await asyncio.to_thread(MCPServerAdapter, params, connect_timeout=60)
    try:
        tools = {tool.name: tool for tool in adapter.tools}

        async def call(name, arguments):
            return str(await asyncio.to_thread(tools[name].run, **arguments))

        await serve(tools, call)
    finally:
        adapter.stop()


asyncio.run(main())
