// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIPickerViewDelegate {
  /// A callable that forwards to the optional methods named `pickerView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var pickerView: OptionalCalls<any UIPickerViewDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIPickerViewDelegate {
  /// Calls `pickerView(_:widthForComponent:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UIPickerView>(
    _ pickerView: Object, widthForComponent component: Int
  ) -> CGFloat? {
    OptionalMethodCall.result { target.pickerView(pickerView, widthForComponent: component) }
  }

  /// Calls `pickerView(_:widthForComponent:)` and returns its result, or the default if the method
  /// is not implemented.
  public func callAsFunction(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.pickerView(pickerView, widthForComponent: component)
    }
  }

  /// Calls `pickerView(_:rowHeightForComponent:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UIPickerView>(
    _ pickerView: Object, rowHeightForComponent component: Int
  ) -> CGFloat? {
    OptionalMethodCall.result { target.pickerView(pickerView, rowHeightForComponent: component) }
  }

  /// Calls `pickerView(_:rowHeightForComponent:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.pickerView(pickerView, rowHeightForComponent: component)
    }
  }

  /// Calls `pickerView(_:titleForRow:forComponent:)` and returns its result, or nil if the method
  /// is not implemented.
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    OptionalMethodCall.result {
      target.pickerView(pickerView, titleForRow: row, forComponent: component)
    } ?? nil
  }

  /// Calls `pickerView(_:attributedTitleForRow:forComponent:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    OptionalMethodCall.result {
      target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    } ?? nil
  }

  /// Calls `pickerView(_:viewForRow:forComponent:reusing:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UIPickerView>(
    _ pickerView: Object, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? {
    OptionalMethodCall.result {
      target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
  }

  /// Calls `pickerView(_:viewForRow:forComponent:reusing:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    OptionalMethodCall.resultOrDefault {
      target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
  }

  /// Calls `pickerView(_:didSelectRow:inComponent:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}
