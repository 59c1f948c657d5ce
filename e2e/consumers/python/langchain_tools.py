"""langchain-mcp-adapters: a model reads the content of a tool message."""

import asyncio

from consumer import URL, first_version, provider, serve, text_of
from langchain_mcp_adapters.client import MultiServerMCPClient


async def main():
    connection = {"transport": "streamable_http", "url": URL, "auth": provider(first_version)}
    tools = {tool.name: tool for tool in await MultiServerMCPClient({"service": connection}).get_tools()}

    async def call(name, arguments):
        message = await tools[name].ainvoke({"type": "tool_call", "id": "1", "name": name, "args": arguments})
        return message.content if isinstance(message.content, str) else text_of(message.content)

    await serve(tools, call)


asyncio.run(main())
