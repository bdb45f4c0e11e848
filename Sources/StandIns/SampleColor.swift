internal import Foundation
public import UIKit

/// The sample colours, chosen by a property's name: by a colour in the name, or by a role such as
/// `background`.
///
/// ```
/// cardBackground   secondarySystemBackground
/// mutedText        secondaryLabel
/// darkRed          systemRed
/// ```
public struct SampleColor {
  /// The colour for a name that contains neither a colour nor a role.
  ///
  /// Before a view is drawn, `ReadableColors` replaces this colour by a readable one if it is a
  /// background colour or the colour of a text.
  @MainActor public static let plain = UIColor {
    $0.userInterfaceStyle == .dark ? .lightGray : .gray
  }

  private let components: [String]

  init(named name: String) { components = SampleText.components(of: name) }

  private func has(_ parts: String...) -> Bool { components.contains(where: parts.contains) }

  /// The sample colour for the name.
  @MainActor var color: UIColor { hue ?? surface ?? text ?? mark ?? Self.plain }

  /// The colour that the name contains or suggests, such as red for `darkRed` and `errorText`; nil
  /// for other names.
  @MainActor private var hue: UIColor? {
    if has("clear", "transparent") { return .clear }
    if has("white") { return .white }
    if has("black") { return .black }
    if has("gray", "grey") { return has("light") ? .systemGray4 : .systemGray }
    if has("red", "error", "destructive", "danger", "negative") { return .systemRed }
    if has("green", "success", "positive") { return .systemGreen }
    if has("orange", "warning") { return .systemOrange }
    if has("yellow") { return .systemYellow }
    if has("purple", "violet") { return .systemPurple }
    if has("pink") { return .systemPink }
    return has("blue") ? .systemBlue : nil
  }

  private var isSecond: Bool {
    has("secondary", "muted", "subtle", "subtitle", "card", "cell", "02", "detail")
  }

  /// The colour for the name of a background, a fill or a shadow; nil for other names.
  @MainActor private var surface: UIColor? {
    if has("background", "bg", "surface", "canvas", "backdrop", "base") {
      return isSecond ? .secondarySystemBackground : .systemBackground
    }
    if has("fill", "field") { return .secondarySystemFill }
    return has("shadow") ? .black : nil
  }

  /// The colour for the name of a text; nil for other names.
  @MainActor private var text: UIColor? {
    if has("placeholder") { return .placeholderText }
    guard has("text", "label", "title", "foreground", "subtitle", "font", "heading") else {
      return nil
    }
    return isSecond ? .secondaryLabel : .label
  }

  /// The colour for names such as `separator`, `disabled`, `tint` and `icon`; nil for other names.
  @MainActor private var mark: UIColor? {
    if has("separator", "divider", "border", "line", "stroke", "outline") { return .separator }
    if has("disabled", "inactive") { return .systemGray3 }
    if has("tint", "accent", "primary", "brand", "link", "action", "interactive", "selected") {
      return .systemBlue
    }
    return has("icon", "secondary") ? .secondaryLabel : nil
  }
}
