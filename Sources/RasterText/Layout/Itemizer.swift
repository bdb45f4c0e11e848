/// An itemizer that divides a paragraph where its attributes, font, script or direction change.
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
  /// The offset of the paragraph's first scalar in the source.
  let offset: Int

  /// The shaped items in reading order.
  var items: [TextItem] {
    var items: [TextItem] = []
    var open: Stretch?
    var start = 0
    var run = offset < source.scalars.count ? source.run(at: offset) : 0
    while start < scalars.count {
      while source.runEnds[run] <= offset + start { run += 1 }
      let end = unitEnd(from: start, limit: source.runEnds[run] - offset)
      // A letter and its combining marks must use the same font, so a stretch begins as a whole
      // user-perceived character, or as the part of it that is in the run.
      let next = stretch(start..<end, run: run)
      if open?.grow(by: next, of: source.attributes) != true {
        if let open { items.append(item(open)) }
        open = next
      }
      start = end
    }
    if let open { items.append(item(open)) }
    shape(&items)
    return items
  }

  /// A range with the properties of an item, which may still be extended.
  private struct Stretch {
    var range: Range<Int>
    let run: Int
    let face: FontFace
    let script: UInt32
    let level: UInt8
    let isTab: Bool

    /// Extends the stretch by the next one if both are shaped together and look the same.
    ///
    /// Returns whether it was extended.
    mutating func grow(by next: Stretch, of attributes: [TextAttributes]) -> Bool {
      guard !isTab, !next.isTab, attributes[next.run].attachment == nil, face == next.face,
        script == next.script, level == next.level,
        run == next.run || attributes[run] == attributes[next.run]
      else { return false }
      range = range.lowerBound..<next.range.upperBound
      return true
    }
  }

  /// Shapes adjacent items together if they have the same font, script and level and differ at most
  /// in attributes that do not affect shaping, such as the colour, so that a coloured letter stays
  /// joined to its word.
  private func shape(_ items: inout [TextItem]) {
    var start = items.startIndex
    while start < items.endIndex {
      let next = start + 1
      let end = items[next...].firstIndex { !$0.joins(items[start]) } ?? items.endIndex
      TextItem.shape(&items[start..<end], of: scalars)
      start = end
    }
  }

  /// Returns the end of the user-perceived character at a scalar, or the end of the run if that
  /// comes first.
  private func unitEnd(from start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < min(limit, scalars.count), !isCharacterStart[end] { end += 1 }
    return end
  }

  private func stretch(_ unit: Range<Int>, run: Int) -> Stretch {
    Stretch(
      range: unit, run: run, face: source.attributes[run].font.stack.face(for: scalars[unit]),
      script: scripts[unit.lowerBound], level: levels[unit.lowerBound],
      isTab: scalars[unit.lowerBound] == Invisible.tab)
  }

  private func item(_ stretch: Stretch) -> TextItem {
    TextItem(
      range: stretch.range, attributes: source.attributes[stretch.run], face: stretch.face,
      script: stretch.script, level: stretch.level, isTab: stretch.isTab)
  }
}

extension TextItem {
  /// Returns whether the adjacent glyphs of two items may depend on each other.
  fileprivate func joins(_ last: TextItem) -> Bool {
    let one = attributes
    let other = last.attributes
    return !isTab && !last.isTab && !isAttachment && !last.isAttachment && face == last.face
      && script == last.script
      && level == last.level && one.font.size == other.font.size
      && one.baselineOffset == other.baselineOffset && one.hasLigatures == other.hasLigatures
      && one.font.hasMonospacedDigits == other.font.hasMonospacedDigits
  }
}
