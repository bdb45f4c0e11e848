// Mirrors UITextViewDelegate (iOS 17). Missing: links, attachments, menus.
public import Foundation

/// Is asked before a text view is edited, and told of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; yes without an implementation.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end; yes without an implementation.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Is called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Is called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a typed text is taken; nothing is typed here.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Is called after something was typed; nothing is typed here.
  func textViewDidChange(_ textView: UITextView)
  /// Is called after another part of the text was selected; nothing is selected here.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    Unanswered.placeholder(true)
  }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    Unanswered.placeholder(true)
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) { Unanswered.placeholder(()) }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) { Unanswered.placeholder(()) }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { Unanswered.placeholder(true) }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) { Unanswered.placeholder(()) }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) { Unanswered.placeholder(()) }
}
