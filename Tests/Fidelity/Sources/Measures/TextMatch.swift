/// The lines of text of two pictures that have the same place.
///
/// If letters are blurred, two lines of one picture can be a single line of the other. So a line
/// also corresponds to all lines within its rectangle together, and all lines within a rectangle of
/// the other picture correspond to that.
///
/// ```
/// ┌──────────┐   ┌──────────┐      the same text: the two rectangles on the right together are the
/// │ one two  │   │ one two  │      one on the left
/// │          │   ├───────┬──┘
/// │ three    │   │ three │
/// └──────────┘   └───────┘
/// ```
struct TextMatch {
  private let real: [PixelBox]
  private let ours: [PixelBox]
  /// The greatest distance of an edge in pixels.
  private let reach: Int

  init(_ real: [PixelBox], in ours: [PixelBox], reach: Int) {
    (self.real, self.ours, self.reach) = (real, ours, reach)
  }

  /// Returns whether a line of the real picture has its place in ours.
  func isFound(_ text: PixelBox) -> Bool {
    if ours.contains(where: { text.distance(to: $0) <= reach }) { return true }
    if isWhole(text, of: ours) { return true }
    return ours.contains { isInside(text, $0) && isWhole($0, of: real) }
  }

  /// Returns whether the lines within a rectangle reach all its edges.
  private func isWhole(_ whole: PixelBox, of lines: [PixelBox]) -> Bool {
    let parts = lines.filter { isInside($0, whole) }
    guard var together = parts.first else { return false }
    for part in parts { together.include(part) }
    return whole.distance(to: together) <= reach
  }

  private func isInside(_ line: PixelBox, _ whole: PixelBox) -> Bool {
    line.left >= whole.left - reach && line.top >= whole.top - reach
      && line.right <= whole.right + reach && line.bottom <= whole.bottom + reach
  }
}
