package import LayoutCore

/// The difference of the animations of one key path of a view, as recorded in films (sequences of
/// pictures).
///
/// ```
/// golden  from 0; to 1; duration 0.3 s; curve ease in out
/// now     from 0; to 1; duration 0.2 s; curve ease in out      duration 0.3 s → 0.2 s
/// ```
package struct AnimationChange {
  private typealias Field = LayoutRecord.AnimationField

  private let golden: [Field: String]
  private let actual: [Field: String]
  /// Whether the property is animated together with the device's rotation, in the golden and now.
  private let areOfTurn: (golden: Bool, actual: Bool)

  private static let values: Set<Field> = [.values, .keyTimes, .from, .to]

  /// Creates the difference; nil if the property is no animation.
  package init?(_ property: ViewChange.Property) {
    guard property.key.animatedKeyPath != nil else { return nil }
    golden = Field.fields(of: property.golden)
    actual = Field.fields(of: property.actual)
    let turn = LayoutRecord.ViewProperty.withTurn
    areOfTurn = (property.golden == turn, property.actual == turn)
  }

  /// The fields that differ, with their values in the golden and now.
  private var changes: [(field: Field, golden: String, actual: String)] {
    Field.allCases.compactMap { field in
      let (old, new) = (golden[field] ?? field.standard, actual[field] ?? field.standard)
      return old == new ? nil : (field, old, new)
    }
  }

  /// The golden's values of the fields that differ, as text: `0.3 s`.
  package var goldenValues: [String] { changes.map(\.golden) }

  /// Whether both layouts have the animation and only its values differ, which can be a result of
  /// the layout.
  package var isOfValues: Bool {
    areBoth && changes.allSatisfy { Self.values.contains($0.field) }
  }

  private var areBoth: Bool {
    (areOfTurn.golden || !golden.isEmpty) && (areOfTurn.actual || !actual.isEmpty)
  }

  /// Whether the property is now animated together with the device's rotation, and was not animated
  /// before, or vice versa.
  var isOfTurn: Bool {
    golden.isEmpty && !areOfTurn.golden && areOfTurn.actual
      || actual.isEmpty && !areOfTurn.actual && areOfTurn.golden
  }

  /// The change as text after the name: `duration 0.3 s → 0.2 s, delay 0 s → 0.1 s`.
  var text: String {
    guard golden[.duration] != nil, actual[.duration] != nil else {
      return Self.summary(golden, areOfTurn.golden) + " → "
        + Self.summary(actual, areOfTurn.actual)
    }
    return changes.map { "\($0.field.rawValue) \($0.golden) → \($0.actual)" }
      .joined(separator: ", ")
  }

  /// Returns a short description of the animation: `1 to 0 in 0.3 s`; `none` if there is none.
  private static func summary(_ fields: [Field: String], _ isOfTurn: Bool) -> String {
    guard let duration = fields[.duration] else {
      return isOfTurn ? LayoutRecord.ViewProperty.withTurn : "none"
    }
    let ends = [fields[.from], fields[.to]].compactMap(\.self).joined(separator: " to ")
    let values = fields[.values] ?? ends
    let delay = fields[.delay].map { " after \($0)" } ?? ""
    return "\(values) in \(duration)\(delay)"
  }

  /// The time from the beginning to the end of the longer animation, in seconds.
  package var longest: Double { max(Self.length(golden), Self.length(actual)) }

  private static func length(_ fields: [Field: String]) -> Double {
    let count = fields[.repeatCount].map { Double($0) ?? .infinity } ?? 1
    let both = fields[.autoreverses] == nil ? 1.0 : 2
    let speed = fields[.speed].flatMap { Double($0) } ?? 1
    let run = seconds(fields[.duration]) * count * both
    return seconds(fields[.delay]) + (speed > 0 ? run / speed : .infinity)
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

  /// The properties of the view that the animation of a key path changes; empty if the property is
  /// no animation.
  package var animatedProperties: Set<Self> {
    let name = animatedKeyPath?.prefix { $0 != "." && $0 != " " }
    return name.flatMap { Self.animated[String($0)] } ?? []
  }
}
