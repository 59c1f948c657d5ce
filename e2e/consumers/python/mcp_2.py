"""The official SDK, version 2."""

import asyncio

from consumer import URL, provider, serve, text_of
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from mcp.shared.auth import AuthorizationCodeResult


async def main():
    auth = provider(lambda came: AuthorizationCodeResult(**came))
    async with create_mcp_http_client(auth=auth) as http_client:
        async with Client(streamable_http_client(URL, http_client=http_client)) as client:

            async def call(name, arguments):
                return text_of((await client.call_tool(name, arguments)).content)

            await serve([tool.name for tool in (await client.list_tools()).tools], call)


asyncio.run(main())
