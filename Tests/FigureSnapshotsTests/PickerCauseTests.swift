import Foundation
import Testing
import UIKit

/// A screen with a search bar and pickers.
final class PickerScreen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let search = UISearchBar()
  let tea = UIPickerView()
  let day = UIDatePicker()
  let alarm = UIDatePicker()
  private let change: (PickerScreen) -> Void

  init(_ change: @escaping (PickerScreen) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    search.placeholder = "Find"
    search.scopeButtonTitles = ["All", "Unread"]
    search.showsScopeBar = true
    tea.dataSource = self
    tea.delegate = self
    alarm.preferredDatePickerStyle = .wheels
    alarm.datePickerMode = .time
    let places: [(UIView, CGFloat, CGFloat)] = [
      (search, 20, 98), (tea, 120, 160), (day, 290, 40), (alarm, 340, 160),
    ]
    for (control, y, height) in places {
      control.frame = CGRect(x: 0, y: y, width: 320, height: height)
      view.addSubview(control)
    }
    change(self)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? "Tea \(row)" : "\(row) cups" }
}

/// The causes named for single changes of search bars and pickers.
extension ControlCauseTests {
  @Test(arguments: pickers) func `a change of a picker or a search bar is the only cause`(
    _ change: ScreenChange<PickerScreen>
  ) throws {
    let changes = try changes(from: PickerScreen { _ in }, to: PickerScreen(change.change))
    expect(change.line, in: changes)
  }

  private nonisolated static let pickers: [ScreenChange<PickerScreen>] = [
    .init("search: placeholder “Find” → “Search”") { $0.search.placeholder = "Search" },
    .init("search: text none → “tea”") { $0.search.text = "tea" },
    .init("search: selected scope 0 “All” → 1 “Unread”") { $0.search.selectedScopeButtonIndex = 1 },
    .init("search: scope “Unread” → “New”") { $0.search.scopeButtonTitles = ["All", "New"] },
    .init("search: cancel button") { $0.search.showsCancelButton = true },
    .init("search: style prominent → minimal") { $0.search.searchBarStyle = .minimal },
    .init("search: prompt none → “Where?”") { $0.search.prompt = "Where?" },
    .init("search: bar tint color none → #FF3B30") { $0.search.barTintColor = .systemRed },
    .init("tea: selected row of component 0 0 “Tea 0” → 2 “Tea 2”") {
      $0.tea.selectRow(2, inComponent: 0, animated: false)
    },
    .init("tea: selected row of component 1 0 “0 cups” → 1 “1 cups”") {
      $0.tea.selectRow(1, inComponent: 1, animated: false)
    },
    .init("day: date 2007-01-09 09:41 → 2007-01-10 09:41") { $0.day.date += 86_400 },
    .init("day: mode dateAndTime → date") { $0.day.datePickerMode = .date },
    .init("day: locale none → de_DE") { $0.day.locale = Locale(identifier: "de_DE") },
    .init("alarm: date 2007-01-09 09:41 → 2007-01-09 09:42") { $0.alarm.date += 60 },
    .init("alarm: minute interval 1 → 5") { $0.alarm.minuteInterval = 5 },
  ]
}
