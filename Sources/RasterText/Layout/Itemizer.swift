/// Cuts a paragraph where its attributes, font, script or direction change.
///
/// ```
///  text      W a v e s   ש ל ו ם      W is red
///  items     ├┤├─────┤   ├─────┤      one for each colour and script
///  shaped    ├───────┤   ├─────┤      together, so that W and a are kerned
/// ```
struct Itemizer {
  let scalars: [UInt32]
  let isCharacterStart: [Bool]
  let levels: [UInt8]
  let scripts: [UInt32]
  let source: TextSource
  /// Where the paragraph begins in the source.
  let offset: Int

  /// The items in reading order, shaped.
  var items: [TextItem] {
    var items: [TextItem] = []
    var start = 0
    var run = offset < source.scalars.count ? source.run(at: offset) : 0
    while start < scalars.count {
      while source.runEnds[run] <= offset + start { run += 1 }
      let end = unitEnd(from: start, limit: source.runEnds[run] - offset)
      // Within a run a letter and its marks come from one font.
      let item = makeItem(start..<end, attributes: source.attributes[run])
      if let last = items.last, last.continues(with: item) {
        items[items.count - 1] = last.extended(to: end)
      } else {
        items.append(item)
      }
      start = end
    }
    shape(&items)
    return items
  }

  /// Shapes stretches that differ only in colour as one: a coloured letter stays in its word.
  private func shape(_ items: inout [TextItem]) {
    var start = items.startIndex
    while start < items.endIndex {
      let next = start + 1
      let end = items[next...].firstIndex { !$0.joins(items[start]) } ?? items.endIndex
      TextItem.shape(&items[start..<end], of: scalars)
      start = end
    }
  }

  /// Finds where the user-perceived character at a scalar ends, or the run within it.
  private func unitEnd(from start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < min(limit, scalars.count), !isCharacterStart[end] { end += 1 }
    return end
  }

  private func makeItem(_ unit: Range<Int>, attributes: TextAttributes) -> TextItem {
    TextItem(
      range: unit, attributes: attributes,
      face: attributes.font.stack.face(for: scalars[unit]),
      script: scripts[unit.lowerBound], level: levels[unit.lowerBound],
      isTab: scalars[unit.lowerBound] == Invisible.tab)
  }
}

extension TextItem {
  fileprivate func continues(with next: TextItem) -> Bool {
    next.joins(self) && attributes == next.attributes
  }

  /// Returns whether the glyphs of two items depend on each other where they meet.
  fileprivate func joins(_ last: TextItem) -> Bool {
    let one = attributes
    let other = last.attributes
    return !isTab && !last.isTab && face == last.face && script == last.script
      && level == last.level && one.font.size == other.font.size
      && one.baselineOffset == other.baselineOffset && one.hasLigatures == other.hasLigatures
  }

  fileprivate func extended(to end: Int) -> TextItem {
    TextItem(
      range: range.lowerBound..<end, attributes: attributes, face: face, script: script,
      level: level)
  }
}
