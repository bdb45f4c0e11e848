import Foundation
import SnapshotAssertions
import Testing
import UIKit

/// One property changed at random in screens of random views.
@MainActor struct RandomChangeTests {
  /// The CPU time, in seconds, in which a hundred screens are recorded twice and compared.
  private static let budget = 1.0

  /// The CPU time of this thread, in seconds.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: 0..<10)
  func `a hundred screens name the property that changed, with both values`(hundred: Int) {
    let start = Self.seconds
    let misses = (100 * hundred..<100 * hundred + 100).compactMap(miss)
    #expect(Self.seconds - start < Self.budget)
    #expect(misses == [])
  }

  /// Changes a property of a screen so that something differs; returns what the first line says if
  /// it is not that.
  private func miss(_ seed: Int) -> String? {
    var generator = SeededGenerator(seed: -seed)
    let golden = Golden(of: RandomScreen(seed: seed).root, as: .image(scale: 1))
    // A property may be set without an effect: a corner radius without a background, or a text
    // behind another view.
    for _ in 0..<30 {
      let changed = RandomScreen(seed: seed)
      let view = generator.one(of: changed.views)
      guard let effect = generator.one(of: Mutation.all).apply(view, &generator),
        let explanation = golden.explanation(of: changed.root)
      else { continue }
      let first = explanation.causes.first ?? ""
      let words = [view.accessibilityIdentifier ?? ""] + effect.words
      return words.allSatisfy(first.contains) ? nil : "\(seed): \(words), not \(first)"
    }
    return "\(seed): nothing differs"
  }
}
