import Foundation

/// The inline style: the calendar of the date's month, and a row for the time.
///
///     January 2007 ›              ‹   ›     44 points
///     SUN  MON  TUE  WED  THU  FRI  SAT     20
///           1    2    3    4    5    6      6 weeks of 44 each
///     Time                     9:41 AM      44, with the time
///
/// The calendar is 320 points wide and, without the time, 328 high, which is in the range measured
/// on iOS (fact LI85); the heights of the rows were chosen for this package.
extension UIDatePicker {
  private static let width: CGFloat = 320
  private static let header: CGFloat = 44
  private static let weekdayRow: CGFloat = 20
  private static let week: CGFloat = 44
  private static let weeks = 6
  private static let timeRow: CGFloat = 44
  private static let margin: CGFloat = 16

  private var showsDays: Bool { datePickerMode != .time }
  private var showsTime: Bool { datePickerMode != .date }

  var calendarSize: CGSize {
    let days = Self.header + Self.weekdayRow + CGFloat(Self.weeks) * Self.week
    return CGSize(
      width: Self.width, height: (showsDays ? days : 0) + (showsTime ? Self.timeRow : 0))
  }

  private var columnWidth: CGFloat { bounds.width / 7 }

  /// The first day of the date's month.
  private var monthStart: Date? { texts.calendar.dateInterval(of: .month, for: date)?.start }

  /// The number of days of the previous month in the first week.
  private func skippedDays(_ start: Date) -> Int {
    let calendar = texts.calendar
    return (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// Returns the rectangle of a day's cell; cell 0 is the first one of the first week.
  private func cell(_ place: Int) -> CGRect {
    mirrored(
      CGRect(
        x: CGFloat(place % 7) * columnWidth,
        y: Self.header + Self.weekdayRow + CGFloat(place / 7) * Self.week, width: columnWidth,
        height: Self.week))
  }

  /// The days of the month with their cells.
  private var days: [(number: Int, date: Date, cell: CGRect)] {
    let calendar = texts.calendar
    guard showsDays, let start = monthStart,
      let range = calendar.range(of: .day, in: .month, for: start)
    else { return [] }
    let skipped = skippedDays(start)
    return range.compactMap { number in
      calendar.date(byAdding: .day, value: number - range.lowerBound, to: start).map {
        (number, $0, cell(skipped + number - range.lowerBound))
      }
    }
  }

  /// Returns the date moved to the day whose cell contains a point, or by a month if a chevron
  /// contains the point; nil elsewhere, and for a day outside the picker's range.
  func day(at point: CGPoint) -> Date? {
    let calendar = texts.calendar
    for (step, rect) in chevrons where showsDays && rect.contains(point) {
      return calendar.date(byAdding: .month, value: step, to: date)
    }
    guard let day = days.first(where: { $0.cell.contains(point) }),
      isInRange(day.date)
    else { return nil }
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
      of: day.date)
  }

  /// Returns whether a day has a time in the picker's range.
  private func isInRange(_ day: Date) -> Bool {
    let nearest = limited(day)
    return nearest == day || texts.calendar.isDate(nearest, inSameDayAs: day)
  }

  /// The rectangles of the two chevrons, with the number of months by which a tap changes the date.
  private var chevrons: [(step: Int, rect: CGRect)] {
    [(-1, 2), (1, 1)].map { step, place in
      let x = bounds.width - CGFloat(place) * Self.header
      return (step, mirrored(CGRect(x: x, y: 0, width: Self.header, height: Self.header)))
    }
  }

  func drawCalendar() {
    if showsDays {
      drawHeader()
      drawWeekdays()
      for day in days { draw(day.number, day.date, in: day.cell) }
    }
    if showsTime { drawTime() }
  }

  private func drawHeader() {
    let title = text(texts.text("yMMMM", of: date), .systemFont(ofSize: 17, weight: .semibold))
    let size = title.size()
    let place = mirrored(
      CGRect(
        x: Self.margin, y: (Self.header - size.height) / 2, width: size.width,
        height: size.height))
    title.draw(at: place.origin)
    for (step, rect) in chevrons { drawChevron(in: rect, pointsLeft: (step < 0) != isRightToLeft) }
  }

  private func drawChevron(in rect: CGRect, pointsLeft: Bool) {
    let x: CGFloat = pointsLeft ? -4 : 4
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - 8))
    path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX - x, y: rect.midY + 8))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  private func drawWeekdays() {
    for (place, name) in texts.weekdays.enumerated() {
      let rect = mirrored(
        CGRect(
          x: CGFloat(place) * columnWidth, y: Self.header, width: columnWidth,
          height: Self.weekdayRow))
      draw(text(name, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel), in: rect)
    }
  }

  private func draw(_ number: Int, _ day: Date, in cell: CGRect) {
    let isSelected = texts.calendar.isDate(day, inSameDayAs: date)
    if isSelected {
      tintColor.withAlphaComponent(0.15).setFill()
      let side = min(cell.width, cell.height)
      UIBezierPath(
        ovalIn: CGRect(
          x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
      ).fill()
    }
    let color: UIColor = isSelected ? tintColor : isInRange(day) ? .label : .tertiaryLabel
    let font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .medium : .regular)
    draw(text("\(number)", font, color), in: cell)
  }

  private func drawTime() {
    let y = calendarSize.height - Self.timeRow
    let row = CGRect(x: 0, y: y, width: bounds.width, height: Self.timeRow)
    let label = text("Time", .systemFont(ofSize: 17))
    let width = label.size().width
    draw(label, in: mirrored(CGRect(x: Self.margin, y: y, width: width, height: row.height)))
    let time = text(texts.time(date), .systemFont(ofSize: 17))
    let size = CGSize(width: time.size().width + 24, height: 34)
    let capsule = mirrored(
      CGRect(
        x: bounds.width - Self.margin - size.width, y: row.midY - 17, width: size.width,
        height: 34))
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: capsule, cornerRadius: 8).fill()
    draw(time, in: capsule)
  }

  private func text(
    _ text: String, _ font: UIFont, _ color: UIColor = .label
  ) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
  }

  /// Draws a text in the middle of a rectangle, on whole pixels.
  private func draw(_ text: NSAttributedString, in rect: CGRect) {
    let (size, grid) = (text.size(), PixelGrid(scale: traitCollection.displayScale))
    text.draw(
      at: CGPoint(
        x: grid.round(rect.midX - size.width / 2), y: grid.round(rect.midY - size.height / 2)))
  }
}
