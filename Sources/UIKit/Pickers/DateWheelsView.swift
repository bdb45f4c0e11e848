import Foundation

/// The wheels of a date picker, each of which shows a field of the date.
final class DateWheelsView: UIView {
  private static let gap: CGFloat = 5
  private let band = WheelBand(frame: .zero)
  private var columns: [WheelColumn] = []
  private var wheels: [DateWheel] = []
  private var date = Date(timeIntervalSinceReferenceDate: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(band)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the date of a picker on the wheels.
  func show(_ picker: UIDatePicker) {
    let texts = picker.texts
    date =
      picker.datePickerMode == .countDownTimer
      ? Date(timeIntervalSinceReferenceDate: picker.countDownDuration) : picker.date
    wheels = DateWheel.fields(of: picker.datePickerMode, in: texts).map {
      DateWheel(field: $0, texts: texts, minuteInterval: picker.minuteInterval)
    }
    while columns.count < wheels.count {
      let column = WheelColumn(frame: .zero)
      columns.append(column)
      addSubview(column)
    }
    while columns.count > wheels.count { columns.removeLast().removeFromSuperview() }
    for (wheel, column) in zip(wheels, columns) { fill(column, wheel, picker) }
    setNeedsLayout()
  }

  private func fill(_ column: WheelColumn, _ wheel: DateWheel, _ picker: UIDatePicker) {
    let reach = WheelGeometry(
      height: UIPickerView.size.height, rowHeight: WheelColumn.standardRowHeight
    ).reach
    column.show(in: reach) { offset in
      guard let row = wheel.date(offset, from: date) else { return nil }
      let label = WheelColumn.label(wheel.title(of: row, isSelected: offset == 0))
      // Rows outside the picker's range are grey.
      let isInRange = picker.datePickerMode == .countDownTimer || picker.limited(row) == row
      label.textColor = isInRange ? .label : .tertiaryLabel
      return label
    }
  }

  /// Returns the date of the row at a point; nil between the wheels, in the selected row, and
  /// beyond the end of a wheel.
  func date(at point: CGPoint) -> Date? {
    for (wheel, column) in zip(wheels, columns) where column.frame.contains(point) {
      let offset = column.geometry.offset(at: point.y - bounds.midY)
      return offset == 0 ? nil : wheel.date(offset, from: date)
    }
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    band.place(in: bounds, rowHeight: WheelColumn.standardRowHeight)
    let gaps = CGFloat(max(0, wheels.count - 1)) * Self.gap
    var x = ((bounds.width - wheels.map(\.width).reduce(0, +) - gaps) / 2).rounded()
    for (wheel, column) in zip(wheels, columns) {
      column.frame = mirrored(CGRect(x: x, y: 0, width: wheel.width, height: bounds.height))
      x += wheel.width + Self.gap
    }
  }
}
