// Mirrors UITextViewDelegate (iOS 17). Missing: the methods about attachments, edit menus and text
// items.
public import Foundation

/// The delegate of a text view, which decides about editing and is notified of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  ///
  /// The default is true.
  // Optional: true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  ///
  /// The default is true.
  // Optional: true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  // Optional
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended.
  // Optional
  func textViewDidEndEditing(_ textView: UITextView)
  /// Inert: in UIKit, returns whether typed text is accepted.
  ///
  /// Differs from UIKit: it is never called, because nothing can be typed.
  // Optional: true
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Inert: in UIKit, called after the user has changed the text.
  ///
  /// Differs from UIKit: it is never called, because nothing can be typed.
  // Optional
  func textViewDidChange(_ textView: UITextView)
  /// Inert: in UIKit, called after the selection has changed.
  ///
  /// Differs from UIKit: it is never called, because no text can be selected.
  // Optional
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Inert: in UIKit, returns whether a link is opened.
  ///
  /// Differs from UIKit: it is never called, because no link can be tapped.
  // Optional: true
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}
