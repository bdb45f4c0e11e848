public import Foundation

extension DateFormatter {
  /// Returns a date formatter for the user of the current device.
  ///
  /// The porting tool replaces `DateFormatter()` by a call of this method. The formatter keeps the
  /// language and region of the device on which it was made.
  public static func ofDevice() -> DateFormatter {
    let formatter = DateFormatter()
    if let locale = UIEnvironment.current.chosenLocale { formatter.locale = locale }
    return formatter
  }

  /// Returns a date as text for the user of the current device.
  ///
  /// The porting tool replaces calls of `localizedString` by calls of this method.
  public static func localizedStringOfDevice(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = ofDevice()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }
}

extension NumberFormatter {
  /// Returns a number formatter for the user of the current device.
  ///
  /// The porting tool replaces `NumberFormatter()` by a call of this method. The formatter keeps
  /// the language and region of the device on which it was made. If no language is chosen and the
  /// current locale has no currency, amounts of money are in dollars: Foundation's locale on Linux,
  /// en_001, would write ¤.
  public static func ofDevice() -> NumberFormatter {
    let formatter = NumberFormatter()
    if let locale = UIEnvironment.current.chosenLocale {
      formatter.locale = locale
    } else if Locale.current.currency == nil {
      (formatter.currencyCode, formatter.currencySymbol) = ("USD", "$")
    }
    return formatter
  }

  /// Returns a number as text for the user of the current device.
  ///
  /// The porting tool replaces calls of `localizedString` by calls of this method.
  public static func localizedStringOfDevice(from number: NSNumber, number style: Style) -> String {
    let formatter = ofDevice()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
