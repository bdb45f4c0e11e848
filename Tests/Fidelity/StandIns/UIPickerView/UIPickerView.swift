import UIKit

/// A stand-in for a picker that a control shows instead of a keyboard; no recorded picture shows
/// it.
public class UIPickerView: UIView {
  /// The source of rows.
  public weak var dataSource: (any UIPickerViewDataSource)?
  /// The source of titles.
  public weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  /// Does nothing.
  public func reloadAllComponents() {}
  /// Returns the row that was selected last, or −1.
  public func selectedRow(inComponent component: Int) -> Int { selected[component] ?? -1 }
  /// Selects a row.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  /// Returns the number of rows of the data source.
  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
}

/// A stand-in for the source of rows.
@MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A stand-in for the source of titles.
@MainActor public protocol UIPickerViewDelegate: AnyObject {}
