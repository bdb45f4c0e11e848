// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextFieldDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldBeginEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textFieldDidBeginEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldEndEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.textFieldDidEndEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textField: OptionalCalls<any UITextFieldDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldClear: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldClear(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldReturn: ((UITextField) -> Bool?)? {
    { view in OptionalMethodCall.result { self.textFieldShouldReturn(view) } }
  }
}

extension OptionalCalls where Target == any UITextFieldDelegate {
  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`; nil without an implementation.
  public func callAsFunction<Object: UITextField>(
    _ textField: Object, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    OptionalMethodCall.result {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`; its default without an implementation.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}
