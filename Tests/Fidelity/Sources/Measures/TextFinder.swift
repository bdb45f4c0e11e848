/// Finds the rectangles of lines of text among the pixels that belong to no area.
///
/// First, pixels that touch, also at corners, are a glyph if around them there is only one colour;
/// otherwise they are a smoothed edge between two areas. Then glyphs near each other are a line.
struct TextFinder {
  let components: Components
  let kinds: ComponentKinds
  let limits: AreaLimits

  /// The least part of a glyph's border that has the colour of its background.
  private static let backgroundPart = 0.8
  /// The smallest and the greatest height of a glyph, in points.
  private static let heights = (smallest: 1, greatest: 72)
  /// The greatest gap between two glyphs of a line, and between parts of a glyph above each other,
  /// in points.
  private static let gap = (x: 6, y: 1)
  /// The greatest gap between two glyphs of a line as a part of the higher glyph: more than a space
  /// between words, which is a quarter of the font's size, and letters are half of it high.
  private static let gapPart = 0.8

  func lines() -> [PixelBox] {
    let glyphs = glyphs()
    var sets = DisjointSets(count: glyphs.count)
    let y = Self.gap.y * limits.scale
    let order = glyphs.indices.sorted { glyphs[$0].top < glyphs[$1].top }
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        if glyphs[other].top > glyphs[one].bottom + y { break }
        let height = max(glyphs[one].height, glyphs[other].height)
        let x = max(Self.gap.x * limits.scale, Int(Self.gapPart * Double(height)))
        if glyphs[one].touches(glyphs[other], x: x, y: y) { sets.join(one, other) }
      }
    }
    var lines: [Int: PixelBox] = [:]
    for (index, glyph) in glyphs.enumerated() {
      lines[sets.root(of: index), default: glyph].include(glyph)
    }
    return lines.values.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
  }

  /// A cluster of pixels that touch.
  private struct Cluster {
    var box: PixelBox
    /// The length of its border by the colour of the area at the other side.
    var borders: [UInt32: Int] = [:]

    var isOnOneColour: Bool {
      let total = borders.values.reduce(0, +)
      return Double(borders.values.max() ?? 0) > TextFinder.backgroundPart * Double(total)
    }
  }

  private func isLeft(_ component: Int32) -> Bool {
    kinds.all[Int(component)] == .rest || kinds.all[Int(component)] == .ink
  }

  private func glyphs() -> [PixelBox] {
    var sets = DisjointSets(count: components.all.count)
    let runs = components.runs
    components.forEachPair(reach: 1) { above, below, _ in
      let (one, other) = (runs[above].component, runs[below].component)
      if isLeft(one), isLeft(other) { sets.join(Int(one), Int(other)) }
    }
    for (run, next) in zip(runs, runs.dropFirst()) where run.row == next.row {
      if isLeft(run.component), isLeft(next.component) {
        sets.join(Int(run.component), Int(next.component))
      }
    }
    var clusters: [Int: Cluster] = [:]
    for (index, component) in components.all.enumerated() where isLeft(Int32(index)) {
      clusters[sets.root(of: index), default: Cluster(box: component.box)].box
        .include(component.box)
    }
    components.forEachBorder { one, other, length in
      for (inside, outside) in [(one, other), (other, one)]
      where isLeft(Int32(inside)) && kinds.all[outside] == .area {
        let colour = components.all[outside].colour
        clusters[sets.root(of: inside)]?.borders[colour, default: 0] += length
      }
    }
    let heights = (
      Self.heights.smallest * limits.scale, Self.heights.greatest * limits.scale
    )
    return clusters.values.filter {
      $0.isOnOneColour && $0.box.height >= heights.0 && $0.box.height <= heights.1
    }.map(\.box)
  }
}
