import Basics
import Foundation

/// A paragraph shaped and ready to be cut into lines.
///
/// Everything is counted in its own scalars, from 0.
struct Paragraph: Sendable {
  let scalars: [UInt32]
  /// Whether a user-perceived character begins at a scalar, with one more entry for the end.
  let isCharacterStart: [Bool]
  let breaks: LineBreaks
  /// The embedding level of the paragraph itself: 1 if it begins on the right.
  let baseLevel: UInt8
  let items: [TextItem]
  /// How far each scalar moves the pen, in points; a tab says 0.
  let advances: [CGFloat]
  /// The look of what ends the paragraph, which an empty line takes its height from.
  let endAttributes: TextAttributes

  init(_ content: Range<Int>, of source: TextSource, direction: WritingDirection) {
    scalars = Array(source.scalars[content])
    var starts = Array(source.isCharacterStart[content.lowerBound...content.upperBound])
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
    endAttributes = source.looks[source.look(at: last)]
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
