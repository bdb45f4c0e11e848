// Mirrors UITextViewDelegate (iOS 17). Missing: links, attachments, menus.
public import Foundation

/// The delegate that is called before a text view is edited, and notified of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; yes without an implementation.
  // Optional: true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end; yes without an implementation.
  // Optional: true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Is called after editing has begun.
  // Optional
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Is called after editing has ended.
  // Optional
  func textViewDidEndEditing(_ textView: UITextView)
  /// Inert: returns whether a typed text is accepted; there is no keyboard.
  // Optional: true
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Inert: is called after a text was typed; there is no keyboard.
  // Optional
  func textViewDidChange(_ textView: UITextView)
  /// Inert: is called after another part of the text was selected; no text is selected here.
  // Optional
  func textViewDidChangeSelection(_ textView: UITextView)
}
