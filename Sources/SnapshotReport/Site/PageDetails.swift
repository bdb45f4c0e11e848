import Foundation
import LayoutComparison
import LayoutCore
import SnapshotCore

/// The details of a snapshot, which the page loads when the snapshot is opened in the list.
struct PageDetails {
  var expected: GoldenMetadata?
  var actual: GoldenMetadata?
  var text: PageText?

  /// The details as JSON, including the metadata of the expected and the actual picture, as stored
  /// in goldens.
  var json: String {
    PageJSON.harmless(
      JSONValue.object([
        ("actual", actual?.json ?? .null), ("expected", expected?.json ?? .null),
        ("moves", .list(moves)), ("text", text?.json ?? .null),
      ]).canonical)
  }

  /// One value for each layout in the picture that changed: its moved, inserted, removed and
  /// otherwise changed elements, and the marks and the scenes of its causes.
  private var moves: [JSONValue] {
    guard let expected, let actual else { return [] }
    return LayoutDifference.differences(from: expected.panes, to: actual.panes).map { difference in
      .object([
        ("pane", .text(difference.pane)), ("moves", .list(difference.changes.map(Self.move))),
        ("marks", .list(difference.marks.map(Self.marks))),
        ("scenes", .list(difference.scenes.map(Self.scene))),
      ])
    }
  }

  /// Returns the JSON of a changed element, with its frames before and after the change if they
  /// exist.
  private static func move(_ change: ElementChange) -> JSONValue {
    .object(name(change.element) + frames(change.golden?.frame, change.actual?.frame))
  }

  /// The maximum number of outlines for a cause; the page is also given their total number.
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

  private static func scene(_ scene: CauseScene) -> JSONValue {
    .object(
      [("cause", .text(scene.cause))]
        + [("from", scene.golden), ("to", scene.actual)].compactMap { name, side in
          side.map { (name, Self.side($0)) }
        } + [("others", .list(scene.others.map { .list($0.map(numbers)) }))])
  }

  private static func side(_ side: CauseScene.Side) -> JSONValue {
    let line = side.line.flatMap { [Double($0.x), Double($0.y)] }
    return .object([
      ("superview", side.superview.map(numbers) ?? .null), ("view", numbers(side.view)),
      ("inside", .list(side.inside.map(numbers))), ("line", .numbers(line)),
    ])
  }

  private static func numbers(_ frame: CGRect) -> JSONValue { .numbers(frame.coordinates) }

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
