import Foundation
import RasterCore

/// The colours of CSS: names, hexadecimal digits and functions such as `rgb()`.
enum SVGColor {
  /// Parses a colour; nil for any other text and for `currentColor`.
  static func color(_ text: String) -> Color? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if let name = SVGColorNames.values[text] { return color(name) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = parts(text[text.index(after: open)...].dropLast())
    switch text[..<open] {
    case "rgb", "rgba": return rgb(parts)
    case "hsl", "hsla": return hsl(parts)
    case "color": return profile(parts)
    default: return nil
    }
  }

  private static func color(_ number: UInt32) -> Color {
    Color(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }

  private static func hex(_ digits: Substring) -> Color? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    return Color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// Returns the arguments of a function such as `rgb()`, which are separated by commas, white
  /// space or a slash.
  private static func parts(_ text: Substring) -> [Substring] {
    text.split { $0 == "," || $0 == "/" || $0.isWhitespace }
  }

  private static func rgb(_ parts: [Substring]) -> Color? {
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let values = parts.prefix(3).compactMap { share($0, of: 255) }
    guard values.count == 3, let alpha = alpha(parts.dropFirst(3).first) else { return nil }
    return Color(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  /// Returns a colour such as `color(srgb 1 0 0 / .5)`; nil if a part is not valid.
  ///
  /// Other colour spaces are treated as sRGB.
  private static func profile(_ parts: [Substring]) -> Color? {
    guard parts.count == 4 || parts.count == 5 else { return nil }
    let values = parts[1...3].compactMap { share($0, of: 1) }
    guard values.count == 3, let alpha = alpha(parts.dropFirst(4).first) else { return nil }
    return Color(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  private static func hsl(_ parts: [Substring]) -> Color? {
    guard parts.count == 3 || parts.count == 4, let hue = angle(parts[0]),
      let saturation = share(parts[1], of: 100), let lightness = share(parts[2], of: 100),
      let alpha = alpha(parts.dropFirst(3).first)
    else { return nil }
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ shift: Double) -> Double {
      let place = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return Color(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  private static func angle(_ text: Substring) -> Double? {
    guard let length = Double(text.hasSuffix("deg") ? text.dropLast(3) : text), length.isFinite
    else { return nil }
    let rest = length.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  private static func alpha(_ text: Substring?) -> Double? {
    guard let text else { return 1 }
    return share(text, of: 1)
  }

  /// Parses a percentage or a number as a fraction of a whole, clamped to 0…1; nil for any other
  /// text except `none`, which is 0.
  private static func share(_ text: Substring, of whole: Double) -> Double? {
    if text == "none" { return 0 }
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? text.dropLast() : text), number.isFinite else {
      return nil
    }
    return min(max(number / (isPercent ? 100 : whole), 0), 1)
  }
}
