// Mirrors UIPickerViewDataSource and UIPickerViewDelegate (iOS 17). Missing: nothing.
public import Foundation

/// The source of a picker's numbers of components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components, that is, of wheels beside each other.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker, which returns the contents and sizes of its rows.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a component in points.
  ///
  /// By default the components are equally wide.
  // Optional: 0
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a component's rows in points.
  ///
  /// The default is 32.
  // Optional: 32
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; if nil, the row shows a question mark.
  // Optional: nil
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the title of a row with its attributes, which takes precedence over a plain title.
  // Optional: nil
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which takes precedence over titles.
  ///
  /// Differs from UIKit: no view is passed for reuse.
  // Optional: UIView()
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called after the user has selected a row.
  // Optional
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
