import Foundation
import UIKit

extension UILabel {
  /// How a text is cut by its label: the extent that it needs, and the one there is.
  typealias Clipping = (needed: CGFloat, available: CGFloat, way: String)

  /// How the text is cut, at its end or where the height ends; nil where all of it is shown.
  ///
  /// A label that shrinks its text cuts nothing.
  var clipping: Clipping? {
    guard let text, !text.isEmpty, !adjustsFontSizeToFitWidth else { return nil }
    // One line is cut at its end, several where the height ends.
    let whole = sizeThatFits(
      CGSize(
        width: numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width,
        height: .greatestFiniteMagnitude))
    if whole.width - bounds.width > 0.5 { return (whole.width, bounds.width, "wide") }
    if whole.height - bounds.height > 0.5 { return (whole.height, bounds.height, "high") }
    return nil
  }
}
