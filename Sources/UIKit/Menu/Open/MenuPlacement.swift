import Foundation

/// The frames of an open menu and of the preview above it; the anchor is the frame of the view that
/// opened the menu.
///
///     ┌─ area ───────────────┐
///     │ ┌─ preview ────────┐ │   at its original position, or moved so that the menu fits
///     │ └──────────────────┘ │
///     │ ┌─ menu ────┐        │   aligned with the side of the anchor nearer to the screen's edge
///     │ └───────────┘        │
///     └──────────────────────┘
struct MenuPlacement: Equatable {
  /// The width of a menu, and its distance from the anchor, in points.
  ///
  /// The distance from a preview is twice `gap`.
  static let width: CGFloat = 250
  static let gap: CGFloat = 8

  var preview: CGRect
  var menu: CGRect

  /// Places a menu without a preview above or below the anchor, in an area.
  ///
  /// The menu is below the anchor if it fits there or if there is more space than above.
  init(menu size: CGSize, at anchor: CGRect, in area: CGRect, isRightToLeft: Bool = false) {
    let below = area.maxY - anchor.maxY - Self.gap
    let above = anchor.minY - area.minY - Self.gap
    let isBelow = below >= size.height || below >= above
    let height = min(size.height, max(isBelow ? below : above, Self.least(in: area)))
    let y = isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
    preview = anchor
    menu = CGRect(
      x: Self.left(size.width, at: anchor, in: area, isRightToLeft),
      y: min(max(y, area.minY), max(area.minY, area.maxY - height)), width: size.width,
      height: height)
  }

  /// Places a menu below a preview; the preview is centred at the anchor if there is enough space.
  ///
  /// Otherwise both are moved into the area; a preview that is too large is scaled down.
  init(
    menu size: CGSize, preview: CGSize, at anchor: CGRect, in area: CGRect,
    isRightToLeft: Bool = false
  ) {
    let gap = size.height > 0 ? 2 * Self.gap : 0
    let free = max(0, area.height - gap - min(size.height, area.height / 2))
    let scale = min(1, area.width / max(preview.width, 1), free / max(preview.height, 1))
    let shown = CGSize(width: preview.width * scale, height: preview.height * scale)
    let height = min(size.height, area.height - gap - shown.height)
    let highest = area.maxY - height - gap - shown.height
    let y = max(area.minY, min(anchor.midY - shown.height / 2, highest))
    let x = max(area.minX, min(anchor.midX - shown.width / 2, area.maxX - shown.width))
    self.preview = CGRect(origin: CGPoint(x: x, y: y), size: shown)
    menu = CGRect(
      x: Self.left(size.width, at: self.preview, in: area, isRightToLeft),
      y: self.preview.maxY + gap, width: size.width, height: height)
  }

  private static func least(in area: CGRect) -> CGFloat { min(44, area.height) }

  /// Returns the x coordinate of a menu's left side.
  ///
  /// The left sides of menu and anchor are aligned if the anchor is in the left half, and the right
  /// sides if it is in the right half; in the middle, the reading direction decides.
  private static func left(
    _ width: CGFloat, at anchor: CGRect, in area: CGRect, _ isRightToLeft: Bool
  ) -> CGFloat {
    let offset = anchor.midX - area.midX
    let isLeft = abs(offset) < 1 ? !isRightToLeft : offset < 0
    let x = isLeft ? anchor.minX : anchor.maxX - width
    return max(area.minX, min(x, area.maxX - width))
  }
}
