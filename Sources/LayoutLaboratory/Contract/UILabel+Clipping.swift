import Foundation
import UIKit

extension UILabel {
  /// The clipping of a label's text: the needed length, the available length, and the direction,
  /// `wide` or `high`.
  typealias Clipping = (needed: CGFloat, available: CGFloat, way: String)

  /// The clipping of the text, at its end or at its lower edge; nil if all of it is visible.
  ///
  /// A label that may shrink its text counts as not clipped.
  var clipping: Clipping? {
    guard let text, !text.isEmpty, !adjustsFontSizeToFitWidth else { return nil }
    // A single line is clipped at its end, several lines at the bottom.
    let whole = sizeThatFits(
      CGSize(
        width: numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width,
        height: .greatestFiniteMagnitude))
    if whole.width - bounds.width > 0.5 { return (whole.width, bounds.width, "wide") }
    if whole.height - bounds.height > 0.5 { return (whole.height, bounds.height, "high") }
    return nil
  }
}
