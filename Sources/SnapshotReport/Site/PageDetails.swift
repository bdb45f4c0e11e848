import Foundation
import LayoutComparison
import LayoutCore
import SnapshotCore

/// The details that the page loads when an entry is opened.
struct PageDetails {
  var expected: GoldenMetadata?
  var actual: GoldenMetadata?
  var text: PageText?

  /// The details as JSON; each side's description is there as its golden has it.
  var json: String {
    PageJSON.harmless(
      JSONValue.object([
        ("actual", actual?.json ?? .null), ("expected", expected?.json ?? .null),
        ("moves", .list(moves)), ("text", text?.json ?? .null),
      ]).canonical)
  }

  /// The moved, inserted, removed and otherwise changed elements and views, and the places of each
  /// cause, a value for each pane.
  private var moves: [JSONValue] {
    guard let expected, let actual else { return [] }
    return LayoutDifference.differences(from: expected.panes, to: actual.panes).map { difference in
      .object([
        ("pane", .text(difference.pane)), ("moves", .list(difference.changes.map(Self.move))),
        ("marks", .list(difference.marks.map(Self.marks))),
      ])
    }
  }

  /// An element, and its frames before and after, where it has them.
  private static func move(_ change: ElementChange) -> JSONValue {
    .object(name(change.element) + frames(change.golden?.frame, change.actual?.frame))
  }

  /// The most outlines: more could not be distinguished.
  private static let markLimit = 1000

  private static func marks(_ cause: String, _ places: [CauseMark]) -> JSONValue {
    .object([
      ("cause", .text(cause)), ("count", .integer(places.count)),
      ("places", .list(places.prefix(markLimit).map(mark))),
    ])
  }

  private static func mark(_ mark: CauseMark) -> JSONValue {
    let view: [JSONValue.Member] = mark.isView ? [("isView", .flag(true))] : []
    return .object(
      (mark.element.map(name) ?? []) + view + frames(mark.golden, mark.actual))
  }

  private static func name(_ element: LayoutRecord.Element) -> [JSONValue.Member] {
    let index = element.indexPath
    return [
      ("kind", .text(element.kind.rawValue)), ("index", .text("\(index.section),\(index.item)")),
    ]
  }

  private static func frames(_ golden: CGRect?, _ actual: CGRect?) -> [JSONValue.Member] {
    [("from", golden), ("to", actual)].compactMap { name, frame in
      frame.map { (name, JSONValue.numbers($0.coordinates)) }
    }
  }
}
