import Foundation
import LayoutCore

/// The properties of pickers, whose wheels are private parts (`HavingParts`) and thus not recorded.
extension ViewProperties {
  mutating func readPicker(_ picker: UIPickerView) {
    let count = picker.columns.count
    for (component, column) in picker.columns.enumerated() {
      // If there is only one component, the names of its properties have no number.
      let suffix = count == 1 ? "" : ".\(component)"
      let row = picker.selectedRow(inComponent: component)
      let titles = column.rows.map { ($0.view as? UILabel)?.text }
      if row >= 0 {
        let title = column.rows.first { $0.offset == 0 }?.view as? UILabel
        add("selectedRow\(suffix)", .made(NumberedText(index: row, text: Self.quoted(title?.text))))
      }
      if titles.contains(where: { $0 != nil }) {
        add("visibleRows\(suffix)", .made(ListedTexts(texts: titles.map { Self.quoted($0) })))
      }
    }
  }

  private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "view" }

  mutating func readDatePicker(_ picker: UIDatePicker) {
    let isDuration = picker.datePickerMode == .countDownTimer
    if isDuration {
      add("countDownDuration", .number(picker.countDownDuration))
    } else {
      add("date", .text(RecordedDates.text(of: picker.date, picker)))
    }
    if picker.datePickerMode != .dateAndTime { add("mode", .text("\(picker.datePickerMode)")) }
    if picker.datePickerStyle != .compact {
      add("datePickerStyle", .text("\(picker.datePickerStyle)"))
    }
    for (name, date) in [
      ("minimumDate", picker.minimumDate), ("maximumDate", picker.maximumDate),
    ] {
      if let date { add(name, .text(RecordedDates.text(of: date, picker))) }
    }
    if let locale = picker.locale { add("locale", .text(locale.identifier)) }
    if let zone = picker.timeZone { add("timeZone", .text(zone.identifier)) }
    let calendar = picker.texts.calendar.identifier
    if calendar != .gregorian { add("calendar", .text("\(calendar)")) }
    if picker.minuteInterval != 1 { add("minuteInterval", .count(picker.minuteInterval)) }
  }
}

/// The texts of dates in layout records, which do not depend on the locale.
@MainActor private enum RecordedDates {
  /// Returns a text such as `2007-01-09 09:41` in the picker's time zone.
  static func text(of date: Date, _ picker: UIDatePicker) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = picker.texts.calendar.timeZone
    let fields = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let numbers = [fields.month, fields.day, fields.hour, fields.minute].map { two($0 ?? 0) }
    return "\(fields.year ?? 0)-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
