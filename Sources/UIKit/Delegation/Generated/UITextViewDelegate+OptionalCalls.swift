// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextViewDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: ((UITextView) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textViewShouldBeginEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewShouldEndEditing: ((UITextView) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textViewShouldEndEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidBeginEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidEndEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textView: OptionalCalls<any UITextViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidChange: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidChange(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidChangeSelection(view) } }
  }
}

extension OptionalCalls where Target == any UITextViewDelegate {
  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`; nil without an implementation.
  public func callAsFunction<Object: UITextView>(
    _ textView: Object, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMethodCall.result {
      target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`; its default without an implementation.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }
}
