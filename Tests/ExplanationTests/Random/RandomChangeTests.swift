import Foundation
import SnapshotAssertions
import Testing
import UIKit

/// One property changed at random in screens of random views.
///
/// A part of the thousand seeds runs always; all run if `QUARTERTURN_FUZZ_SECONDS` is set, as it is
/// every night.
@MainActor struct RandomChangeTests {
  /// The groups of fifty seeds that run.
  nonisolated private static let groups =
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ_SECONDS"] == nil ? 0..<2 : 0..<20

  @Test(arguments: groups)
  func `the first line names the property that changed, with both values`(group: Int) {
    let misses = (50 * group..<50 * group + 50).compactMap(miss)
    #expect(misses == [])
  }

  /// Changes a property of a random view until a pixel or the layout differs; returns a message if
  /// the explanation's first line does not name the change, or if nothing differs.
  private func miss(_ seed: Int) -> String? {
    var generator = SeededGenerator(seed: -seed)
    let golden = Golden(of: RandomScreen(seed: seed).root, as: .image(scale: 1))
    // A property may be set without an effect: a corner radius without a background, or a text
    // behind another view.
    for _ in 0..<100 {
      let changed = RandomScreen(seed: seed)
      let view = generator.one(of: changed.views)
      let mutation = generator.one(of: Mutation.all)
      guard let effect = mutation.apply(view, &generator),
        let explanation = golden.explanation(of: changed.root)
      else { continue }
      let first = explanation.causes.first ?? ""
      let words = [view.accessibilityIdentifier ?? ""] + effect.words
      return words.allSatisfy(first.contains)
        ? nil : "\(seed), \(mutation.name): \(words), not \(first)"
    }
    return "\(seed): nothing differs"
  }
}
