public import Foundation

// Calls of methods that may be missing, written with `?` as on iOS; see `OptionalCalls`.

extension UITextViewDelegate {
  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: ((UITextView) -> Bool?)? {
    { view in Unanswered.ask { self.textViewShouldBeginEditing(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewShouldEndEditing: ((UITextView) -> Bool?)? {
    { view in Unanswered.ask { self.textViewShouldEndEditing(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { view in _ = Unanswered.ask { self.textViewDidBeginEditing(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { view in _ = Unanswered.ask { self.textViewDidEndEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textView: OptionalCalls<any UITextViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidChange: ((UITextView) -> Void)? {
    { view in _ = Unanswered.ask { self.textViewDidChange(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { view in _ = Unanswered.ask { self.textViewDidChangeSelection(view) } }
  }
}

extension OptionalCalls where Target == any UITextViewDelegate {
  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`; nil without an implementation.
  public func callAsFunction<Object: UITextView>(
    _ textView: Object, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    Unanswered.ask { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  }

  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`; its default without an implementation.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    Unanswered.value { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  }
}
