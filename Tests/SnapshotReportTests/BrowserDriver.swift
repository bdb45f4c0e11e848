import Foundation
import TestSupport

/// The program that drives a browser; it ends when the process of the tests ends, also by a crash.
final class BrowserDriver: @unchecked Sendable {
  private let process: RunningProgram
  private let lifeline = Pipe.kept()
  /// The connection at which it listens.
  let connection: BrowserConnection

  /// The advice where these tests cannot run.
  static let advice =
    "the report's page is tested in Chromium: apt-get install chromium chromium-driver, or brew install "
    + "--cask chromium chromedriver"

  /// Whether browser and driver are installed.
  static var isInstalled: Bool {
    InstalledProgram.path(of: ["chromedriver"]) != nil && InstalledProgram.browser != nil
  }

  /// Starts the driver and waits until it listens.
  init() throws {
    guard let driver = InstalledProgram.path(of: ["chromedriver"]) else {
      throw BrowserConnection.Failure(description: Self.advice)
    }
    let output = Pipe.kept()
    // The pipe's other end closes when this process is gone, and then `read` returns.
    process = try RunningProgram(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "\"$0\" --port=0 & pid=$!; read line; kill -9 $pid", driver],
      input: lifeline.fileHandleForReading, output: output.fileHandleForWriting,
      errors: FileHandle(forWritingAtPath: "/dev/null"))
    try lifeline.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    connection = BrowserConnection(port: try Self.port(toldBy: output.fileHandleForReading))
  }

  deinit { stop() }

  /// Ends the driver, and with it the browser.
  func stop() {
    try? lifeline.fileHandleForWriting.close()
    _ = process.waitUntilExit()
  }

  private static func port(toldBy handle: FileHandle) throws -> UInt16 {
    var text = ""
    while let data = try handle.read(upToCount: 1), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      guard text.hasSuffix(".\n"),
        let range = text.range(of: "successfully on port ", options: .backwards)
      else { continue }
      if let port = UInt16(text[range.upperBound...].prefix { $0.isNumber }) { return port }
    }
    throw BrowserConnection.Failure(description: "chromedriver did not start: \(text)")
  }
}
