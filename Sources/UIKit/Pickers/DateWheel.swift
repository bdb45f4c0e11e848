import Foundation

/// A wheel of a date picker: one field of the date.
struct DateWheel {
  /// The field of the date on a wheel.
  enum Field: Equatable {
    /// A day of the month.
    case day
    case month, year
    /// A day with its weekday and its month.
    case weekday
    case hour, minute
    /// AM and PM.
    case half
    /// The hours or the minutes of a duration.
    case hours, minutes
  }

  let field: Field
  let texts: DateTexts
  let minuteInterval: Int

  /// The width in points: that of the longest English text at 21 points, and a margin.
  ///
  /// The widths were chosen for this package.
  var width: CGFloat {
    switch field {
    case .month: 130
    case .weekday: 140
    case .year: 80
    case .hours, .minutes: 120
    case .day, .hour, .minute, .half: 55
    }
  }

  /// Returns the date in the row at an offset from a date; nil beyond the end of the wheel.
  ///
  /// Days, months, hours and minutes start again after the last one, without changing the other
  /// fields.
  func date(_ offset: Int, from date: Date) -> Date? {
    let calendar = texts.calendar
    switch field {
    case .year: return calendar.date(byAdding: .year, value: offset, to: date)
    case .weekday: return calendar.date(byAdding: .day, value: offset, to: date)
    case .month: return turned(date, .month, by: offset)
    case .day: return turned(date, .day, by: offset)
    case .hour: return turned(date, .hour, by: offset)
    case .minute: return turned(date, .minute, by: offset * minuteInterval)
    case .half: return otherHalf(of: date, offset)
    case .hours: return duration(date, offset, unit: 3600, count: 24)
    case .minutes: return duration(date, offset * minuteInterval, unit: 60, count: 60)
    }
  }

  /// Returns a date with one of its fields advanced by a step, wrapping within the field's range.
  private func turned(_ date: Date, _ field: Calendar.Component, by step: Int) -> Date? {
    texts.calendar.date(byAdding: field, value: step, to: date, wrappingComponents: true)
  }

  private func otherHalf(of date: Date, _ offset: Int) -> Date? {
    let half = texts.calendar.component(.hour, from: date) / 12
    guard (0...1).contains(half + offset) else { return nil }
    return texts.calendar.date(byAdding: .hour, value: 12 * offset, to: date)
  }

  /// Returns a duration, as a date after the reference date, with its hours or minutes advanced by
  /// a step.
  private func duration(_ date: Date, _ step: Int, unit: Int, count: Int) -> Date {
    let seconds = Int(date.timeIntervalSinceReferenceDate)
    let old = seconds / unit % count
    let new = ((old + step) % count + count) % count
    return Date(timeIntervalSinceReferenceDate: TimeInterval(seconds + (new - old) * unit))
  }

  /// Returns the text of the row for a date.
  func title(of date: Date, isSelected: Bool) -> String {
    let seconds = Int(date.timeIntervalSinceReferenceDate)
    switch field {
    case .day: return text("d", date)
    case .month: return text("LLLL", date)
    case .year: return text("y", date)
    case .weekday: return text("EEEMMMd", date)
    case .hour: return hour(of: date)
    case .minute: return Self.two(texts.calendar.component(.minute, from: date))
    case .half: return texts.halves[texts.calendar.component(.hour, from: date) / 12]
    case .hours: return "\(seconds / 3600 % 24)" + (isSelected ? " hours" : "")
    case .minutes: return "\(seconds / 60 % 60)" + (isSelected ? " min" : "")
    }
  }

  private func text(_ template: String, _ date: Date) -> String {
    texts.text(template, of: date)
  }

  private func hour(of date: Date) -> String {
    let hour = texts.calendar.component(.hour, from: date)
    return texts.hasHalves ? "\((hour + 11) % 12 + 1)" : Self.two(hour)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns the fields that a picker's mode shows, in the order of the locale.
  static func fields(of mode: UIDatePicker.Mode, in texts: DateTexts) -> [Field] {
    let time: [Field] = [.hour, .minute] + (texts.hasHalves ? [.half] : [])
    return switch mode {
    case .time: time
    case .date: dayFields(texts.order(of: "yMMMMd"))
    case .dateAndTime: [.weekday] + time
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: dayFields(texts.order(of: "yMMMM"))
    }
  }

  private static func dayFields(_ letters: [Character]) -> [Field] {
    letters.compactMap { letter in
      switch letter {
      case "d": .day
      case "M", "L": .month
      case "y": .year
      default: nil
      }
    }
  }
}
