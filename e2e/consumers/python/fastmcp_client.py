"""fastmcp, with its own OAuth and no browser."""

import asyncio

from consumer import URL, serve, show, text_of
from fastmcp import Client
from fastmcp.client.auth import OAuth


class Shown(OAuth):
    async def redirect_handler(self, authorization_url):
        await show(authorization_url)


async def main():
    async with Client(URL, auth=Shown(callback_host="127.0.0.1")) as client:

        async def call(name, arguments):
            return text_of((await client.call_tool(name, arguments, raise_on_error=False)).content)

        await serve([tool.name for tool in await client.list_tools()], call)


asyncio.run(main())
