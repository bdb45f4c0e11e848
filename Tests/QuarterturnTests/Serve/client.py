"""Calls `quarterturn serve` with the protocol's own client, and prints what holds and what fails.

Usage: client.py COMMAND FOLDER. Ends with 0 where everything holds.
"""

import base64
import json
import os
import socket
import struct
import subprocess
import sys
import time

import anyio
import mcp.client.stdio
from mcp import Client, MCPError, StdioServerParameters

command, folder = sys.argv[1:]
failures = []

# Whether this system can give a process namespaces of its own for network and processes.
namespaces = ["unshare", "--user", "--map-current-user", "--net", "--pid", "--fork"]
try:
    isolated = subprocess.run([*namespaces, "true"], stderr=subprocess.DEVNULL).returncode == 0
except FileNotFoundError:
    isolated = False


def expect(holds, words):
    print(("ok      " if holds else "FAILED  ") + words)
    if not holds:
        failures.append(words)


def sides(part):
    data = base64.b64decode(part.data)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", data[16:24])


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
        expected = {"preview", "render", "layout", "trace", "lint", "sweep", "compare"}
        expect(names >= expected, f"{mode}: tools")

        drawn = await it.call_tool(
            "render", {"scene": "plants/markers", "variants": ["after"], "max_width": 300})
        expect(not drawn.is_error, f"{mode}: render ends well")
        # The scene has a matrix of settings.
        expect(
            len(images(drawn)) == 3,
            f"{mode}: render has a picture for each orientation, and one of the matrix")
        expect(all(sides(part)[0] <= 300 for part in images(drawn)), f"{mode}: no wider than asked")

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


async def previews():
    # The first preview of a machine builds the porting tool, which takes minutes on a busy one.
    async with client("--seconds", "1800") as it:
        drawn = await it.call_tool(
            "preview", {"files": ["HerbCell.swift"], "max_width": 100, "max_height": 20})
        told = words(drawn) if drawn.is_error else ""
        expect(not drawn.is_error and len(images(drawn)) == 1, f"a preview is drawn {told}")
        expect(all(sides(part) == (50, 20) for part in images(drawn)), "no higher than asked")
        expect("UILabel 12,8 " in words(drawn), "a preview says where its label lies")
        broken = await it.call_tool("preview", {"files": ["Broken.swift"]})
        expect(broken.is_error, "what does not compile is an error")
        expect("Broken.swift:3:12: error: cannot find" in words(broken), "in the compiler's words")
        for name in ["../served", "HerbCell.swift", "results", ".."]:
            answer = await it.call_tool("preview", {"files": ["HerbCell.swift"], "name": name})
            expect(answer.is_error and "not a name" in words(answer), f"no name: {name}")
        for name in ["../secret.swift", "/etc", "link.json"]:
            answer = await it.call_tool("preview", {"files": [name]})
            expect(answer.is_error and "files" in words(answer), f"no file: {name}")
        await reached(it)


async def reached(it):
    """A preview calls this process, and succeeds only on a system that cannot isolate it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        with open(os.path.join(folder, "port"), "w") as file:
            file.write(str(listener.getsockname()[1]))
        answer = await it.call_tool("preview", {"files": ["Caller.swift"]})
    if isolated:
        expect('"alone"' in words(answer), "a preview has no network")
    else:
        told = "from the network: the source could reach it" in words(answer)
        expect('"reached"' in words(answer) and told, "a preview with a network is told of")


async def hostile():
    async with client() as it:
        for scene in ["../scene.json", "/etc/passwd", "link.json", "none.json", "a\0b", ""]:
            answer = await it.call_tool("layout", {"scene": scene})
            expect(answer.is_error, f"refused: {scene!r}")
        answer = await it.call_tool("layout", {"scene": "thief.json"})
        expect(answer.is_error and "in another folder" in words(answer), "a scene's picture outside")
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


async def endless():
    """The processes that a call started end with the call, in whatever way it ends."""
    async with client("--seconds", "15") as it:
        answer = await it.call_tool("preview", {"files": ["Endless.swift"]})
        expect(answer.is_error and "15 s" in words(answer), "an endless preview is stopped")
        await silence("when the time is over")
    async with client() as it:
        with anyio.CancelScope() as scope:
            async with anyio.create_task_group() as group:
                group.start_soon(it.call_tool, "preview", {"files": ["Endless.swift"]})
                await beats()
                scope.cancel()
        await silence("when the call is cancelled")
    with anyio.CancelScope() as scope:
        async with client() as it, anyio.create_task_group() as group:
            group.start_soon(it.call_tool, "preview", {"files": ["Endless.swift"]})
            await beats()
            scope.cancel()
    await silence("when the client goes")
    await killed()


async def killed():
    """The processes of a server that is killed, and cannot stop them itself, end too."""
    server = subprocess.Popen(
        [command, "serve"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    call = {"name": "preview", "arguments": {"files": ["Endless.swift"]}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
    server.stdin.write(json.dumps(message).encode() + b"\n")
    server.stdin.flush()
    await beats()
    server.kill()
    server.wait()
    await silence("when the server is killed")


async def beats():
    """Waits until the process that a preview started reports that it lives."""
    path = os.path.join(folder, "beats")
    if os.path.exists(path):
        os.remove(path)
    with anyio.move_on_after(60):
        while not os.path.exists(path):
            await anyio.sleep(0.05)
    expect(os.path.exists(path), "a preview starts a process")


async def silence(words):
    # Only namespaces reach a process that left its group.
    if not isolated:
        return
    path = os.path.join(folder, "beats")
    await anyio.sleep(0.5)
    size = os.path.getsize(path)
    await anyio.sleep(0.5)
    expect(os.path.getsize(path) == size, f"nothing lives on {words}")


async def greedy():
    async with client("--megabytes", "2048") as it:
        answer = await it.call_tool("preview", {"files": ["Greedy.swift"]})
        expect(answer.is_error and "limit of memory" in words(answer), "a greedy preview ends")


async def main():
    await tools("auto")
    await tools("legacy")
    await more()
    await previews()
    await hostile()
    await limits()
    await greedy()
    await endless()


anyio.run(main)
sys.exit(1 if failures else 0)
