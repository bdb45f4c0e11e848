import Foundation

/// A program that does its work once for each line that it is sent: see `Peers/answer.h`.
final class PeerProcess {
  /// The time of a run, in milliseconds, and its result.
  struct Answer {
    let milliseconds: Double
    let result: Double
  }

  private let process = Process()
  private let (questions, answers) = (Pipe(), Pipe())
  private var rest = Data()
  private let name: String

  /// Starts a program, which prepares itself.
  init(_ program: String, _ arguments: [String]) throws {
    name = program
    process.executableURL = try Checkout.program(program)
    process.arguments = arguments
    process.standardInput = questions
    process.standardOutput = answers
    try process.run()
  }

  deinit {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Does the work once, and returns its time and result.
  func ask() throws -> Answer {
    try begin()
    return try finish()
  }

  /// Sends the line that starts the work.
  func begin() throws {
    guard process.isRunning else { throw PeerFailed(name: name) }
    try questions.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
  }

  /// Waits for the end of the work, and returns its time and result.
  func finish() throws -> Answer {
    while true {
      if let end = rest.firstIndex(of: 10) {
        let words = String(decoding: rest[rest.startIndex..<end], as: UTF8.self).split(
          separator: " ")
        rest = rest[(end + 1)...]
        guard words.count == 2, let time = Double(words[0]), let result = Double(words[1]) else {
          throw PeerFailed(name: name)
        }
        return Answer(milliseconds: time, result: result)
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { throw PeerFailed(name: name) }
      rest.append(more)
    }
  }
}

/// A peer that failed or ended early; it has printed the reason itself.
struct PeerFailed: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) failed" }
}
