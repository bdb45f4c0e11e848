// Mirrors NSTextContainer (iOS 17). Missing: layout managers, use outside of a
// text view.
public import Foundation

/// The area in which a text view lays out its lines.
open class NSTextContainer: NSObject, @unchecked Sendable {
  var didChange: (() -> Void)?

  /// The padding at both ends of a line, in points.
  ///
  /// The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The areas without text, relative to the container's upper left corner (fact TX13).
  ///
  /// The default is no area. Lines begin and end beside an area, on both sides of it if they fit.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange?() } }
  /// Inert: whether the width follows the text view; the default is true.
  open var widthTracksTextView = true
  /// Inert: whether the height follows the text view; the default is false.
  open var heightTracksTextView = false
  /// The maximum number of lines; 0 means no limit.
  ///
  /// The default is 0.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// The line break mode.
  ///
  /// The default is word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
}
