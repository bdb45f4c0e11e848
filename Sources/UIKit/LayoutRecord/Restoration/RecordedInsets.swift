import Foundation
import LayoutCore

/// Insets parsed from the text in a layout record: `top 8, leading 16`, or `8 16 8 16` (top,
/// leading, bottom, trailing), or `none`.
struct RecordedInsets {
  private var top: CGFloat = 0
  /// The left or leading inset.
  private var near: CGFloat = 0
  private var bottom: CGFloat = 0
  /// The right or trailing inset.
  private var far: CGFloat = 0

  /// Parses insets; nil for any other text.
  init?(_ text: String) {
    if text == "none" { return }
    let numbers = text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    if numbers.count == 4 {
      (top, near, bottom, far) = (numbers[0], numbers[1], numbers[2], numbers[3])
      return
    }
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, let side = Self.sides[String(words[0])],
        let number = Double(words[1])
      else { return nil }
      self[keyPath: side] = CGFloat(number)
    }
  }

  nonisolated(unsafe) private static let sides: [String: WritableKeyPath<Self, CGFloat>] = [
    "top": \.top, "bottom": \.bottom, "left": \.near, "leading": \.near, "right": \.far,
    "trailing": \.far,
  ]

  /// The insets as leading and trailing insets.
  var directional: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: near, bottom: bottom, trailing: far)
  }

  /// The insets as left and right insets.
  var absolute: UIEdgeInsets { UIEdgeInsets(top: top, left: near, bottom: bottom, right: far) }
}
