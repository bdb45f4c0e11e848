import Foundation
import InterfaceBuilder

extension NibTables {
  static let datePicker = NibProperties<UIDatePicker> { table in
    table.choice("datePickerMode", datePickerModes) { $0.datePickerMode = $1 }
    table.choice("style", datePickerStyles) { $0.preferredDatePickerStyle = $1 }
    table.integer("minuteInterval") { $0.minuteInterval = $1 }
    table.number("countDownDuration") { $0.countDownDuration = TimeInterval($1) }
  }

  private static let datePickerModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime,
    "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
  ]
  private static let datePickerStyles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
