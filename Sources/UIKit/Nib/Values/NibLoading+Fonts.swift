import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Returns a font of the document; nil for a `nil` element.
  func font(_ value: InterfaceValue) -> UIFont? {
    if case .font(let font) = value { self.font(font) } else { nil }
  }

  /// Returns a font of the document (facts IB85 to IB88).
  ///
  /// A named font that is unknown is replaced by the system font of the same size, as in UIKit.
  func font(_ font: InterfaceFont) -> UIFont {
    switch font {
    case .system(let type, let weight, let size): system(type, weight: weight, size: size)
    case .style(let name): .preferredFont(forTextStyle: Self.style(name))
    case .named(let name, _, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  private func system(_ type: String, weight: String?, size: CGFloat) -> UIFont {
    if type == "italicSystem" { return .italicSystemFont(ofSize: size) }
    let plain = type == "boldSystem" ? UIFont.Weight.bold : .regular
    return .systemFont(ofSize: size, weight: weight.flatMap { Self.weights[$0] } ?? plain)
  }

  /// Returns a text style by its name, with or without the prefix `UICTFontTextStyle`.
  private static func style(_ name: String) -> UIFont.TextStyle {
    let prefix = "UICTFontTextStyle"
    return UIFont.TextStyle(rawValue: name.hasPrefix(prefix) ? name : prefix + name)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
