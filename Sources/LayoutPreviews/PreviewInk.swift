import RasterCore
import StandIns
import UIKit

/// The content that a view shows: text, images, controls and drawings of the views inside it.
///
/// Backgrounds are no content, nor are the labelled boxes that represent what is not here.
@MainActor enum PreviewInk {
  /// Returns the number of views with content in a view, which may have it itself if it is a label, a
  /// control or draws.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - window: the window that shows it.
  /// - Returns: the number of visible views with content that are inside the window.
  static func count(in view: UIView, of window: UIView) -> Int {
    guard !view.isHidden, view.alpha > 0.01 else { return 0 }
    let frame = view.convert(view.bounds, to: window)
    let isSeen = !frame.isEmpty && frame.intersects(window.bounds)
    let own = isSeen && hasContent(view) ? 1 : 0
    return view.subviews.reduce(own) { $0 + count(in: $1, of: window) }
  }

  /// Returns whether a view itself has content, wherever it is.
  static func hasContent(_ view: UIView) -> Bool {
    switch view {
    case is StandInLabel, is UIRefreshControl: return false
    case let label as UILabel: return !isBlank(label.text)
    case let image as UIImageView: return image.image != nil
    case let field as UITextField: return !isBlank(field.text) || !isBlank(field.placeholder)
    case let text as UITextView: return !isBlank(text.text)
    case is UISwitch, is UISlider, is UIProgressView, is UIActivityIndicatorView, is UIPageControl,
      is UISegmentedControl, is UIStepper:
      return true
    default: return draws(view) || view.layer.sublayers?.contains(where: draws) == true
    }
  }

  /// Returns whether a view draws something itself that is not a labelled box, whose drawing has a
  /// note.
  private static func draws(_ view: UIView) -> Bool {
    let drawing = Drawing { view.recordContents(into: $0) }
    return !drawing.isEmpty && drawing.notes.isEmpty
  }

  private static func draws(_ layer: CALayer) -> Bool {
    guard let shape = layer as? CAShapeLayer, !shape.isHidden else { return false }
    return shape.path.map { !$0.isEmpty } ?? false
  }

  /// Returns whether a text is absent or has white space only.
  static func isBlank(_ text: String?) -> Bool {
    text?.allSatisfy(\.isWhitespace) ?? true
  }
}
