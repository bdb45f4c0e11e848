import SnapshotAssertions
import Testing
import UIKit

/// The failure of a changed screen, divided into its lines.
struct Explanation {
  /// The lines that name causes, in their order.
  let causes: [String]
  /// The lines of the explanation after the first cause, without those of the proof.
  let rest: String
  /// The whole failure.
  let failure: String

  init(_ failure: String) {
    self.failure = failure
    let lines = failure.split(separator: "\n").map(String.init)
    let end = lines.firstIndex { $0.hasPrefix("  pixels:") } ?? lines.endIndex
    let explained = lines[..<end].dropFirst()
    // A long failure ends with the number of its other details.
    causes = explained.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map {
      String($0.dropFirst(2))
    }.filter { !($0.hasPrefix("and ") && $0.contains(" more line")) }
    // The line about the proof of a cause repeats the cause's text.
    rest = explained.dropFirst().filter { !$0.hasPrefix("    putting ") }.joined(separator: "\n")
  }
}

extension Device {
  /// A small screen without safe area.
  static let judged = Device(size: CGSize(width: 320, height: 480), scale: 1)
}

extension Screen {
  /// Makes a screen whose view is loaded, and changes it.
  static func made(_ change: (Self) -> Void = { _ in }) -> Self {
    let screen = Self()
    screen.loadViewIfNeeded()
    change(screen)
    return screen
  }
}

/// Expects the exact first line, no second cause, and none of the change's absent texts.
@MainActor func expectExplanation<Subject: Screen>(
  of change: Change<Subject>, on device: Device = .judged,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  // A controller is kept as long as its view is shown.
  let (golden, changed) = (Subject.made(), Subject.made(change.make))
  let explanation = try #require(
    Golden(of: golden.shown, as: .image(on: device)).explanation(of: changed.shown),
    "nothing differs", sourceLocation: sourceLocation)
  #expect(
    explanation.causes == [change.firstLine], "\(explanation.failure)",
    sourceLocation: sourceLocation)
  for word in change.absent {
    #expect(!explanation.rest.contains(word), sourceLocation: sourceLocation)
  }
}
