import Foundation

/// A view over the whole window that contains the calendar or the wheels of a compact date picker.
///
///     ╭─────────────╮ ╭─────────╮
///     │ Jan 9, 2007 │ │ 9:41 AM │  the text whose panel is open has the tint colour
///     ╰─────────────╯ ╰─────────╯
///     ╭───────────────────╮
///     │ the inline style  │
///     ╰───────────────────╯
///
/// A tap beside the calendar or the wheels closes the panel. The calendar and the wheels have the
/// sizes of the inline and the wheels style. The margin of 8 points was chosen for this package.
final class DatePickerPanel: UIView {
  private static let margin: CGFloat = 8
  private static let radius: CGFloat = 13

  /// The part of the date that the panel changes: the day or the time.
  let part: UIDatePicker.Mode
  private weak var picker: UIDatePicker?
  private let anchor: CGRect
  private let inner = UIDatePicker(frame: .zero)
  private let shadow = UIView()
  private let plate = UIView()

  /// Makes the panel of a part of a picker's date.
  ///
  /// - Parameters:
  ///   - part: the date, or the time.
  ///   - anchor: the rectangle of the part's text, in the picker.
  ///   - picker: the picker.
  ///   - frame: the frame of the whole window.
  init(_ part: UIDatePicker.Mode, at anchor: CGRect, of picker: UIDatePicker, frame: CGRect) {
    (self.part, self.anchor, self.picker) = (part, anchor, picker)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    plate.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }
    plate.layer.cornerRadius = Self.radius
    addSubview(shadow)
    shadow.addSubview(plate)
    plate.addSubview(inner)
    inner.addAction(
      UIAction { [weak self] _ in self?.takeDate() }, for: .valueChanged)
    takeSettings(of: picker)
  }

  required init?(coder: NSCoder) { nil }

  private func takeSettings(of picker: UIDatePicker) {
    inner.datePickerMode = part
    inner.preferredDatePickerStyle = part == .date ? .inline : .wheels
    inner.locale = picker.locale
    inner.calendar = picker.calendar
    inner.timeZone = picker.timeZone
    inner.minuteInterval = picker.minuteInterval
    (inner.minimumDate, inner.maximumDate) = (picker.minimumDate, picker.maximumDate)
    inner.tintColor = picker.tintColor
    inner.date = picker.date
  }

  private func takeDate() { picker?.take(inner.date) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picker, picker.window === window else { return }
    let size = inner.naturalSize
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let placement = MenuPlacement(
      menu: CGSize(width: size.width, height: size.height + 2 * Self.margin),
      at: picker.convert(anchor, to: self), in: area, isRightToLeft: isRightToLeft)
    let (grid, menu) = (PixelGrid(scale: traitCollection.displayScale), placement.menu)
    shadow.frame = CGRect(
      x: grid.round(menu.minX), y: grid.round(menu.minY), width: menu.width, height: menu.height)
    plate.frame = shadow.bounds
    inner.frame = CGRect(x: 0, y: Self.margin, width: size.width, height: size.height)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), !shadow.frame.contains(point) else {
      return
    }
    picker?.closePanel()
  }
}

extension UIDatePicker {
  /// Closes the open panel, and opens a panel for the date or the time whose text contains a point;
  /// opens none if no text contains the point.
  func openPanel(at point: CGPoint) {
    let parts: [Mode] = datePickerMode == .dateAndTime ? [.date, .time] : [datePickerMode]
    let touched = zip(parts, compactRects).first { $0.1.contains(point) }
    closePanel()
    guard let (part, rect) = touched, let window else { return }
    let made = DatePickerPanel(part, at: rect, of: self, frame: window.bounds)
    panel = made
    window.addSubview(made)
    setNeedsDisplay()
  }

  func closePanel() {
    panel?.removeFromSuperview()
    panel = nil
    setNeedsDisplay()
  }
}
