import Foundation
import Testing
import UIKit

@testable import LayoutScenes

/// Constraints of a scene's cells that contradict each other.
@MainActor @Suite(.serialized) struct SceneConflictTests {
  private func scene(_ lines: String) throws -> LayoutScenes.Scene {
    try readScene(
      """
      { "figure": "a", "device": { "size": [320, 480], "scale": 2 },
        "cell": { "constraints": [
          \(lines), "V:|-8-[title]-(>=8)-|" ] },
        "data": { "sections": [{ "items": [ { "title": "Basil" }, { "title": "Dill" } ] }] },
        "variants": { "x": { "layout": { "type": "flow", "itemSize": [200, 80] } } } }
      """)
  }

  @Test func `the line that is broken is told once, with its place and the reason`() throws {
    let scene = try scene("\"H:|-12-[title(100)]-12-|\"")
    let error = #expect(throws: SceneError.self) { try scene.checkConstraints() }
    #expect(error?.position == TextPosition(line: 3, column: 5))
    #expect(error?.path == "$.cell.constraints[0]")
    #expect(error?.problem.hasPrefix("contradicts the others: ") == true)
    #expect(error?.problem.contains("title wants to be 100 wide") == true)
    #expect(error?.description.contains("0x") == false)
    #expect(error?.others == [])
  }

  @Test func `constraints that hold together are no error`() throws {
    try scene("\"H:|-12-[title]-12-|\"").checkConstraints()
    try scene("\"H:|-12-[title(100@750)]-12-|\"").checkConstraints()
  }

  @Test func `the console says nothing of what is told as an error`() throws {
    let scene = try scene("\"H:|-12-[title(100)]-12-|\"")
    let writer = UIKitLog.writer
    let lines = LockedLines()
    UIKitLog.writer = { lines.append($0) }
    defer { UIKitLog.writer = writer }
    #expect(throws: SceneError.self) { try scene.checkConstraints() }
    #expect(lines.all.isEmpty)
  }
}

private final class LockedLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func append(_ line: String) { lock.withLock { lines.append(line) } }

  var all: [String] { lock.withLock { lines } }
}
