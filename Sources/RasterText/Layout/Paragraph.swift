import Basics
import Foundation

/// A paragraph that has been shaped and can be cut into lines.
///
/// It is shaped once as a whole; measuring a line then adds up the advances of its scalars, and
/// only a line that cuts through a ligature or joined letters is shaped again
/// (`TextItem.glyphs(on:of:)`). Everything is counted in the paragraph's own scalars, from 0.
struct Paragraph: Sendable {
  let scalars: [UInt32]
  /// Whether a user-perceived character begins at a scalar, with one more entry for the end.
  let isCharacterStart: [Bool]
  let breaks: LineBreaks
  /// The embedding level of the paragraph itself: 1 if it begins on the right.
  let baseLevel: UInt8
  let items: [TextItem]
  /// The distance that each scalar moves the pen, in points; 0 for a tab.
  let advances: [CGFloat]
  /// The attributes of the paragraph's end, which give an empty line its height.
  let endAttributes: TextAttributes

  init(_ content: Range<Int>, of source: TextSource, direction: WritingDirection) {
    scalars = Array(source.scalars[content])
    var starts = Array(source.isCharacterStart[content.lowerBound...content.upperBound])
    // Whatever follows it, a paragraph ends with a whole character.
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

  /// Finds the item a scalar belongs to.
  func item(at index: Int) -> TextItem {
    items[items.partitioningIndex { $0.range.upperBound > index }]
  }

  /// Finds where the next line begins if the text demands a break at or after a scalar.
  func forcedBreak(from start: Int) -> Int? {
    scalars[start...].firstIndex(where: Invisible.endsLine).map { $0 + 1 }
  }

  /// Returns a stretch without the spaces and separators at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = range.last { index in
      let scalar = scalars[index]
      return !Invisible.isSpace(scalar) && !Invisible.endsLine(scalar)
    }
    return range.lowerBound..<(end.map { $0 + 1 } ?? range.lowerBound)
  }
}

extension Paragraph {
  /// The distance of UIKit's tab stops, in points.
  static let tabInterval: CGFloat = 28

  /// Returns where the pen is after a scalar, in points from the start of the line.
  func pen(_ pen: CGFloat, after index: Int) -> CGFloat {
    scalars[index] == Invisible.tab ? Self.tabStop(after: pen) : pen + advances[index]
  }

  /// Returns the first tab stop right of the pen.
  static func tabStop(after pen: CGFloat) -> CGFloat {
    ((pen / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// Returns the hyphen that a line shows when it ends at a soft hyphen.
  func hyphen(at index: Int) -> TextItem {
    let item = item(at: index)
    return TextItem(inserting: 0x2D, attributes: item.attributes, level: item.level)
  }
}
