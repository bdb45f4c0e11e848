import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import quarterturn

/// One call of a tool of the built command's server, over its streams.
struct ServedCall {
  /// All text of the answer.
  let text: String
  /// The texts of the answer, one for each part.
  let texts: [String]
  /// Whether the answer says that the tool failed.
  let isError: Bool

  /// Starts a server in a folder, calls a tool and ends the server.
  init(_ tool: String, _ arguments: String, in folder: URL) throws {
    let answer = try Self.result(
      of: "tools/call", "{\"name\":\"\(tool)\",\"arguments\":\(arguments)}", in: folder)
    guard case .list(let parts) = answer["content"] else { throw NoAnswer() }
    texts = parts.compactMap { $0["text"]?.text }
    text = texts.joined(separator: "\n")
    isError = answer["isError"] == .flag(true)
  }

  /// Starts a server in a folder, and returns its answer to a request.
  static func result(
    of method: String, _ parameters: String, in folder: URL
  ) throws -> [String: JSONValue] {
    let (input, output) = (Pipe.kept(), Pipe.kept())
    // The first preview of a machine builds the porting tool, which takes minutes on a busy one.
    let process = try RunningProgram(
      try #require(CommandRun.command), ["serve", "--seconds", "1800"],
      environment: ProcessInfo.processInfo.environment
        .merging(["XDG_CACHE_HOME": KeptTools.caches.path]) { $1 },
      in: folder, input: input.fileHandleForReading, output: output.fileHandleForWriting)
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    let line = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\(method)\",\"params\":\(parameters)}\n"
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    var data = Data()
    while case let part = output.fileHandleForReading.availableData, !part.isEmpty {
      data += part
      if part.last == UInt8(ascii: "\n") { break }
    }
    // The server ends with its input.
    try input.fileHandleForWriting.close()
    _ = process.waitUntilExit()
    let answer = try JSONDocument([UInt8](data), .message).value
    guard let result = answer["result"]?.dictionary else { throw NoAnswer() }
    return result
  }

  private struct NoAnswer: Error {}
}
