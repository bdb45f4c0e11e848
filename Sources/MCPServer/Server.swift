import Foundation
import LayoutCore

/// A server of the Model Context Protocol, which responds to a client's messages.
///
/// ```
/// line ── ClientMessage ─┬─ initialize, server/discover, ping, tools/list ── response
///                        ├─ tools/call ── ToolCall, in a task ── response, later
///                        └─ notifications/cancelled ── the task is cancelled, without a response
/// ```
actor Server {
  /// A function that runs a tool's call.
  typealias Runner = @Sendable (ServedTool, [String: JSONValue]) async -> ToolAnswer

  private let tools: [ServedTool]
  private let version: String
  private let run: Runner
  private let send: @Sendable (String) -> Void
  private var calls: [ClientMessage.Identifier: Task<Void, Never>] = [:]

  /// The maximum number of simultaneous calls; each call is a process.
  static let callLimit = 8

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - tools: the tools that a client may call.
  ///   - version: the program's version.
  ///   - send: a closure that sends a message, given as a line without a line feed at its end.
  ///   - run: a closure that runs a tool's call.
  init(
    tools: [ServedTool], version: String, send: @escaping @Sendable (String) -> Void,
    run: @escaping Runner
  ) {
    (self.tools, self.version, self.send, self.run) = (tools, version, send, run)
  }

  /// Handles a line from the client.
  func receive(_ line: MessageLines.Line) {
    guard case .message(let data) = line else {
      return answer(nil, .unreadable("this line is too long for a message"))
    }
    do throws(ClientMessage.Fault) {
      switch try ClientMessage(data) {
      case .request(let identifier, let method, let parameters):
        respond(to: identifier, method, parameters)
      case .notification(let method, let parameters):
        if method == "notifications/cancelled" { cancel(.init(parameters["requestId"])) }
      case .answer: break
      }
    } catch {
      answer(error.identifier, error.error)
    }
  }

  func stop() {
    for call in calls.values { call.cancel() }
  }

  /// Waits until all calls have ended, except for calls that the client cancelled.
  func finish() async {
    while let call = calls.values.first { await call.value }
  }

  private func cancel(_ identifier: ClientMessage.Identifier?) {
    guard let identifier else { return }
    // The call is removed at once, since no response may be sent for a cancelled call.
    calls.removeValue(forKey: identifier)?.cancel()
  }

  private func respond(
    to identifier: ClientMessage.Identifier, _ method: String,
    _ parameters: [String: JSONValue]
  ) {
    do throws(ProtocolError) {
      try checkVersion(parameters)
      switch method {
      case "initialize": answer(identifier, greeting(parameters["protocolVersion"]?.text))
      case "server/discover": answer(identifier, discovery)
      case "ping": answer(identifier, .object([]))
      case "tools/list": answer(identifier, list)
      case "tools/call": try call(identifier, parameters)
      default: throw .unknownMethod(String(method.prefix(80)))
      }
    } catch {
      answer(identifier, error)
    }
  }

  /// Throws an error if a request contains a version of the protocol that is not supported.
  private func checkVersion(_ parameters: [String: JSONValue]) throws(ProtocolError) {
    guard let version = parameters["_meta"]?[ProtocolVersion.key]?.text,
      !ProtocolVersion.all.contains(version)
    else { return }
    throw .unknownVersion(String(version.prefix(80)))
  }

  private func call(
    _ identifier: ClientMessage.Identifier, _ parameters: [String: JSONValue]
  ) throws(ProtocolError) {
    guard let name = parameters["name"]?.text else {
      throw .wrongParameters("\"name\" must be the name of a tool")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw .wrongParameters("there is no tool \"\(name.prefix(80))\"; the tools are: \(names)")
    }
    guard let arguments = (parameters["arguments"] ?? .object([])).dictionary else {
      throw .wrongParameters("\"arguments\" must be an object")
    }
    guard calls[identifier] == nil else { throw .noRequest("a call with this id is under way") }
    guard calls.count < Self.callLimit else { throw .tooManyCalls(Self.callLimit) }
    calls[identifier] = Task {
      let answer = await run(tool, arguments)
      finish(identifier, answer)
    }
  }

  /// Sends a call's result, unless the call was cancelled in the meantime.
  private func finish(_ identifier: ClientMessage.Identifier, _ answer: ToolAnswer) {
    // A call that the client has cancelled is already removed. A call that `stop()` has cancelled
    // is removed here, since `finish()` waits for that.
    guard calls.removeValue(forKey: identifier) != nil, !Task.isCancelled else { return }
    self.answer(identifier, stamped(answer.json))
  }
}

extension Server {
  private var identity: JSONValue {
    .object([("name", .text("quarterturn")), ("version", .text(version))])
  }
  private static let capabilities: JSONValue = .object([("tools", .object([]))])
  private static let instructions = """
    Quarterturn lays out UIKit's views and collection views without UIKit, and draws them. To see \
    unchanged Swift source for iOS, call preview: it compiles the source and runs it on this \
    machine with the rights of the server's user, who can read and write files anywhere. \
    \(ServedTool.confinement) No other tool runs source or writes into the folder. The tools for layouts take a scene: a JSON file, \
    or a figure of the gallery such as plants/markers. Paths are relative to the server's folder.
    """

  private func greeting(_ version: String?) -> JSONValue {
    .object([
      ("protocolVersion", .text(ProtocolVersion.agreed(on: version))),
      ("capabilities", Self.capabilities), ("serverInfo", identity),
      ("instructions", .text(Self.instructions)),
    ])
  }

  private var discovery: JSONValue {
    stamped(
      .object(
        [
          ("supportedVersions", .list(ProtocolVersion.all.map(JSONValue.text))),
          ("capabilities", Self.capabilities), ("instructions", .text(Self.instructions)),
        ] + Self.lasting))
  }

  private var list: JSONValue {
    stamped(.object([("tools", .list(tools.map(\.json)))] + Self.lasting))
  }

  /// The members that permit clients to cache a response for an hour, since it changes only if the
  /// program is replaced.
  private static let lasting: [JSONValue.Member] = [
    ("ttlMs", .integer(3_600_000)), ("cacheScope", .text("public")),
  ]

  /// Adds the members that clients without a session expect in a result.
  ///
  /// Clients with a session ignore these members.
  private func stamped(_ result: JSONValue) -> JSONValue {
    guard case .object(let members) = result else { return result }
    return .object(
      members + [
        ("resultType", .text("complete")),
        ("_meta", .object([(ProtocolVersion.serverKey, identity)])),
      ])
  }

  private func answer(_ identifier: ClientMessage.Identifier, _ result: JSONValue) {
    write([("id", identifier.json), ("result", result)])
  }

  private func answer(_ identifier: ClientMessage.Identifier?, _ error: ProtocolError) {
    write([("id", identifier?.json ?? .null), ("error", error.json)])
  }

  private func write(_ members: [JSONValue.Member]) {
    // The canonical form of JSON has line breaks only in arrays of the case `JSONValue.lines`,
    // which no message contains.
    send(JSONValue.object([("jsonrpc", .text("2.0"))] + members).canonical)
  }
}
