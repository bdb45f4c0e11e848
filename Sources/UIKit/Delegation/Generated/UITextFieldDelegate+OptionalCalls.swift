// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextFieldDelegate {
  /// A closure that calls `textFieldShouldBeginEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldBeginEditing(view) } }
  }

  /// A closure that calls `textFieldDidBeginEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textFieldDidBeginEditing(view) } }
  }

  /// A closure that calls `textFieldShouldEndEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldEndEditing(view) } }
  }

  /// A closure that calls `textFieldDidEndEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textFieldDidEndEditing(view) } }
  }

  /// A callable that forwards to the optional methods named `textField`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textField: OptionalCalls<any UITextFieldDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `textFieldShouldClear(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldClear: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldClear(view) } }
  }

  /// A closure that calls `textFieldShouldReturn(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldReturn: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldReturn(view) } }
  }
}

extension OptionalCalls where Target == any UITextFieldDelegate {
  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction<Object: UITextField>(
    _ textField: Object, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    OptionalMethodCall.result {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)` and returns its result, or
  /// the default if the method is not implemented.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}
