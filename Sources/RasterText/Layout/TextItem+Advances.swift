import Foundation

extension TextItem {
  /// Writes down how far each scalar moves the pen.
  func addAdvances(to advances: inout [CGFloat], isCharacterStart: [Bool]) {
    let fromTheEnd = row.isRightToLeft ? Array(glyphs) : glyphs.reversed()
    var (next, units) = (range.upperBound, 0)
    for (index, glyph) in fromTheEnd.enumerated() {
      units += glyph.advance
      let following = index + 1
      if following < fromTheEnd.count, fromTheEnd[following].cluster == glyph.cluster { continue }
      let starts = (glyph.cluster..<next).filter { isCharacterStart[$0] }
      share(CGFloat(units) * unit, among: starts, else: glyph.cluster, in: &advances)
      (next, units) = (glyph.cluster, 0)
    }
  }

  /// Divides the width of glyphs evenly among their characters, and adds the kern of each.
  private func share(
    _ width: CGFloat, among starts: [Int], else first: Int, in advances: inout [CGFloat]
  ) {
    if starts.isEmpty { advances[first] = width }
    for start in starts { advances[start] = width / CGFloat(starts.count) + attributes.kern }
  }
}
