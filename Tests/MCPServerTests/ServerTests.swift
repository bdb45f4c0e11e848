import Basics
import CommandLineKit
import Foundation
import LayoutCore
import Testing

@testable import MCPServer

struct ServerTests {
  private static let tools = [
    ServedTool(
      Command("lint", summary: "", examples: []) { _, _ in .good }, "Looks for broken rules.",
      [ToolParameter(operand: "scene", .path, "a scene file")], options: ["help"])
  ]

  /// Sends lines to a server whose tools do nothing, and returns its answers.
  private func answers(
    to lines: [String], run: @escaping Server.Runner = { tool, _ in ToolAnswer([tool.name]) }
  ) async -> [String] {
    let sent = Mutex<[String]>([])
    let server = Server(tools: Self.tools, version: "1") { line in
      sent.withLock { $0.append(line) }
    } run: { tool, arguments in
      await run(tool, arguments)
    }
    for line in lines { await server.receive(.message(Data(line.utf8))) }
    await server.finish()
    return sent.withLock { $0 }
  }

  private func answer(to line: String) async throws -> [String: JSONValue] {
    let answers = await answers(to: [line])
    try #require(answers.count == 1)
    return try #require(JSONDocument(Array(answers[0].utf8), .message).value.dictionary)
  }

  private func errorCode(of line: String) async throws -> JSONValue? {
    try await answer(to: line)["error"]?["code"]
  }

  @Test(arguments: ["2024-11-05", "2025-11-25"])
  func `a session begins with the version that was asked for`(version: String) async throws {
    let answer = try await answer(
      to:
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
    )
    #expect(answer["result"]?["protocolVersion"] == .text(version))
    #expect(answer["id"] == .integer(1))
  }

  @Test func `an unknown version is met with the newest of sessions`() async throws {
    let answer = try await answer(
      to: #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"1999"}}"#)
    #expect(answer["result"]?["protocolVersion"] == .text("2025-11-25"))
    #expect(answer["id"] == .text("a"))
  }

  @Test func `a request that names an unknown version is told which there are`() async throws {
    let answer = try await answer(
      to: """
        {"jsonrpc":"2.0","id":1,"method":"tools/list",\
        "params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01"}}}
        """)
    let error = try #require(answer["error"]?.dictionary)
    #expect(error["code"] == .integer(-32022))
    #expect(error["data"]?["requested"] == .text("2099-01-01"))
  }

  @Test func `every tool has a schema that names its required arguments`() async throws {
    let answer = try await answer(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    guard case .list(let tools) = answer["result"]?["tools"] else {
      Issue.record("no list of tools")
      return
    }
    #expect(tools.count == Self.tools.count)
    for tool in tools {
      let schema = try #require(tool["inputSchema"]?.dictionary)
      #expect(schema["type"] == .text("object"))
      #expect(schema["additionalProperties"] == .flag(false))
      #expect(schema["required"] == .list([.text("scene")]))
    }
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("nonsense", -32700), ("[]", -32600), ("3", -32600),
    (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"rm -rf"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"shell"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":["lint"]}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lint","arguments":"a"}}"#,
      -32602
    ),
  ])
  func `what is no message gets the protocol's error`(line: String, code: Int) async throws {
    #expect(try await errorCode(of: line) == .integer(code))
  }

  @Test func `brackets without end are refused before anything recursive reads them`() async throws
  {
    let line = String(repeating: "[", count: 500_000)
    #expect(try await errorCode(of: line) == .integer(-32700))
  }

  @Test func `a notification and an answer are not answered`() async {
    let lines = [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/unheard-of"}"#,
      #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
    ]
    #expect(await answers(to: lines) == [])
  }

  @Test func `a call that is cancelled ends, and is not answered`() async {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lint"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ]
    let answers = await answers(to: lines) { _, _ in
      // The sleep ends at once if the call is cancelled; otherwise the test would not end.
      try? await Task.sleep(for: .seconds(3600))
      return ToolAnswer(["too late"])
    }
    #expect(answers == [#"{"jsonrpc":"2.0","id":2,"result":{}}"#])
  }

  @Test func `a server that is stopped in the middle of a call comes to its end`() async {
    let server = Server(tools: Self.tools, version: "1") { _ in
    } run: { _, _ in
      try? await Task.sleep(for: .seconds(3600))
      return ToolAnswer(["too late"])
    }
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lint"}}"#
    await server.receive(.message(Data(call.utf8)))
    await server.stop()
    await server.finish()
  }

  @Test func `more calls than the limit, and a second one of an id, are refused`() async {
    let call = { (id: Int) in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"lint"}}"#
    }
    let gate = AsyncStream<Void>.makeStream()
    let ids = Array(1...Server.callLimit) + [1, 100]
    let sent = Mutex<[String]>([])
    let server = Server(tools: Self.tools, version: "1") { line in
      sent.withLock { $0.append(line) }
    } run: { _, _ in
      for await _ in gate.stream {}
      return ToolAnswer(["done"])
    }
    for id in ids { await server.receive(.message(Data(call(id).utf8))) }
    let refused = sent.withLock { $0 }
    #expect(refused.count == 2)
    #expect(refused.first?.contains("\"code\":-32600") == true)
    #expect(refused.last?.contains("\"code\":-32000") == true)
    gate.continuation.finish()
    await server.finish()
    #expect(sent.withLock { $0.count } == 2 + Server.callLimit)
  }
}
