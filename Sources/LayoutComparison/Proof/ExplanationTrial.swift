package import LayoutCore

/// A test of the first causes found in a layout: for each, the golden's values replace those of the
/// new layout, and the resulting frames are compared with the golden's.
package struct ExplanationTrial: Sendable {
  private let golden: RecordedLayout
  private let actual: RecordedLayout
  private let frames: [FrameDifference]
  private let attempts: [Attempt]

  /// A cause with the golden's values that undo it.
  private struct Attempt: Sendable {
    let name: String
    let values: PutBackValues
    let own: CountedPlaces
  }

  /// The maximum number of causes that are tested.
  private static let mostCauses = 3

  /// Prepares the test of a layout's causes; nil if only one picture shows the layout, if no frame
  /// differs, or if none of the first causes has values that can be replaced.
  package init?(_ difference: LayoutDifference) {
    guard let golden = difference.golden, let actual = difference.actual else { return nil }
    frames = FrameDifference.all(from: golden.layout, to: actual.layout)
    if frames.isEmpty { return nil }
    (self.golden, self.actual) = (golden, actual)
    let frames = frames
    attempts = difference.causes.prefix(Self.mostCauses).compactMap { cause in
      let own = CountedPlaces(of: cause)
      // The test compares frames, so a cause that changes no frame cannot be tested.
      guard difference.causes.count == 1 || frames.contains(where: own.contains) else { return nil }
      return PutBackValues(of: cause, from: golden.layout, to: actual.layout).map {
        Attempt(name: cause.trigger.sameness, values: $0, own: own)
      }
    }
    if attempts.isEmpty { return nil }
  }

  /// Tests the causes on a screen if the screen shows the layout that was compared.
  ///
  /// - Parameters:
  ///   - screen: a screen that is laid out again.
  ///   - hasTime: whether there is time for another attempt.
  /// - Returns: the result for each cause that was tested, by the name of the cause; nil if the
  ///   screen shows another layout, or one that differs each time.
  @MainActor package func proofs(
    on screen: LayoutTrialScreen, while hasTime: () -> Bool
  ) -> [String: Cause.Proof]? {
    guard screen.device == actual.device, screen.orientation == actual.orientation,
      differences(from: actual, to: screen.layout).isEmpty
    else { return nil }
    var proofs: [String: Cause.Proof] = [:]
    for attempt in attempts where hasTime() {
      let restorations = attempt.values.restorations
      guard let layout = screen.layout(puttingBack: restorations),
        restorations.allSatisfy({ $0.holds(in: layout) })
      else { continue }
      proofs[attempt.name] = proof(of: attempt, layout)
    }
    return proofs
  }

  private func proof(of attempt: Attempt, _ layout: LayoutRecord) -> Cause.Proof {
    let (remaining, words) = (differences(from: golden, to: layout), attempt.values.words)
    if remaining.isEmpty { return Cause.Proof(words, .golden) }
    if remaining == frames, differences(from: actual, to: layout).isEmpty {
      return Cause.Proof(words, .unchanged)
    }
    let own = remaining.filter(attempt.own.contains)
    let hasOtherCauses = frames.contains { !attempt.own.contains($0) }
    if own.isEmpty && hasOtherCauses { return Cause.Proof(words, .own) }
    return Cause.Proof(words, .remaining, remaining: (own.isEmpty ? remaining : own).map(\.text))
  }

  private func differences(
    from pane: RecordedLayout, to layout: LayoutRecord
  ) -> [FrameDifference] {
    let sides = LayoutRecord.comparable(pane.layout, pane.showing(layout.inWords).layout)
    return FrameDifference.all(from: sides.0, to: sides.1)
  }
}

/// The elements and views that a cause counts, by their labels.
private struct CountedPlaces: Sendable {
  private let elements: Set<String>
  private let views: Set<[String]>

  init(of cause: Cause) {
    let members = cause.members
    elements = Set((members.own + members.affected).map(\.element.label))
    views = Set(
      members.owners.flatMap { owner in
        ([owner.change] + owner.change.moved).map { change in
          (owner.element.map { [$0.element.label] } ?? []) + change.path
        }
      })
  }

  func contains(_ difference: FrameDifference) -> Bool {
    views.contains(difference.path) || difference.path.first.map(elements.contains) ?? false
  }
}
