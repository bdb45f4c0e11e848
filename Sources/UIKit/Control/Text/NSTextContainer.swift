// Mirrors NSTextContainer (iOS 17). Missing: exclusion paths, layout managers, use outside of a
// text view.
public import Foundation

/// The area in which a text view breaks its text into lines.
open class NSTextContainer: NSObject, @unchecked Sendable {
  var didChange: (() -> Void)?

  /// The space at both ends of a line; default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The greatest number of lines; default 0, which is no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// The shortening of the last line; default by words, as if there were no end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
}
