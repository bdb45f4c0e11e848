public import Foundation

extension DateFormatter {
  /// Makes a formatter for the user of the current device: `DateFormatter()` under a name that
  /// Foundation does not have, which ported source calls.
  ///
  /// It keeps the language and region of the device on which it was made.
  public static func ofDevice() -> DateFormatter {
    let formatter = DateFormatter()
    if let locale = UIEnvironment.current.chosenLocale { formatter.locale = locale }
    return formatter
  }

  /// Returns a date as text for the user of the current device: `localizedString` under a name that
  /// Foundation does not have.
  public static func localizedStringOfDevice(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = ofDevice()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }
}

extension NumberFormatter {
  /// Makes a formatter for the user of the current device: `NumberFormatter()` under a name that
  /// Foundation does not have, which ported source calls.
  ///
  /// It keeps the language and region of the device on which it was made.
  public static func ofDevice() -> NumberFormatter {
    let formatter = NumberFormatter()
    if let locale = UIEnvironment.current.chosenLocale { formatter.locale = locale }
    return formatter
  }

  /// Returns a number as text for the user of the current device: `localizedString` under a name
  /// that Foundation does not have.
  public static func localizedStringOfDevice(from number: NSNumber, number style: Style) -> String {
    let formatter = ofDevice()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
