import Foundation
import UIKit

extension UILabel {
  /// The clipping of a label's text: the extent that it needs, and the available one.
  typealias Clipping = (needed: CGFloat, available: CGFloat, way: String)

  /// The clipping of the text, at its end or at its lower edge; nil if all of it is shown.
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
