import Foundation
import Testing

@testable import UIKit

/// The styles, the sizes and the texts of date pickers.
@MainActor struct DatePickerTests {
  private let picker = UIDatePicker()

  private func titles() -> [[String?]] {
    picker.setNeedsLayout()
    picker.layoutIfNeeded()
    let columns = (picker.wheels?.subviews ?? []).compactMap { $0 as? WheelColumn }
    return columns.map { $0.rows.map { ($0.view as? UILabel)?.text } }
  }

  /// The texts of the selected rows of all wheels.
  private func selected() -> [String?] { titles().map { $0.count > 2 ? $0[$0.count / 2] : $0[0] } }

  private func date(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test(arguments: [
    (UIDatePicker.Mode.date, UIDatePickerStyle.compact), (.countDownTimer, .wheels),
    (.yearAndMonth, .wheels),
  ])
  func `the automatic style is compact for dates and wheels for durations and months`(
    mode: UIDatePicker.Mode, style: UIDatePickerStyle
  ) {
    picker.datePickerMode = mode
    #expect(picker.datePickerStyle == style)
  }

  @Test func `the automatic style has wheels on iOS 13`() {
    var device = UIEnvironment()
    device.systemVersion = 13
    UIEnvironment.with(device) { #expect(picker.datePickerStyle == .wheels) }
  }

  @Test func `wheels are as large as a picker (LI84)`() {
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func `a compact picker is 34⅓ high at three pixels per point (LI85)`() {
    var device = UIEnvironment()
    device.scale = 3
    UIEnvironment.with(device) {
      let picker = UIDatePicker()
      #expect(abs(picker.intrinsicContentSize.height - 103.0 / 3) < 0.001)
    }
  }

  @Test func `the date and the time of a compact picker are 8 apart (LI85)`() {
    picker.frame.size = picker.intrinsicContentSize
    let rects = picker.compactRects
    #expect(rects.count == 2 && rects[1].minX - rects[0].maxX == 8)
    #expect(rects[1].maxX == picker.bounds.maxX)
  }

  @Test func `a compact picker is as wide as its texts`() {
    picker.datePickerMode = .date
    let short = picker.intrinsicContentSize.width
    picker.date += 86_400 * 8
    #expect(picker.intrinsicContentSize.width > short)
  }

  @Test func `a calendar is 320 wide, and 44 higher with the time`() {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 328))
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize.height == 372)
  }

  @Test func `the date is limited to the range`() throws {
    picker.maximumDate = try date("2006-12-31T00:00:00Z")
    #expect(picker.date == picker.maximumDate)
    picker.minimumDate = try date("2008-01-01T00:00:00Z")
    let free = try date("2020-01-01T00:00:00Z")
    picker.date = free
    #expect(picker.date == free, "a range whose ends are exchanged limits nothing")
  }

  @Test func `the wheels of a date are in the order of the locale`() {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    #expect(selected() == ["January", "9", "2007"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(selected() == ["9", "Januar", "2007"])
  }

  @Test func `the wheels of a time have 12 or 24 hours`() {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    #expect(titles().count == 3)
    #expect(titles().prefix(2).map { $0[$0.count / 2] } == ["9", "41"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(selected() == ["09", "41"])
  }

  @Test func `months begin again after the last one`() {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .yearAndMonth
    #expect(titles()[0].contains("December") && titles()[0].contains("February"))
  }

  @Test func `minutes are as far apart as the interval`() {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(titles()[1].prefix(6) == ["45", "00", "15", "30", "45", "00"])
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 15)
  }

  @Test func `a tap on a row of a wheel selects its date and reports it`() {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    var calls = 0
    picker.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    tap(x: 60, y: 140, size: CGSize(width: 320, height: 216))
    #expect(calls == 1 && picker.calendar.component(.month, from: picker.date) == 2)
  }

  @Test func `a tap on a day of the calendar selects it and keeps the time`() throws {
    picker.preferredDatePickerStyle = .inline
    // 1 January 2007 was a Monday, in the second column.
    tap(x: 70, y: 86, size: picker.intrinsicContentSize)
    let expected = try date("2007-01-01T09:41:00Z")
    #expect(picker.date == expected)
  }

  @Test func `a day beyond the range is not selected`() throws {
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = try date("2007-01-05T00:00:00Z")
    let old = picker.date
    tap(x: 70, y: 86, size: picker.intrinsicContentSize)
    #expect(picker.date == old)
  }

  @Test func `a duration is in whole minutes, at least one and less than a day`() {
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 90_000
    #expect(picker.countDownDuration == 86_340)
  }

  private func tap(x: CGFloat, y: CGFloat, size: CGSize) {
    picker.frame = CGRect(origin: .zero, size: size)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(picker)
    window.makeKeyAndVisible()
    window.simulateTap(at: CGPoint(x: x, y: y))
  }
}
