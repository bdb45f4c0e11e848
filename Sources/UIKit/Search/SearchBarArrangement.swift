import Foundation

/// The heights and the margins of a search bar's rows.
///
///     ─┬─ 10, or 1 in a navigation bar
///     ╭┴────────╮
///     ╰┬────────╯  36, the field
///     ─┴─ 10 before the scopes, which are 32
///     ─── 10, or 15 in a navigation bar
///
/// The heights and margins of the field were measured (fact LI81). The gap before the scopes was
/// chosen to equal the field's upper margin, as no measured picture shows it.
struct SearchBarArrangement {
  let isInNavigationBar: Bool
  let hasScopes: Bool
  let hasPrompt: Bool
  /// Whether the bar looks as on iOS 10 and earlier: a field of 28 points in a bar of 44 points
  /// (fact LI81).
  var isOld = false

  /// The height of the text field, in points.
  var field: CGFloat { isOld ? 28 : 36 }
  static let scopes: CGFloat = 32
  /// The height of the prompt's row in points, chosen for this package.
  static let prompt: CGFloat = 20
  private var gap: CGFloat { isOld ? 8 : 10 }

  /// The y coordinate of the upper edge of the text field, in points.
  var fieldTop: CGFloat { (isInNavigationBar ? 1 : gap) + (hasPrompt ? Self.prompt : 0) }
  /// The y coordinate of the upper edge of the scope buttons, in points.
  var scopesTop: CGFloat { fieldTop + field + gap }
  /// The height of the bar in points: 56, or 52 in a navigation bar, and 44 on iOS 10 and earlier;
  /// more with scope buttons or a prompt.
  var height: CGFloat {
    let last = hasScopes ? scopesTop + Self.scopes : fieldTop + field
    return last + (isInNavigationBar ? 15 : gap)
  }
}
