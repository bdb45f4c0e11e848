/// Finds the rectangles of lines of text among the pixels that belong to no area.
///
/// First, pixels that touch, also at corners, are a glyph if around them there is only one colour,
/// or one in each row, as around letters across the border of two colours. Otherwise they are a
/// smoothed edge between two areas. Then glyphs near each other are a line.
struct TextFinder {
  let components: Components
  let kinds: ComponentKinds
  let limits: AreaLimits

  /// The least part of a glyph's border that has the colour of its background.
  private static let backgroundPart = 0.8
  /// The smallest and the greatest height of a glyph, in points.
  private static let heights = (smallest: 1, greatest: 72)
  /// The greater side of the smallest line, in points; what is smaller is a dot, or a speck that a
  /// picture got when it was scaled.
  private static let leastLine = 4
  /// The greatest gap between two glyphs of a line, and between parts of a glyph above each other,
  /// in points.
  private static let gap = (x: 6, y: 1)
  /// The same gaps as parts of the higher glyph.
  ///
  /// Beside each other they are more than a space between words, which is a quarter of the font's
  /// size, and letters are half of it high. Above each other only a stem and its dot are so far
  /// apart: in San Francisco's i 0.16 of the stem.
  private static let gapPart = (x: 0.8, y: 0.2)
  /// The greatest width of a stem as a part of its height.
  private static let stemPart = 0.6

  func lines() -> [PixelBox] {
    let glyphs = glyphs()
    var sets = DisjointSets(count: glyphs.count)
    let highest = glyphs.map(\.height).max() ?? 0
    let order = glyphs.indices.sorted { glyphs[$0].top < glyphs[$1].top }
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        if glyphs[other].top > glyphs[one].bottom + gap(of: highest).y { break }
        if areJoined(glyphs[one], glyphs[other]) { sets.join(one, other) }
      }
    }
    var lines: [Int: PixelBox] = [:]
    for (index, glyph) in glyphs.enumerated() {
      lines[sets.root(of: index), default: glyph].include(glyph)
    }
    let least = Self.leastLine * limits.scale
    return lines.values.filter { max($0.width, $0.height) >= least }
      .sorted { ($0.top, $0.left) < ($1.top, $1.left) }
  }

  /// Returns whether two glyphs belong to one line, or are parts of one glyph.
  private func areJoined(_ one: PixelBox, _ other: PixelBox) -> Bool {
    let higher = one.height > other.height ? one : other
    let gap = gap(of: higher.height)
    if one.touches(other, x: gap.x, y: Self.gap.y * limits.scale) { return true }
    let isStem = Double(higher.width) <= Self.stemPart * Double(higher.height)
    return isStem && one.touches(other, x: 0, y: gap.y)
  }

  /// Returns the greatest gaps beside and above a glyph of a height.
  private func gap(of height: Int) -> (x: Int, y: Int) {
    (
      max(Self.gap.x * limits.scale, Int(Self.gapPart.x * Double(height))),
      max(Self.gap.y * limits.scale, Int(Self.gapPart.y * Double(height)))
    )
  }

  /// A cluster of pixels that touch.
  private struct Cluster {
    var box: PixelBox
    /// The length of its border by the colour of the area at the other side.
    var borders: [UInt32: Int] = [:]
    /// The ends of its runs by row, and by the colour of the area at the other side.
    var ends: [Int32: [UInt32: Int]] = [:]
    /// The colours of its pixels.
    var colours: Set<UInt32> = []

    var isGlyph: Bool { isOnOneColour || isOnColouredRows }

    private var isOnOneColour: Bool {
      isMost(borders.values.max() ?? 0, of: borders.values.reduce(0, +))
    }

    /// Whether the background has one colour in each row and the cluster another one: a smoothed
    /// edge has colours between those on its two sides.
    private var isOnColouredRows: Bool {
      let rows = ends.values.map(\.values)
      let (most, all) = rows.reduce((0, 0)) { ($0.0 + ($1.max() ?? 0), $0.1 + $1.reduce(0, +)) }
      guard isMost(most, of: all), all > 0 else { return false }
      let sides = borders.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(2).map(\.key)
      return sides.count == 2 && !colours.allSatisfy { isBetween($0, sides[0], sides[1]) }
    }

    private func isMost(_ part: Int, of all: Int) -> Bool {
      Double(part) > TextFinder.backgroundPart * Double(all)
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
      clusters[sets.root(of: index)]?.colours.insert(component.colour)
    }
    components.forEachBorder { one, other, length in
      for (inside, outside) in [(one, other), (other, one)]
      where isLeft(Int32(inside)) && kinds.all[outside] == .area {
        let colour = components.all[outside].colour
        clusters[sets.root(of: inside)]?.borders[colour, default: 0] += length
      }
    }
    countEnds { row, inside, colour in
      clusters[sets.root(of: inside)]?.ends[row, default: [:]][colour, default: 0] += 1
    }
    let heights = (
      Self.heights.smallest * limits.scale, Self.heights.greatest * limits.scale
    )
    return clusters.values.filter {
      $0.isGlyph && $0.box.height >= heights.0 && $0.box.height <= heights.1
    }.map(\.box)
  }

  /// Calls a closure for each end of a row's run beside an area, with the area's colour.
  private func countEnds(_ visit: (_ row: Int32, _ inside: Int, _ colour: UInt32) -> Void) {
    for (run, next) in zip(components.runs, components.runs.dropFirst())
    where run.row == next.row {
      for (inside, outside) in [(run, next), (next, run)]
      where isLeft(inside.component) && kinds.all[Int(outside.component)] == .area {
        visit(
          run.row, Int(inside.component), components.all[Int(outside.component)].colour)
      }
    }
  }
}
