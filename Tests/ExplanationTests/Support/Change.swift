import Testing
import UIKit

/// One change of a screen, with the explanation that it demands.
struct Change<Subject: Screen>: Sendable, CustomTestStringConvertible {
  /// The first line of the failure.
  let firstLine: String
  /// Words and names of views that no line after the first may have.
  let absent: [String]
  /// Changes the screen.
  let make: @MainActor @Sendable (Subject) -> Void

  /// Makes a change.
  init(
    _ firstLine: String, not absent: [String] = [],
    _ make: @escaping @MainActor @Sendable (Subject) -> Void
  ) {
    self.firstLine = firstLine
    self.absent = absent
    self.make = make
  }

  var testDescription: String { firstLine }
}
