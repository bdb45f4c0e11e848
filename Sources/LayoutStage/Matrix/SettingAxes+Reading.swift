package import UIKit

extension SettingAxes {
  /// The names of the axes in the text that is parsed.
  private static let names = [
    "language", "text", "direction", "appearance", "contrast", "device",
  ]

  /// The text sizes for a text size axis without values.
  private static let usualSizes: [UIContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// The pseudo-languages for a language axis without values.
  private static let usualPseudoLanguages = ["longer", "right-to-left"]

  /// Parses axes: `language=de/ar,text,device=iPhone SE/iPhone 16`.
  ///
  /// A comma separates the axes, and a slash their values. The default values of an axis are all
  /// languages of the bundle and two pseudo-languages, three text sizes, both reading directions,
  /// appearances or contrasts, or a small and a large iPhone. The first value of a language axis is
  /// always the language of the development region. A plural such as `languages` is accepted too.
  ///
  /// - Parameters:
  ///   - text: the text to parse.
  ///   - languages: the languages of the bundle.
  /// - Throws: `SettingAxesError` with the text that is wrong and what was expected.
  package init(reading text: String, languages: [String] = []) throws(SettingAxesError) {
    self.init()
    for part in text.split(separator: ",") {
      let halves = part.split(separator: "=", maxSplits: 1).map {
        String($0).trimmingCharacters(in: .whitespaces)
      }
      let name = halves.first ?? ""
      guard let axis = Self.names.first(where: { $0 == name || "\($0)s" == name }) else {
        throw .unknownAxis(name)
      }
      let values = halves.count == 2 ? halves[1].split(separator: "/").map(String.init) : []
      try read(axis, values, languages)
    }
  }

  private mutating func read(
    _ axis: String, _ values: [String], _ own: [String]
  ) throws(SettingAxesError) {
    switch axis {
    case "language": languages = [""] + (values.isEmpty ? own + Self.usualPseudoLanguages : values)
    case "text": textSizes = try values.isEmpty ? Self.usualSizes : Self.sizes(values)
    case "direction":
      directions = try values.isEmpty ? [.leftToRight, .rightToLeft] : Self.directions(values)
    case "appearance": appearances = try values.isEmpty ? [.light, .dark] : Self.looks(values)
    case "contrast": contrasts = try values.isEmpty ? [.normal, .high] : Self.contrasts(values)
    default:
      devices = try Self.devices(values.isEmpty ? ["iPhone SE", "iPhone 16 Pro Max"] : values)
    }
  }

  private static func sizes(
    _ values: [String]
  ) throws(SettingAxesError) -> [UIContentSizeCategory] {
    var sizes: [UIContentSizeCategory] = []
    for value in values {
      guard let size = namedTextSizes.first(where: { $0.name == value })?.value else {
        let names = namedTextSizes.map(\.name).joined(separator: ", ")
        throw .unknownValue(value, axis: "text size", expected: names)
      }
      sizes.append(size)
    }
    return sizes
  }

  /// All text sizes with their names in Swift, such as `extraLarge`.
  package static let namedTextSizes: [(name: String, value: UIContentSizeCategory)] =
    allSizes.map { ($0.name, $0) }
  /// The reading directions with their names in the text that is parsed.
  package static let namedDirections: [(name: String, value: UITraitEnvironmentLayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]

  private static let allSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static func directions(
    _ values: [String]
  ) throws(SettingAxesError) -> [UITraitEnvironmentLayoutDirection] {
    var directions: [UITraitEnvironmentLayoutDirection] = []
    for value in values {
      guard let direction = namedDirections.first(where: { $0.name == value })?.value else {
        throw .unknownValue(value, axis: "direction", expected: "ltr or rtl")
      }
      directions.append(direction)
    }
    return directions
  }

  private static func looks(_ values: [String]) throws(SettingAxesError) -> [Appearance] {
    var looks: [Appearance] = []
    for value in values {
      guard let look = Appearance(rawValue: value) else {
        throw .unknownValue(value, axis: "appearance", expected: "light or dark")
      }
      looks.append(look)
    }
    return looks
  }

  private static func contrasts(_ values: [String]) throws(SettingAxesError) -> [Contrast] {
    var contrasts: [Contrast] = []
    for value in values {
      guard let contrast = Contrast(rawValue: value) else {
        throw .unknownValue(value, axis: "contrast", expected: "normal or high")
      }
      contrasts.append(contrast)
    }
    return contrasts
  }

  private static func devices(_ values: [String]) throws(SettingAxesError) -> [Device] {
    var devices: [Device] = []
    for value in values {
      guard let device = Device.called(value) else {
        let nearest = Device.nearestName(to: value).map { "; did you mean \($0)?" } ?? ""
        throw .unknownValue(
          value, axis: "device", expected: "a name that the command devices lists\(nearest)")
      }
      devices.append(device)
    }
    return devices
  }
}

extension UIContentSizeCategory {
  /// The name of the category in Swift, such as `extraLarge`.
  fileprivate var name: String {
    let words = words.split(separator: " ")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
