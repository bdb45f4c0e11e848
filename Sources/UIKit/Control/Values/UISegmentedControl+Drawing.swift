import Foundation

extension UISegmentedControl {
  static let height: CGFloat = 32
  /// The space on both sides of a title or image, in points.
  private static let padding: CGFloat = 10
  /// The distance between two segments, in points (fact CT7).
  private static let gap: CGFloat = 1

  /// The sum of the distances between segments.
  private var gaps: CGFloat { CGFloat(max(0, segments.count - 1)) * Self.gap }

  /// The size needed by all segments.
  ///
  /// All segments are as wide as the widest one; if `apportionsSegmentWidthsByContent` is true,
  /// each is as wide as its own content or as its set width.
  var naturalSize: CGSize {
    let widths = naturalWidths
    let sum =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: (sum + gaps).rounded(.up), height: Self.height)
  }

  private var naturalWidths: [CGFloat] {
    segments.map { segment in
      if segment.width > 0 { return segment.width }
      let content = segment.image?.size.width ?? title(segment, isSelected: true).size().width
      return content.rounded(.up) + 2 * Self.padding
    }
  }

  /// The rectangles of the segments.
  ///
  /// Segments without a set width share the remaining width.
  var segmentRects: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let widths = naturalWidths
    let fixed = segments.map { $0.width > 0 }
    let free = CGFloat(fixed.filter { !$0 }.count)
    let taken = zip(widths, fixed).map { $1 || apportionsSegmentWidthsByContent ? $0 : 0 }
    let share = free > 0 ? (bounds.width - taken.reduce(0, +) - gaps) / free : 0
    var x: CGFloat = 0
    return zip(taken, fixed).map { width, isFixed in
      let width = isFixed ? width : width + share
      defer { x += width + Self.gap }
      return mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
  }

  /// Returns a title with its attributes; by default 13 points, and semibold if the segment is
  /// selected, otherwise medium.
  private func title(_ segment: Segment, isSelected: Bool) -> NSAttributedString {
    let weight: UIFont.Weight = isSelected ? .semibold : .medium
    var values: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: weight),
      .foregroundColor: segment.isEnabled && isEnabled ? UIColor.label : .tertiaryLabel,
    ]
    let own = isSelected ? attributes.shown(in: .selected) : attributes[.normal]
    for (key, value) in own ?? [:] { values[key] = value }
    return NSAttributedString(string: segment.title ?? "", attributes: values)
  }

  func _draw() {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    let rects = segmentRects
    drawDividers(rects)
    if rects.indices.contains(selectedSegmentIndex), !isMomentary {
      drawSelection(rects[selectedSegmentIndex])
    }
    for (index, rect) in rects.enumerated() { draw(segments[index], index, rect) }
  }

  private func drawDividers(_ rects: [CGRect]) {
    UIColor.separator.setFill()
    for index in rects.indices.dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let x = isRightToLeft ? rects[index].maxX : rects[index].minX
      UIGraphicsGetCurrentContext()?.fill(
        CGRect(
          x: isRightToLeft ? x : x - Self.gap, y: 8, width: Self.gap,
          height: max(0, bounds.height - 16)))
    }
  }

  private func drawSelection(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.12).cgColor)
    let isDark = traitCollection.userInterfaceStyle == .dark
    (selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)).setFill()
    UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 7).fill()
    context?.restoreGState()
  }

  private func draw(_ segment: Segment, _ index: Int, _ rect: CGRect) {
    if let image = segment.image {
      let frame = ContentPlacement(UIView.ContentMode.center).rect(of: image.size, in: rect)
      return image.withTintColor(.label).draw(in: frame)
    }
    let text = title(segment, isSelected: index == selectedSegmentIndex && !isMomentary)
    let size = text.size()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    text.draw(
      at: CGPoint(
        x: grid.round(rect.midX - size.width / 2), y: grid.round(rect.midY - size.height / 2)))
  }
}
