import Foundation
import LocalizedStrings

/// The calendar of a date picker, and the texts of dates in its locale.
struct DateTexts {
  let calendar: Calendar
  private let locale: Locale

  /// Makes texts; nil means the user's locale (that of the United States if none was chosen), the
  /// Gregorian calendar, and Greenwich Mean Time.
  init(locale: Locale?, calendar: Calendar?, timeZone: TimeZone?) {
    let environment = UIEnvironment.current
    let usual = environment.language.localeIdentifier ?? "en_US"
    let locale = locale ?? Locale(identifier: usual)
    var used = calendar ?? Calendar(identifier: .gregorian)
    used.locale = locale
    used.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? used.timeZone
    (self.calendar, self.locale) = (used, locale)
  }

  private func formatter(_ prepare: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    prepare(formatter)
    return formatter
  }

  /// Returns a date such as `Jan 9, 2007`.
  func day(_ date: Date) -> String {
    formatter {
      $0.dateStyle = .medium
      $0.timeStyle = .none
    }.string(from: date)
  }

  /// Returns a time such as `9:41 AM`.
  func time(_ date: Date) -> String {
    formatter {
      $0.dateStyle = .none
      $0.timeStyle = .short
    }.string(from: date)
  }

  /// Returns a text with the fields of a template, in the order of the locale.
  func text(_ template: String, of date: Date) -> String {
    formatter { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }

  /// Returns the fields of a template in the order of the locale, such as `M`, `d` and `y`.
  func order(of template: String) -> [Character] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var isQuoted = false
    return format.reduce(into: []) { fields, letter in
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter.isLetter, fields.last != letter { fields.append(letter) }
    }
  }

  /// Whether hours are counted to 12, with a text for AM or PM.
  var hasHalves: Bool { order(of: "j").contains("a") }
  /// The texts for the halves of the day: `AM` and `PM` in English.
  var halves: [String] { [calendar.amSymbol, calendar.pmSymbol] }
  /// The short names of the weekdays in capitals, from the first day of the locale's week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }
}
