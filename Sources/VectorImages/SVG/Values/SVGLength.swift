import Foundation

/// A length with its unit.
struct SVGLength: Sendable, Equatable {
  enum Unit: String, Sendable {
    case user = ""
    case percent = "%"
    case px, pt, pc, mm, cm, `in`, em, ex, rem, q
  }

  var value: CGFloat
  var unit = Unit.user

  init(_ value: CGFloat, _ unit: Unit = .user) { (self.value, self.unit) = (value, unit) }

  /// Parses a length; nil for any other text.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipBlanks()
    guard let length = SVGLength(&scanner) else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { return nil }
    self = length
  }

  /// Parses a length at the scanner's position; nil if there is none.
  init?(_ scanner: inout SVGScanner) {
    guard let value = scanner.number() else { return nil }
    self.value = value
    if scanner.skip(UInt8(ascii: "%")) {
      unit = .percent
    } else {
      guard let unit = Unit(rawValue: scanner.name().lowercased()) else { return nil }
      self.unit = unit
    }
  }

  /// Returns the length in user units, given the length to which percentages refer and the font
  /// size.
  func points(of whole: CGFloat, fontSize: CGFloat = 16) -> CGFloat {
    switch unit {
    case .user, .px: value
    case .percent: value * whole / 100
    case .pt: value * 4 / 3
    case .pc: value * 16
    case .in: value * 96
    case .cm: value * 96 / 2.54
    case .mm: value * 96 / 25.4
    case .q: value * 96 / 101.6
    case .em: value * fontSize
    case .ex: value * fontSize / 2
    case .rem: value * 16
    }
  }

  /// Parses lengths between separators; nil if one of them is not valid.
  static func list(_ text: String) -> [SVGLength]? {
    var scanner = SVGScanner(text)
    var lengths: [SVGLength] = []
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      guard let length = SVGLength(&scanner) else { return nil }
      lengths.append(length)
      scanner.skipSeparator()
    }
    return lengths
  }
}
