// Mirrors UITextViewDelegate (iOS 17). Missing: links, attachments, menus.
public import Foundation

/// Is asked before a text view is edited, and told of it.
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
  /// Returns whether a typed text is taken; nothing is typed here.
  // Optional: true
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Is called after something was typed; nothing is typed here.
  // Optional
  func textViewDidChange(_ textView: UITextView)
  /// Is called after another part of the text was selected; nothing is selected here.
  // Optional
  func textViewDidChangeSelection(_ textView: UITextView)
}
