"""The official SDK, version 1."""

import asyncio

from consumer import URL, first_version, provider, serve, text_of
from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client


async def main():
    async with streamablehttp_client(URL, auth=provider(first_version)) as (read, write, _):
        async with ClientSession(read, write) as session:
            await session.initialize()

            async def call(name, arguments):
                return text_of((await session.call_tool(name, arguments)).content)

            await serve([tool.name for tool in (await session.list_tools()).tools], call)


asyncio.run(main())
