// Mirrors UIContentSizeCategoryAdjusting (iOS 17). Missing: attachments of texts.

/// A view whose fonts can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the fonts follow the user's text size.
  ///
  /// The default is false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
