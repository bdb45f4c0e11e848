import Foundation
import LayoutCore

extension LabelMetrics {
  /// Returns the frame of a view's text in the view's bounds; nil if the view has no text.
  ///
  /// For a label with several lines or a text view, the frame is the whole bounds, as the record
  /// does not contain the lines' positions.
  func textBox(of view: LayoutRecord.View, isRightToLeft: Bool) -> CGRect? {
    guard let text = view.look[.text] else { return nil }
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    guard view.look[.lines] == nil, !view.className.hasSuffix("TextView") else { return bounds }
    let natural = textSize(text, view.look[.font] ?? "")
    let size = CGSize(
      width: min(natural.width, bounds.width), height: min(natural.height, bounds.height))
    let rest = bounds.width - size.width
    let x: CGFloat =
      switch view.look[.alignment] {
      case "center": rest / 2
      case "right": rest
      case nil where isRightToLeft: rest
      default: 0
      }
    return CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
  }
}
