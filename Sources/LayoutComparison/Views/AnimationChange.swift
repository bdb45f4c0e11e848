package import LayoutCore

/// The difference of the animations of one key path of a view, as recorded by films.
///
/// ```
/// golden  from 0; to 1; duration 0.3 s; curve ease in out
/// now     from 0; to 1; duration 0.2 s; curve ease in out      duration 0.3 s → 0.2 s
/// ```
package struct AnimationChange {
  private let golden: [String: String]
  private let actual: [String: String]

  /// The names of the fields, in the order in which they are reported.
  private static let fields = [
    "duration", "delay", "curve", "damping", "velocity", "mass", "stiffness", "repeat count",
    "autoreverses", "speed", "additive", "values", "key times", "from", "to",
  ]
  private static let values: Set = ["values", "key times", "from", "to"]
  private static let standards = [
    "delay": "0 s", "repeat count": "1", "autoreverses": "no", "speed": "1", "additive": "no",
  ]

  /// Creates the difference; nil if the property is no animation.
  package init?(_ property: ViewChange.Property) {
    guard property.key.animatedKeyPath != nil else { return nil }
    golden = Self.fields(of: property.golden)
    actual = Self.fields(of: property.actual)
  }

  /// Returns the fields in a recorded text.
  private static func fields(of text: String) -> [String: String] {
    if text == LayoutRecord.ViewProperty.withTurn { return [text: text] }
    let parts = text.split(separator: "; ").compactMap { part in
      fields.first { part.hasPrefix("\($0) ") }.map { ($0, String(part.dropFirst($0.count + 1))) }
    }
    return Dictionary(parts, uniquingKeysWith: { first, _ in first })
  }

  /// The fields that differ, with their values.
  private var changes: [(name: String, golden: String, actual: String)] {
    Self.fields.compactMap { name in
      let standard = Self.standards[name] ?? "none"
      let (old, new) = (golden[name] ?? standard, actual[name] ?? standard)
      return old == new ? nil : (name, old, new)
    }
  }

  /// Whether the animation is on both sides, and only its values differ, which can follow from the
  /// layout.
  package var isOfValues: Bool {
    !golden.isEmpty && !actual.isEmpty && changes.allSatisfy { Self.values.contains($0.name) }
  }

  /// Whether an animation with the timing of the turn was added or removed, as it is if the turn
  /// sets the property or no longer does.
  var isOfTurn: Bool {
    golden.isEmpty && actual[LayoutRecord.ViewProperty.withTurn] != nil
      || actual.isEmpty && golden[LayoutRecord.ViewProperty.withTurn] != nil
  }

  /// The change as text after the name: `duration 0.3 s → 0.2 s, delay 0 s → 0.1 s`.
  var text: String {
    guard golden["duration"] != nil, actual["duration"] != nil else {
      return "\(Self.summary(golden)) → \(Self.summary(actual))"
    }
    return changes.map { "\($0.name) \($0.golden) → \($0.actual)" }.joined(separator: ", ")
  }

  /// Returns the animation in short: `1 to 0 in 0.3 s`; `none` if there is none.
  private static func summary(_ fields: [String: String]) -> String {
    guard let duration = fields["duration"] else { return fields.keys.first ?? "none" }
    let ends = [fields["from"], fields["to"]].compactMap(\.self).joined(separator: " to ")
    let values = fields["values"] ?? ends
    let delay = fields["delay"].map { " after \($0)" } ?? ""
    return "\(values) in \(duration)\(delay)"
  }

  /// The time from the beginning to the end of the longer animation, in seconds.
  package var longest: Double { max(Self.length(golden), Self.length(actual)) }

  private static func length(_ fields: [String: String]) -> Double {
    let count = fields["repeat count"].map { Double($0) ?? .infinity } ?? 1
    let both = fields["autoreverses"] == nil ? 1.0 : 2
    let speed = fields["speed"].flatMap { Double($0) } ?? 1
    let run = seconds(fields["duration"]) * count * both
    return seconds(fields["delay"]) + (speed > 0 ? run / speed : .infinity)
  }

  private static func seconds(_ text: String?) -> Double {
    text?.split(separator: " ").first.flatMap { Double($0) } ?? 0
  }
}

extension LayoutRecord.ViewProperty {
  private static let animated: [String: Set<Self>] = [
    "position": Set(frames), "bounds": Set(frames + [scrolling]),
    "transform": Set(frames + [Self("transform")]), "opacity": [Self("alpha")],
    "backgroundColor": [Self("background")], "cornerRadius": [Self("cornerRadius")],
    "borderWidth": [Self("border")], "borderColor": [Self("border")],
    "shadowColor": [Self("shadow")], "shadowOpacity": [Self("shadow")],
    "shadowOffset": [Self("shadow")], "shadowRadius": [Self("shadow")],
    "zPosition": [Self("zPosition")],
  ]

  private init(_ name: String) { self.init(rawValue: name) }

  /// The properties of the view that an animation sets to its last value; empty for other
  /// properties.
  package var animatedProperties: Set<Self> {
    let name = animatedKeyPath?.prefix { $0 != "." && $0 != " " }
    return name.flatMap { Self.animated[String($0)] } ?? []
  }
}
