import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Returns a colour of the document; nil for a `nil` element and for an unknown name.
  func color(_ value: InterfaceValue) -> UIColor? {
    if case .color(let color) = value { self.color(color) } else { nil }
  }

  /// Returns a colour of the document (facts IB80 to IB84); nil if its name is unknown.
  ///
  /// Components in Display P3 are converted to sRGB, and clamped to its range.
  func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
    case .system(let name):
      SystemColors.color(named: name) ?? file.document.colors[name].flatMap(self.color)
    case .named(let name): named(name)
    }
  }

  /// Returns a colour of the bundle's asset catalogues; if they have none, the colour stored in the
  /// document (fact IB84); nil if neither exists.
  private func named(_ name: String) -> UIColor? {
    if let kept = file.namedColors[name] { return kept }
    let color = find(name)
    file.namedColors[name] = .some(color)
    return color
  }

  private func find(_ name: String) -> UIColor? {
    let isInCatalogue = NamedImages.places(of: bundle).contains {
      AssetCatalogue.folder("\(name).colorset", in: $0) != nil
    }
    let stored = file.document.colors[name]
    if !isInCatalogue, let stored, stored != .named(name) { return color(stored) }
    // This colour does not exist; the call logs which catalogues were searched.
    return UIColor(named: name, in: bundle, compatibleWith: nil)
  }
}

/// The system's colours by the names of their selectors (facts IB82 and IB83).
enum SystemColors {
  /// Returns a colour by its selector, such as `systemRedColor`; nil for an unknown selector.
  static func color(named name: String) -> UIColor? { colors[name] }

  private static let colors: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .groupTableViewBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "lightTextColor": .lightText, "darkTextColor": .darkText,
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "tintColor": .tintColor, "blackColor": .black, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray, "redColor": .red,
    "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
    "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
    "brownColor": .brown, "clearColor": .clear,
  ]
}
