import LayoutCore
import SnapshotCore

/// What the page loads when an entry is looked at.
struct PageDetails {
  var expected: GoldenMetadata?
  var actual: GoldenMetadata?
  var text: PageText?

  /// The details as JSON; each side's description stands there as its golden has it.
  var json: String {
    PageJSON.harmless(
      JSONValue.object([
        ("actual", actual?.json ?? .null), ("expected", expected?.json ?? .null),
        ("moves", .list(moves)), ("text", text?.json ?? .null),
      ]).canonical)
  }

  /// What moved, came, went or looks different, a value for each pane.
  private var moves: [JSONValue] {
    guard let expected, let actual else { return [] }
    return LayoutDifference.differences(from: expected.panes, to: actual.panes).map { difference in
      .object([
        ("pane", .text(difference.pane)), ("moves", .list(difference.changes.map(Self.move))),
      ])
    }
  }

  /// An element's index path, and its frames before and after, where it has them.
  private static func move(_ change: ElementChange) -> JSONValue {
    let index = change.element.indexPath
    let frames = [("from", change.golden), ("to", change.actual)].compactMap { name, element in
      element.map { (name: name, value: JSONValue.numbers($0.frame.coordinates)) }
    }
    return .object([("index", .text("\(index.section),\(index.item)"))] + frames)
  }
}
