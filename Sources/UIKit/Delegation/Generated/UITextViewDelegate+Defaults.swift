// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextViewDelegate {
  /// Is called when the method is not implemented.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethodCall.placeholder(())
  }
}
