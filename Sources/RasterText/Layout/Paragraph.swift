import Basics
import Foundation

/// A shaped paragraph, which can be divided into lines.
///
/// The paragraph is shaped once as a whole. Measuring a line adds up the advances of its scalars,
/// and the glyphs at the ends of a line are shaped again only if they depend on glyphs outside of
/// the line, as in ligatures and joined letters (`TextItem.glyphs(on:of:)`). All indices are those
/// of the paragraph's own scalars, starting at 0.
struct Paragraph: Sendable {
  let scalars: [UInt32]
  /// Whether a user-perceived character begins at each scalar, with one additional element for the
  /// end of the text.
  let isCharacterStart: [Bool]
  let breaks: LineBreaks
  /// The bidirectional embedding level of the paragraph itself: 1 if it runs from right to left,
  /// otherwise 0.
  let baseLevel: UInt8
  let items: [TextItem]
  /// The advance of each scalar, in points; 0 for a tab.
  let advances: [CGFloat]
  /// The attributes at the end of the paragraph, which determine the height of an empty line.
  let endAttributes: TextAttributes

  init(_ content: Range<Int>, of source: TextSource, direction: WritingDirection) {
    scalars = Array(source.scalars[content])
    var starts = Array(source.isCharacterStart[content.lowerBound...content.upperBound])
    // The end of a paragraph is always the end of a character, even if a combining mark follows it
    // in the source.
    starts[scalars.count] = true
    isCharacterStart = starts
    breaks = LineBreaks(in: scalars)
    let bidi = BidiLevels(of: scalars, direction: direction)
    baseLevel = bidi.base
    let itemizer = Itemizer(
      scalars: scalars, isCharacterStart: starts, levels: bidi.levels,
      scripts: Script.resolved(scalars), source: source, offset: content.lowerBound)
    items = itemizer.items
    advances = items.reduce(into: [CGFloat](repeating: 0, count: scalars.count)) {
      $1.addAdvances(to: &$0, isCharacterStart: starts)
    }
    let last = min(content.upperBound, source.scalars.count - 1)
    endAttributes = source.attributes[source.run(at: last)]
  }

  var isRightToLeft: Bool { baseLevel & 1 == 1 }

  /// Returns the item that contains a scalar.
  func item(at index: Int) -> TextItem {
    items[items.partitioningIndex { $0.range.upperBound > index }]
  }

  /// Returns the user-perceived character that begins at a scalar.
  func character(at start: Int) -> String {
    var end = start + 1
    while end < scalars.count, !isCharacterStart[end] { end += 1 }
    let content = scalars[start..<min(end, scalars.count)].compactMap(Unicode.Scalar.init)
    return String(String.UnicodeScalarView(content))
  }

  /// Returns the index after the next forced line break at or after a scalar, or nil if there is
  /// none.
  func forcedBreak(from start: Int) -> Int? {
    scalars[start...].firstIndex(where: Invisible.endsLine).map { $0 + 1 }
  }

  /// Returns a range without the spaces and separators at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = range.last { index in
      let scalar = scalars[index]
      return !Invisible.isSpace(scalar) && !Invisible.endsLine(scalar)
    }
    return range.lowerBound..<(end.map { $0 + 1 } ?? range.lowerBound)
  }
}

extension Paragraph {
  /// The distance between UIKit's tab stops, in points.
  static let tabInterval: CGFloat = 28

  /// Returns the position on the line after a scalar, given the position before the scalar, in
  /// points from the line's start.
  func pen(_ pen: CGFloat, after index: Int) -> CGFloat {
    scalars[index] == Invisible.tab ? Self.tabStop(after: pen) : pen + advances[index]
  }

  /// Returns the first tab stop after the pen position.
  static func tabStop(after pen: CGFloat) -> CGFloat {
    ((pen / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// Returns the hyphen shown by a line that ends at a soft hyphen.
  func hyphen(at index: Int) -> TextItem {
    let item = item(at: index)
    return TextItem(inserting: 0x2D, attributes: item.attributes, level: item.level)
  }
}
