import Foundation
import LayoutCore
import SnapshotCore

/// What the page loads when an entry is looked at.
struct PageDetails {
  var expected: GoldenMetadata?
  var actual: GoldenMetadata?
  var text: PageText?

  /// The details as JSON; a side's layouts stand there as its golden has them.
  var json: String {
    let members = [
      "\"actual\":\(actual?.canonicalJSON ?? "null")",
      "\"expected\":\(expected?.canonicalJSON ?? "null")",
      "\"moves\":\(PageJSON.text(moves))",
      "\"text\":\(text.map { PageJSON.text($0) } ?? "null")",
    ]
    return PageJSON.harmless("{\(members.joined(separator: ",\n"))}")
  }

  private var moves: [PaneMoves] {
    guard let expected, let actual else { return [] }
    return LayoutDifference.differences(from: expected.layouts, to: actual.layouts).map {
      PaneMoves(pane: $0.pane, moves: $0.changes.map(PaneMoves.Move.init))
    }
  }
}

/// What moved, came, went or looks different in one pane.
private struct PaneMoves: Encodable {
  let pane: String
  let moves: [Move]

  struct Move: Encodable {
    let index: String
    let from: [Double]?
    let to: [Double]?

    init(_ change: ElementChange) {
      index = "\(change.element.indexPath.section),\(change.element.indexPath.item)"
      from = change.golden.map { Self.numbers($0.frame) }
      to = change.actual.map { Self.numbers($0.frame) }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
    }
  }
}
