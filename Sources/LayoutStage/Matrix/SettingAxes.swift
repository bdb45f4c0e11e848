public import UIKit

/// The user's settings that a matrix of pictures combines: languages, text sizes, reading
/// directions, appearances, contrasts and devices.
///
/// The settings are the axes of the matrix. The first value of each axis is the default, with which
/// the other values are compared. If an axis has no values, the setting is not changed.
public struct SettingAxes: Sendable, Hashable {
  /// The languages: codes, pseudo-languages, or both as `de+bounded`; an empty text for the
  /// language of the development region.
  public var languages: [String]
  /// The text sizes, as chosen by the user.
  public var textSizes: [UIContentSizeCategory]
  /// The reading directions; `unspecified` for that of the language.
  public var directions: [UITraitEnvironmentLayoutDirection]
  /// The appearances: light, dark or both.
  public var appearances: [Appearance]
  /// The contrasts: normal, high or both.
  public var contrasts: [Contrast]
  /// The devices on which the screen is laid out.
  public var devices: [Device]

  /// Makes axes; an axis without values does not change its setting.
  public init(
    languages: [String] = [], textSizes: [UIContentSizeCategory] = [],
    directions: [UITraitEnvironmentLayoutDirection] = [], appearances: [Appearance] = [],
    contrasts: [Contrast] = [], devices: [Device] = []
  ) {
    (self.languages, self.textSizes, self.directions) = (languages, textSizes, directions)
    (self.appearances, self.contrasts, self.devices) = (appearances, contrasts, devices)
  }

  /// The maximum number of combinations.
  package static let limit = 1000

  /// The number of combinations of all axes' values.
  package var count: Int {
    axisCounts.reduce(1) { $0 * max($1.count, 1) }
  }

  /// The number of values of each axis with several values, as text: `3 languages × 2 text sizes`.
  package var words: String {
    axisCounts.filter { $0.count > 1 }.map { "\($0.count) \($0.name)s" }
      .joined(separator: " × ")
  }

  private var axisCounts: [(name: String, count: Int)] {
    [
      ("language", languages.count), ("text size", textSizes.count),
      ("direction", directions.count), ("appearance", appearances.count),
      ("contrast", contrasts.count), ("device", devices.count),
    ]
  }

  /// Returns all combinations, beginning with that of the first values.
  ///
  /// - Parameter base: the device, whose other settings are not changed.
  /// - Returns: the combinations.
  /// - Throws: `SettingAxesError` if a text is not a language, or if there are too many
  ///   combinations.
  package func combinations(
    on base: DeviceConfiguration
  ) throws(SettingAxesError) -> [SettingCombination] {
    guard count <= Self.limit else { throw .tooMany(count) }
    var combinations = [SettingCombination(configuration: base)]
    func vary<Value>(
      _ values: [Value], _ word: (Value) -> String,
      _ change: (DeviceConfiguration, Value) -> DeviceConfiguration?
    ) throws(SettingAxesError) {
      guard !values.isEmpty else { return }
      var varied: [SettingCombination] = []
      for combination in combinations {
        for (index, value) in values.enumerated() {
          guard let changed = change(combination.configuration, value) else {
            throw .unknownLanguage(word(value))
          }
          var next = combination
          next.configuration = changed
          if index > 0 { next.words.append(word(value)) }
          varied.append(next)
        }
      }
      combinations = varied
    }
    try vary(devices, \.name) { base, device in
      var base = base
      base.device = device
      return base
    }
    try vary(languages, \.self) { base, language in
      var base = base
      return language.isEmpty || base.choose(language: language) ? base : nil
    }
    try vary(textSizes, \.words) { $0.textSize($1) }
    try vary(directions, \.words) { base, direction in
      direction == .unspecified ? base : base.traits(UITraitCollection(layoutDirection: direction))
    }
    try vary(appearances, \.rawValue) { $0.appearance($1) }
    try vary(contrasts, { "\($0) contrast" }) { $0.contrast($1) }
    return combinations
  }
}

/// A combination: one value of each axis.
package struct SettingCombination: Sendable {
  /// The device with its settings.
  package var configuration: DeviceConfiguration
  /// The values that differ from the first values of their axes, as text.
  package var words: [String] = []

  /// The values that differ from the first values of their axes, as one text; `usual settings` if
  /// none differs.
  package var name: String { words.isEmpty ? "usual settings" : words.joined(separator: ", ") }
}

/// A reason why axes cannot be combined.
public enum SettingAxesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A text is not the name of an axis, with or without values.
  case unknownAxis(String)
  /// A text is not a valid value of an axis.
  case unknownValue(String, axis: String, expected: String)
  /// A text is not a language.
  case unknownLanguage(String)
  /// There are more combinations than can be drawn.
  case tooMany(Int)

  /// The problem, and what is valid instead.
  public var description: String {
    switch self {
    case .unknownAxis(let name): "unknown axis \"\(name)\"; expected \(expected)"
    case .unknownValue(let value, let axis, _): "unknown \(axis) \"\(value)\"; expected \(expected)"
    case .unknownLanguage(let code): "unknown language \"\(code)\"; expected \(expected)"
    case .tooMany(let count): "\(count) combinations; expected \(expected)"
    }
  }

  /// The invalid text; nil if there are only too many combinations.
  package var value: String? {
    switch self {
    case .unknownAxis(let text), .unknownValue(let text, _, _), .unknownLanguage(let text): text
    case .tooMany: nil
    }
  }

  /// The valid values, for the end of a message.
  package var expected: String {
    switch self {
    case .unknownAxis:
      "language, text, direction, appearance, contrast or device, perhaps with values, as in "
        + "language=de/ar/bounded"
    case .unknownValue(_, _, let expected): expected
    case .unknownLanguage:
      "a code such as de, a pseudo-language such as bounded, or both, as in de+bounded"
    case .tooMany: "at most \(SettingAxes.limit) combinations"
    }
  }
}
