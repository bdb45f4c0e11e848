import Foundation

/// The compact style: the date and the time on grey rounded rectangles (fact LI85).
extension UIDatePicker {
  /// The distance between the date and the time, in points (fact LI85).
  private static let gap: CGFloat = 8
  /// The space above and below a text, in points: half the difference between the height of 34⅓ and
  /// the font's line height of 20⅓ (fact LI85).
  private static let verticalPadding: CGFloat = 7
  /// The space at both ends of a text, in points, chosen for this package.
  private static let horizontalPadding: CGFloat = 12
  private static let radius: CGFloat = 8

  private static let font = UIFont.systemFont(ofSize: 17)

  private var compactTexts: [String] {
    switch datePickerMode {
    case .time: [texts.time(date)]
    case .date: [texts.day(date)]
    default: [texts.day(date), texts.time(date)]
    }
  }

  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  private func attributed(_ text: String, _ color: UIColor = .label) -> NSAttributedString {
    NSAttributedString(
      string: text, attributes: [.font: Self.font, .foregroundColor: color])
  }

  private func width(of text: String) -> CGFloat {
    pixels.ceiling(attributed(text).size().width) + 2 * Self.horizontalPadding
  }

  private var compactHeight: CGFloat {
    pixels.ceiling(Self.font.lineHeight) + 2 * Self.verticalPadding
  }

  var compactSize: CGSize {
    let widths = compactTexts.map { width(of: $0) }
    let gaps = CGFloat(widths.count - 1) * Self.gap
    return CGSize(width: widths.reduce(gaps, +), height: compactHeight)
  }

  /// The rectangles of the texts, from the leading side and in the middle of the height.
  var compactRects: [CGRect] {
    var x: CGFloat = 0
    return compactTexts.map { text in
      let width = width(of: text)
      defer { x += width + Self.gap }
      return mirrored(
        CGRect(
          x: x, y: pixels.round((bounds.height - compactHeight) / 2), width: width,
          height: compactHeight))
    }
  }

  func drawCompact() {
    let open = panel.map { $0.part == .time ? compactTexts.count - 1 : 0 }
    for (index, (text, rect)) in zip(compactTexts, compactRects).enumerated() {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: Self.radius).fill()
      attributed(text, index == open ? tintColor : .label).draw(
        at: CGPoint(
          x: rect.minX + Self.horizontalPadding, y: rect.minY + Self.verticalPadding))
    }
  }
}
