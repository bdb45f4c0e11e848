// Mirrors UIDatePicker (iOS 17). Missing: `NSCoding`.
public import Foundation

/// The look of a date picker: wheels, compact fields, or a calendar.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact for dates and times, otherwise wheels; on iOS 13 and earlier always wheels.
  case automatic = 0
  /// Wheels, 216 points high.
  case wheels = 1
  /// Texts on grey rounded rectangles.
  case compact = 2
  /// The calendar of a month, and a row for the time.
  case inline = 3
}

/// A control with which the user chooses a date, a time or a duration (facts LI84, LI85).
///
///     wheels          compact                     inline
///     │ January 8  │  ╭─────────────╮ ╭─────────╮  January 2007       ‹  ›
///     │▐January 9 ▌│  │ Jan 9, 2007 │ │ 9:41 AM │  SUN MON TUE WED THU FRI SAT
///     │ January 10 │  ╰─────────────╯ ╰─────────╯       1   2   3   4   5   6
///
/// Differs from UIKit: the date is 9 January 2007, 9:41, until one is set; a nil locale means that
/// of the device's language, or of the United States if none was chosen, and a nil time zone means
/// Greenwich. So pictures do not depend on the clock or the machine. No day is marked as today.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that a picker shows.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// Makes a picker; if the frame's size is zero, the picker has its natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    if frame.size == .zero { self.frame.size = naturalSize }
  }

  /// Makes a picker from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    coder.decode(NibTables.datePicker, of: self)
  }

  /// 9 January 2007, 9:41 in Greenwich, the initial date of pickers.
  private static let firstDate = Date(timeIntervalSince1970: 1_168_335_660)
  private var _date = UIDatePicker.firstDate
  private var ownCalendar: Calendar?
  private(set) var wheels: DateWheelsView?
  /// The open calendar or wheels of the compact style; nil if none are open.
  var panel: DatePickerPanel?

  /// The parts of the date that are shown.
  ///
  /// The default is the date and the time.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The style that the app prefers.
  ///
  /// The default is automatic.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentDidChange() } }
  /// The style in which the picker is shown.
  open var datePickerStyle: UIDatePickerStyle {
    // Durations, and months without a day, are always shown by wheels.
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return UIEnvironment.current.systemVersion < 14 ? .wheels : .compact
  }
  /// The language and the format of the texts; nil means those of the device's language, or of the
  /// United States if none was chosen.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The calendar.
  ///
  /// The default is Gregorian.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { ownCalendar ?? texts.calendar }
    set {
      ownCalendar = newValue
      contentDidChange()
    }
  }
  /// The time zone; nil means Greenwich.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The date, limited to the range from `minimumDate` to `maximumDate`.
  open var date: Date {
    get { _date }
    set {
      _date = limited(newValue)
      contentDidChange()
    }
  }
  /// Sets the date.
  ///
  /// The change is not animated.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date; nil means no limit.
  ///
  /// If the earliest date is later than `maximumDate`, both limits are ignored.
  open var minimumDate: Date? { didSet { date = _date } }
  /// The latest date; nil means no limit.
  open var maximumDate: Date? { didSet { date = _date } }
  /// The duration of a count-down timer in seconds: whole minutes, at least one and less than a
  /// day.
  ///
  /// The default is a minute.
  open var countDownDuration: TimeInterval = 60 {
    didSet {
      countDownDuration = max(60, min(86_340, (countDownDuration / 60).rounded(.down) * 60))
      contentDidChange()
    }
  }
  /// The interval between selectable minutes, a divisor of 60 up to 30; other values are ignored.
  ///
  /// The default is 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        minuteInterval = oldValue
      }
      contentDidChange()
    }
  }
  /// Inert: whether the date is rounded to `minuteInterval`.
  ///
  /// The default is true.
  open var roundsToMinuteInterval = true

  /// The natural size in the current style.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// Returns the natural size in the current style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  /// Shows the wheels if the style is `wheels`; otherwise removes them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showWheels()
  }
  /// Draws the texts of a compact picker or the calendar of an inline one.
  open override func draw(_ rect: CGRect) {
    drawPaleIfDisabled {
      switch datePickerStyle {
      case .compact: drawCompact()
      case .inline: drawCalendar()
      case .automatic, .wheels: break
      }
    }
  }
  override func stateDidChange() { setNeedsDisplay() }
  override var sendsTouchEvents: Bool { false }

  /// Selects the day or the row at a point, as a tap selects a segment (fact CT11), or opens the
  /// calendar or the wheels of a compact picker.
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    let chosen: Date?
    switch datePickerStyle {
    case .inline: chosen = day(at: point)
    case .wheels: chosen = wheels?.date(at: convert(point, to: wheels))
    case .automatic, .compact: return openPanel(at: point)
    }
    if let chosen { take(chosen, with: event) }
  }

  /// Sets the date or the duration that the user has chosen, and sends `valueChanged` if the value
  /// has changed.
  func take(_ chosen: Date, with event: UIEvent? = nil) {
    let old = (_date, countDownDuration)
    if datePickerMode == .countDownTimer {
      countDownDuration = chosen.timeIntervalSinceReferenceDate
    } else {
      date = chosen
    }
    if old != (_date, countDownDuration) { sendValueChanged(event) }
  }

  /// The calendar and the formats of the picker.
  var texts: DateTexts { DateTexts(locale: locale, calendar: ownCalendar, timeZone: timeZone) }

  /// Returns the date clamped to the picker's range; unchanged if the range ends before it begins.
  func limited(_ date: Date) -> Date {
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return low > high ? date : max(low, min(high, date))
  }

  var naturalSize: CGSize {
    switch datePickerStyle {
    case .compact: compactSize
    case .inline: calendarSize
    case .automatic, .wheels: UIPickerView.size
    }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showWheels() {
    guard datePickerStyle == .wheels else {
      wheels?.removeFromSuperview()
      return wheels = nil
    }
    let shown = wheels ?? DateWheelsView(frame: bounds)
    wheels = shown
    if shown.superview !== self { addSubview(shown) }
    shown.frame = bounds
    shown.show(self)
  }
}
