import Basics
import Foundation

/// The content of a line, in reading order: parts of paragraphs, and *marks*, which are characters
/// that are not in the text.
struct LineContent {
  /// A part of a line.
  enum Part {
    /// A range of a paragraph.
    case text(Paragraph, Range<Int>)
    /// A mark, which is an ellipsis or a hyphen, with its character.
    case mark(TextItem, Unicode.Scalar)
  }

  var parts: [Part] = []
  /// The bidirectional embedding level of the paragraph.
  let baseLevel: UInt8

  init(_ paragraph: Paragraph, _ range: Range<Int>) {
    baseLevel = paragraph.baseLevel
    parts = [.text(paragraph, range)]
  }

  init(parts: [Part], baseLevel: UInt8) {
    self.parts = parts
    self.baseLevel = baseLevel
  }

  /// The characters in reading order.
  var text: String {
    var text = String.UnicodeScalarView()
    for part in parts {
      switch part {
      case .text(let paragraph, let range):
        text.append(contentsOf: paragraph.scalars[range].compactMap(Unicode.Scalar.init))
      case .mark(_, let scalar): text.append(scalar)
      }
    }
    return String(text)
  }

  /// The total width of all pieces, in points.
  var width: CGFloat { logicalPieces.reduce(0) { $0 + $1.width } }

  /// The pieces of the line, from left to right.
  var pieces: [TextPiece] {
    // The pieces are created in reading order, because the width of a tab depends on its position
    // on the line.
    let pieces = logicalPieces
    return BidiLevels.visualOrder(of: pieces.map(\.level)).map { pieces[$0] }
  }

  private var logicalPieces: [TextPiece] {
    var pieces: [TextPiece] = []
    var pen: CGFloat = 0
    for part in parts {
      for piece in Self.pieces(of: part, pen: &pen) { pieces.append(piece) }
    }
    return pieces
  }

  private static func pieces(of part: Part, pen: inout CGFloat) -> [TextPiece] {
    switch part {
    case .mark(let item, let scalar):
      pen += item.width
      return [TextPiece(item, mark: scalar)]
    case .text(let paragraph, let range):
      return paragraph.items(in: range).map { item in
        let piece = paragraph.piece(of: item, on: range, pen: pen)
        pen += piece.width
        return piece
      }
    }
  }
}

extension Paragraph {
  /// Returns the items that contain any scalar of a range.
  fileprivate func items(in range: Range<Int>) -> ArraySlice<TextItem> {
    guard !range.isEmpty else { return [] }
    let first = items.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = items.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return items[first..<end]
  }

  fileprivate func piece(of item: TextItem, on line: Range<Int>, pen: CGFloat) -> TextPiece {
    if let attachment = item.attributes.attachment {
      return TextPiece(empty: item, width: attachment.width + item.attributes.kern)
    }
    return item.isTab
      ? TextPiece(empty: item, width: Self.tabStop(after: pen) - pen)
      : TextPiece(item, on: line, of: self)
  }
}
