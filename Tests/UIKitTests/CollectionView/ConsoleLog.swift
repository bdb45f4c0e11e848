import Foundation
import LayoutTruth
import Testing
import UIKit

/// The messages that UIKit would have written to the console.
final class ConsoleLog: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []

  var lines: [String] { lock.withLock { stored } }

  @MainActor func recording<Result>(_ body: () -> Result) -> Result {
    let writer = UIKitLog.writer
    defer { UIKitLog.writer = writer }
    UIKitLog.writer = { line in self.lock.withLock { self.stored.append(line) } }
    return body()
  }

  /// Expects that each line contains the text at its place.
  func check(_ expected: [String], in turn: Transposition) {
    #expect(lines.count == expected.count, "\(lines)")
    for (line, text) in zip(lines, expected) {
      #expect(line.contains(turn.words(text)), "\(line)")
    }
  }
}
