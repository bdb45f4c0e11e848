import RasterCore
import StandIns
import UIKit

/// The visible content of a view: the texts, images, controls and drawings of the views inside it.
///
/// Backgrounds do not count, and neither do the labelled boxes that replace unavailable views.
@MainActor enum PreviewInk {
  /// Returns the number of visible views with content, including the view itself.
  ///
  /// - Parameters:
  ///   - view: the view that is searched.
  ///   - window: the window that shows the view.
  /// - Returns: the number of the views that have content and are inside the window.
  static func count(in view: UIView, of window: UIView) -> Int {
    guard !view.isHidden, view.alpha > 0.01 else { return 0 }
    let frame = view.convert(view.bounds, to: window)
    let isSeen = !frame.isEmpty && frame.intersects(window.bounds)
    let own = isSeen && (hasContent(view) || drawsItself(view)) ? 1 : 0
    return view.subviews.reduce(own) { $0 + count(in: $1, of: window) }
  }

  /// Returns whether a view itself has content, even if it is outside the window.
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

  /// Returns whether a view draws anything itself, except for a labelled box, which is recognised
  /// by a note in its drawing.
  private static func draws(_ view: UIView) -> Bool {
    let drawing = Drawing { view.recordContents(into: $0) }
    return !drawing.isEmpty && drawing.notes.isEmpty
  }

  /// Returns whether an app's view draws in `draw(_:)`, or its layer has contents.
  ///
  /// This is not part of `hasContent(_:)`, since such a view may still lack content, such as the
  /// texts of its labels.
  private static func drawsItself(_ view: UIView) -> Bool {
    guard !String(reflecting: type(of: view)).hasPrefix("UIKit.") else { return false }
    let drawing = Drawing { view.layer.recordContents(into: $0) }
    return !drawing.isEmpty && drawing.notes.isEmpty
  }

  private static func draws(_ layer: CALayer) -> Bool {
    guard let shape = layer as? CAShapeLayer, !shape.isHidden else { return false }
    return shape.path.map { !$0.isEmpty } ?? false
  }

  /// Returns whether a text is nil or consists of white space.
  static func isBlank(_ text: String?) -> Bool {
    text?.allSatisfy(\.isWhitespace) ?? true
  }
}
