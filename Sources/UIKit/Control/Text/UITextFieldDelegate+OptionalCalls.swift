public import Foundation

// Calls of methods that may be missing, written with `?` as on iOS; see `OptionalCalls`.

extension UITextFieldDelegate {
  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool?)? {
    { view in Unanswered.ask { self.textFieldShouldBeginEditing(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { view in _ = Unanswered.ask { self.textFieldDidBeginEditing(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: ((UITextField) -> Bool?)? {
    { view in Unanswered.ask { self.textFieldShouldEndEditing(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { view in _ = Unanswered.ask { self.textFieldDidEndEditing(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textField: OptionalCalls<any UITextFieldDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldClear: ((UITextField) -> Bool?)? {
    { view in Unanswered.ask { self.textFieldShouldClear(view) } }
  }

  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var textFieldShouldReturn: ((UITextField) -> Bool?)? {
    { view in Unanswered.ask { self.textFieldShouldReturn(view) } }
  }
}

extension OptionalCalls where Target == any UITextFieldDelegate {
  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`; nil without an implementation.
  public func callAsFunction<Object: UITextField>(
    _ textField: Object, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    Unanswered.ask {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`; its default without an implementation.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    Unanswered.value {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}
