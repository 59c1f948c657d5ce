"""autogen-ext, which takes headers and no OAuth: a model reads the content as JSON."""

import asyncio

from autogen_core import CancellationToken
from autogen_ext.tools.mcp import StreamableHttpServerParams, mcp_server_tools
from consumer import URL, serve, signed_in_headers


async def main():
    params = StreamableHttpServerParams(url=URL, headers=await signed_in_headers())
    tools = {tool.name: tool for tool in await mcp_server_tools(params)}

    async def call(name, arguments):
        tool = tools[name]
        return tool.return_value_as_string(await tool.run_json(arguments, CancellationToken()))

    await serve(tools, call)


asyncio.run(main())
