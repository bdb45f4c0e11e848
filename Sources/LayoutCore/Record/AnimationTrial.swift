/// A test whether changed animations explain a difference: when an animation begins, it is replaced
/// by the recorded one of a golden.
///
/// ```
/// golden  opacity from 1 to 0 in 0.3 s ─┐ put back
/// now     opacity from 1 to 0 in 0.2 s ─┴─▶ all frames are recorded again, and compared
/// ```
package struct AnimationTrial: Sendable {
  /// An animation of a view, as recorded in the golden and now.
  package struct Restoration: Sendable, Hashable {
    /// The label of the view, as recorded.
    package let view: String
    /// The property that records the animation, such as `animation.position`; `golden` and `actual`
    /// are its values.
    package let property: LayoutRecord.ViewProperty
    /// The text that describes the animation in the golden; that animation replaces the present
    /// one.
    package let golden: String
    /// The text that describes the present animation.
    package let actual: String

    /// Creates a restoration; nil if the property is not an animation, if one of the animations is
    /// missing, or if a field differs that cannot be replaced.
    package init?(
      view: String, property: LayoutRecord.ViewProperty, golden: String, actual: String
    ) {
      let sides = [golden, actual].map(LayoutRecord.AnimationField.fields)
      guard property.animatedKeyPath != nil, sides.allSatisfy({ $0[.duration] != nil }),
        LayoutRecord.AnimationField.allCases.allSatisfy({
          $0.canBePutBack || sides[0][$0] == sides[1][$0]
        })
      else { return nil }
      (self.view, self.property) = (view, property)
      (self.golden, self.actual) = (golden, actual)
    }
  }

  /// The trial of the current task; nil if there is none.
  @TaskLocal package static var current: AnimationTrial?

  /// The animations that are replaced.
  package let values: [Restoration]

  /// Creates a trial that replaces some animations.
  package init(_ values: [Restoration]) { self.values = values }
}

extension LayoutRecord {
  /// A field of the recorded text of an animation: `from 0; to 1; duration 0.3 s`.
  package enum AnimationField: String, Sendable, CaseIterable {
    case duration, delay, curve, damping, velocity, mass, stiffness
    case repeatCount = "repeat count"
    case autoreverses, speed, additive, values
    case keyTimes = "key times"
    case from, to

    /// Whether the field's value can be replaced by that of a golden when an animation begins.
    package var canBePutBack: Bool {
      [.duration, .delay, .repeatCount, .autoreverses, .from, .to].contains(self)
    }

    /// The value of the field if the text of an animation does not contain the field.
    package var standard: String {
      switch self {
      case .delay: "0 s"
      case .repeatCount, .speed: "1"
      case .autoreverses, .additive: "no"
      default: "none"
      }
    }

    /// Returns the fields in a recorded text.
    package static func fields(of text: String) -> [AnimationField: String] {
      let parts = text.split(separator: ";").map { $0.trimmingPrefix(" ") }
      let fields = parts.compactMap { part in
        allCases.first { part.hasPrefix("\($0.rawValue) ") }
          .map { ($0, String(part.dropFirst($0.rawValue.count + 1))) }
      }
      return Dictionary(fields, uniquingKeysWith: { first, _ in first })
    }
  }
}
