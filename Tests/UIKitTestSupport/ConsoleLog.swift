import Foundation
import UIKit

/// The messages that UIKit would have written to the console.
package final class ConsoleLog: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []

  package init() {}

  package var lines: [String] { lock.withLock { stored } }

  @MainActor package func recording<Result>(_ body: () -> Result) -> Result {
    let writer = UIKitLog.writer
    defer { UIKitLog.writer = writer }
    UIKitLog.writer = { line in self.lock.withLock { self.stored.append(line) } }
    return body()
  }
}
