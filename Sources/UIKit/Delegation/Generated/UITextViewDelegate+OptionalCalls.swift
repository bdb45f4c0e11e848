// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextViewDelegate {
  /// A closure that calls `textViewShouldBeginEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: ((UITextView) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textViewShouldBeginEditing(view) } }
  }

  /// A closure that calls `textViewShouldEndEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewShouldEndEditing: ((UITextView) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textViewShouldEndEditing(view) } }
  }

  /// A closure that calls `textViewDidBeginEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidBeginEditing(view) } }
  }

  /// A closure that calls `textViewDidEndEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidEndEditing(view) } }
  }

  /// A callable that forwards to the optional methods named `textView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textView: OptionalCalls<any UITextViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `textViewDidChange(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidChange: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidChange(view) } }
  }

  /// A closure that calls `textViewDidChangeSelection(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textViewDidChangeSelection(view) } }
  }
}

extension OptionalCalls where Target == any UITextViewDelegate {
  /// Calls `textView(_:shouldChangeTextIn:replacementText:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITextView>(
    _ textView: Object, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMethodCall.result {
      target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Calls `textView(_:shouldChangeTextIn:replacementText:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITextView>(
    _ textView: Object, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalMethodCall.result {
      target.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }
}
