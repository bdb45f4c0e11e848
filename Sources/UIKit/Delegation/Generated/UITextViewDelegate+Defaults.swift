// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextViewDelegate {
  /// Called when the conforming type does not implement this method.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
}
