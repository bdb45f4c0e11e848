import Foundation
import Testing

@testable import UIKit

/// The geometry, the rows and the selection of pickers.
@MainActor struct PickerViewTests {
  /// A source of numbered rows that notes the selected ones.
  private class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [5]
    var calls: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "row \(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { calls.append("\(component),\(row)") }
  }

  /// A delegate with views, widths and heights of its own.
  private final class Boxes: NSObject, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let box = UIView()
      box.tag = row
      return box
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 60 }
  }

  private let picker = UIPickerView()
  private let rows = Rows()

  init() {
    picker.dataSource = rows
    picker.delegate = rows
  }

  private func titles(_ component: Int = 0) -> [String?] {
    picker.layoutIfNeeded()
    return picker.columns[component].rows.map { ($0.view as? UILabel)?.text }
  }

  @Test func `a picker is 320 wide and 216 high (LI84)`() {
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
  }

  @Test func `the first row is selected until another one is`() {
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(3, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }

  @Test func `a component without rows has no selected row`() {
    rows.counts = [0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.layoutIfNeeded()
    #expect(titles() == [])
  }

  @Test func `the rows around the selected one are shown, and none beyond the ends`() {
    #expect(titles() == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    rows.counts = [100]
    picker.reloadAllComponents()
    picker.selectRow(50, inComponent: 0, animated: false)
    #expect(titles() == (45...55).map { "row \($0)" })
  }

  @Test func `the selected row is in a band as high as a row (LI84)`() throws {
    picker.layoutIfNeeded()
    #expect(picker.band.frame == CGRect(x: 9, y: 92, width: 302, height: 32))
    let selected = try #require(picker.columns[0].rows.first { $0.offset == 0 }).view
    #expect(selected.frame.midY == 108 && selected.frame.height == 32 && selected.alpha == 1)
  }

  @Test func `rows become flatter and paler towards the edges`() {
    rows.counts = [100]
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    let views = picker.columns[0].rows.map(\.view)
    for (near, far) in zip(views, views.dropFirst()) {
      #expect(near.frame.height > far.frame.height && near.alpha > far.alpha)
      #expect(near.frame.midY < far.frame.midY)
    }
    #expect((views.last?.frame.midY ?? 300) <= 216)
  }

  @Test func `components share the width between the band's ends`() {
    rows.counts = [3, 3]
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect(picker.columns.map(\.frame.minX) == [9, 162.5])
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148.5, height: 32))
  }

  @Test func `the delegate's views, widths and heights take precedence`() throws {
    let boxes = Boxes()
    picker.delegate = boxes
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 60))
    #expect(picker.columns[0].frame.minX == 110)
    #expect(try #require(picker.view(forRow: 3, forComponent: 0)).tag == 3)
  }

  @Test func `a row that the user selects is reported, one that the app selects is not`() {
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(rows.calls == [])
    picker.simulateSelection(ofRow: 3, inComponent: 0)
    #expect(rows.calls == ["0,3"])
  }

  @Test func `a tap on a row selects it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(picker)
    window.makeKeyAndVisible()
    window.simulateTap(at: CGPoint(x: 160, y: 140))
    #expect(picker.selectedRow(inComponent: 0) == 1 && rows.calls == ["0,1"])
    window.simulateTap(at: CGPoint(x: 160, y: 10))
    #expect(rows.calls == ["0,1"])
  }
}
