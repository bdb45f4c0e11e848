import Basics
import Foundation
import UIKit

/// UIKit's recorded console output.
///
/// Addresses are replaced by numbers that are the same in each run: the first object is `0x1`, the
/// next `0x2`.
package struct ConsoleText {
  /// The messages that were written.
  package let messages: [String]

  /// Records the console output while a closure runs, and returns the closure's result with it.
  @MainActor package static func recording<Result>(
    _ body: () -> Result
  ) -> (result: Result, console: ConsoleText) {
    let lines = Mutex<[String]>([])
    let writer = UIKitLog.writer
    defer { UIKitLog.writer = writer }
    UIKitLog.writer = { line in lines.withLock { $0.append(line) } }
    let result = body()
    return (result, ConsoleText(lines.withLock { $0 }))
  }

  private init(_ lines: [String]) {
    var numbers: [Substring: Int] = [:]
    messages = lines.map { line in
      line.replacing(/0x[0-9a-f]+/) { match in
        let number = numbers[match.output] ?? numbers.count + 1
        numbers[match.output] = number
        return "0x\(number)"
      }
    }
  }
}
