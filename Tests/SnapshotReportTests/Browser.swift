import Foundation
import TestSupport

/// A headless browser with one window, driven over the WebDriver protocol.
final class Browser: Sendable {
  private let driver: BrowserDriver
  private let session: String

  init() throws {
    driver = try BrowserDriver()
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--window-size=1440,900", "--hide-scrollbars", "--force-color-profile=srgb",
    ]
    let options: [String: Any] = ["binary": InstalledProgram.browser ?? "", "args": arguments]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
    let body = try JSONSerialization.data(
      withJSONObject: ["capabilities": ["alwaysMatch": capabilities]])
    let answer = try driver.connection.ask("POST", "/session", body)
    session = try Self.value(Session.self, in: answer).sessionId
  }

  private struct Session: Decodable { let sessionId: String }

  /// Closes the browser.
  func quit() {
    _ = try? driver.connection.ask("DELETE", "/session/\(session)")
    driver.stop()
  }

  /// Opens an address; earlier pages' stored values and messages are removed.
  func open(_ url: URL, fragment: String = "") throws {
    _ = try log()
    try run("try { localStorage.clear(); } catch {}")
    // With another fragment alone, nothing would be loaded.
    try send(
      "url", ["url": "\(url.absoluteString)?\(UInt32.random(in: 0...UInt32.max))\(fragment)"])
  }

  /// Loads the page again.
  func reload() throws { try send("refresh") }

  /// Runs a script that returns nothing.
  func run(_ script: String) throws {
    try send("execute/sync", ["script": script, "args": [Any]()])
  }

  /// Returns the value of an expression.
  func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let answer = try ask("execute/sync", ["script": "return \(expression)", "args": [Any]()])
    return try Self.value(type, in: answer)
  }

  /// Presses keys, one after the other.
  func press(_ keys: String...) throws {
    let strokes = keys.flatMap {
      [["type": "keyDown", "value": $0], ["type": "keyUp", "value": $0]]
    }
    try send("actions", ["actions": [["type": "key", "id": "keys", "actions": strokes]]])
  }

  /// Clicks the middle of the element that a selector finds.
  func click(_ selector: String) throws {
    let element = try ask("element", ["using": "css selector", "value": selector])
    let found = try Self.value([String: String].self, in: element)
    try send("element/\(found.values.first ?? "")/click")
  }

  /// Drags the pointer between two places of the window.
  func drag(from start: (Int, Int), to end: (Int, Int)) throws {
    let actions: [[String: Any]] = [
      ["type": "pointerMove", "x": start.0, "y": start.1], ["type": "pointerDown", "button": 0],
      ["type": "pointerMove", "x": end.0, "y": end.1, "duration": 20],
      ["type": "pointerUp", "button": 0],
    ]
    try send("actions", ["actions": [["type": "pointer", "id": "mouse", "actions": actions]]])
  }

  /// Sends a command of the browser's own protocol, such as the size of the screen.
  func tell(_ command: String, _ parameters: [String: Any]) throws {
    try send("goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  /// Waits until an expression is true.
  func wait(_ expression: String) throws {
    for _ in 0..<400 {
      if try value("Boolean(\(expression))", as: Bool.self) { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw BrowserConnection.Failure(description: "still false: \(expression)")
  }

  /// Returns the page's messages on the console since the last call.
  func log() throws -> [String] {
    struct Line: Decodable { let message: String }
    return try Self.value([Line].self, in: try ask("se/log", ["type": "browser"])).map(\.message)
  }

  /// A picture of the window, as PNG.
  func screenshot() throws -> Data {
    let answer = try driver.connection.ask("GET", "/session/\(session)/screenshot")
    return Data(base64Encoded: try Self.value(String.self, in: answer)) ?? Data()
  }

  private func send(_ command: String, _ parameters: [String: Any] = [:]) throws {
    _ = try ask(command, parameters)
  }

  private func ask(_ command: String, _ parameters: [String: Any]) throws -> Data {
    let body = try JSONSerialization.data(withJSONObject: parameters)
    let answer = try driver.connection.ask("POST", "/session/\(session)/\(command)", body)
    if let problem = try? Self.value(Problem.self, in: answer) {
      throw BrowserConnection.Failure(
        description: "\(command): \(problem.error): \(problem.message)")
    }
    return answer
  }

  private struct Problem: Decodable {
    let error: String
    let message: String
    let stacktrace: String
  }

  private static func value<Value: Decodable>(_ type: Value.Type, in answer: Data) throws -> Value {
    do {
      return try JSONDecoder().decode(Answer<Value>.self, from: answer).value
    } catch {
      throw BrowserConnection.Failure(
        description: String(decoding: answer.prefix(2000), as: UTF8.self))
    }
  }
}

/// The driver's envelope of each response.
private struct Answer<Value: Decodable>: Decodable { let value: Value }
