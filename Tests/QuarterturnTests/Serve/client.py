"""Calls `quarterturn serve` by the protocol's own client, and says what does not hold.

Usage: client.py COMMAND FOLDER. Ends with 0 where everything holds.
"""

import base64
import struct
import sys
import time

import anyio
import mcp.client.stdio
from mcp import Client, MCPError, StdioServerParameters

command, folder = sys.argv[1:]
failures = []


def expect(holds, words):
    print(("ok      " if holds else "FAILED  ") + words)
    if not holds:
        failures.append(words)


def width(part):
    data = base64.b64decode(part.data)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">I", data[16:20])[0]


def words(answer):
    return "\n".join(part.text for part in answer.content if part.type == "text")


def images(answer):
    return [part for part in answer.content if part.type == "image"]


def client(*options, mode="auto"):
    server = StdioServerParameters(command=command, args=["serve", *options], cwd=folder)
    return Client(mcp.client.stdio.stdio_client(server), mode=mode)


async def tools(mode):
    async with client(mode=mode) as it:
        names = {tool.name for tool in (await it.list_tools()).tools}
        expect(names >= {"render", "layout", "trace", "lint", "sweep", "compare"}, f"{mode}: tools")

        drawn = await it.call_tool(
            "render", {"scene": "plants/markers", "variants": ["after"], "max_width": 300})
        expect(not drawn.is_error, f"{mode}: render ends well")
        expect(len(images(drawn)) == 2, f"{mode}: render has a picture for each orientation")
        expect(all(width(part) <= 300 for part in images(drawn)), f"{mode}: no wider than asked")

        laid = await it.call_tool("layout", {"scene": "scene.json"})
        expect("[0, 1]" in words(laid) and not laid.is_error, f"{mode}: layout names cells")
        linted = await it.call_tool("lint", {"scene": "scene.json"})
        expect(not linted.is_error and words(linted) != "", f"{mode}: lint says something")


async def more():
    async with client() as it:
        traced = await it.call_tool("trace", {"scene": "scene.json", "rotate": True})
        expect("prepare" in words(traced), "trace has calls")
        swept = await it.call_tool(
            "sweep", {"scene": "scene.json", "widths": "320...400", "max_width": 200})
        expect(len(images(swept)) >= 1, "sweep draws")
        same = await it.call_tool("compare", {"before": "one.png", "after": "one.png"})
        expect(not same.is_error and images(same) == [], "the same pictures have no panes")
        other = await it.call_tool("compare", {"before": "one.png", "after": "two.png"})
        expect(not other.is_error and len(images(other)) == 1, "different pictures have panes")
        told = await it.call_tool("explain_failure", {"results": "results"})
        expect("different" in words(told) and len(images(told)) == 1, "a failure has panes")


async def hostile():
    async with client() as it:
        for scene in ["../scene.json", "/etc/passwd", "link.json", "none.json", "a\0b", ""]:
            answer = await it.call_tool("layout", {"scene": scene})
            expect(answer.is_error, f"refused: {scene!r}")
        answer = await it.call_tool("layout", {"scene": "thief.json"})
        expect(answer.is_error and "elsewhere" in words(answer), "a scene's picture outside")
        answer = await it.call_tool("layout", {"scene": ["plants/markers"]})
        expect(answer.is_error and "must be a string" in words(answer), "a wrong kind")
        answer = await it.call_tool("layout", {"scene": "broken.json"})
        expect(answer.is_error and "broken.json:" in words(answer), "a broken scene has its place")
        for name, arguments in [("shell", {}), ("", {})]:
            try:
                await it.call_tool(name, arguments)
                expect(False, f"no tool {name!r}")
            except MCPError as error:
                expect(error.code == -32602, f"no tool {name!r}")


async def limits():
    async with client("--seconds", "1") as it:
        begin = time.monotonic()
        answer = await it.call_tool("sweep", {"scene": "plants/markers", "widths": "320...2000"})
        expect(answer.is_error and "1 s" in words(answer), "a long call is stopped")
        expect(time.monotonic() - begin < 20, "a long call is stopped in time")
    async with client() as it:
        with anyio.move_on_after(0.5) as scope:
            await it.call_tool("sweep", {"scene": "plants/markers", "widths": "320...2000"})
        expect(scope.cancelled_caught, "a call can be cancelled")
        laid = await it.call_tool("layout", {"scene": "scene.json"})
        expect(not laid.is_error, "the server answers after a cancelled call")


async def main():
    await tools("auto")
    await tools("legacy")
    await more()
    await hostile()
    await limits()


anyio.run(main)
sys.exit(1 if failures else 0)
