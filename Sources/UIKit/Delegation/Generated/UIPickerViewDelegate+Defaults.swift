// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIPickerViewDelegate {
  /// Called when the conforming type does not implement this method.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalMethodCall.placeholder(0)
  }

  /// Called when the conforming type does not implement this method.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    OptionalMethodCall.placeholder(32)
  }

  /// Called when the conforming type does not implement this method.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Called when the conforming type does not implement this method.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Called when the conforming type does not implement this method.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    OptionalMethodCall.placeholder(UIView())
  }

  /// Called when the conforming type does not implement this method.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    OptionalMethodCall.placeholder(())
  }
}
