import LayoutComparison
import PictureComparison
import SnapshotCore

/// The list of all snapshots in the report, which the page shows before it loads their details.
struct PageIndex: Encodable {
  let title: String
  /// Messages about gaps in the results.
  let notices: [String]
  let command: String
  let entries: [PageEntry]
}

/// The page's initial data on one snapshot.
struct PageEntry: Encodable {
  let id: Int
  let store: String
  let name: String
  let owner: String
  let source: SourceLine?
  let outcome: VerdictRecord.Outcome
  let classes: [ChangeClass]
  let statements: [Words]
  let message: [String]
  /// The next steps other than accepting the change.
  let advice: [String]
  /// The pixels that differ; nil if there are none, or if the snapshot passes.
  let pixels: PixelSummary?
  /// The digest that is passed to the accept command; nil if there is nothing to accept.
  let digest: String?
  let files: [VerdictRecord.File]
  /// The kind of the content: a picture, a text or a film (a sequence of pictures).
  let kind: Kind
  /// Whether the details contain the layouts of a picture.
  let hasLayout: Bool
  /// The width of the wider picture, in pixels.
  let width: Int
  /// The height of the taller picture, in pixels.
  let height: Int
  /// The number of pixels per point.
  let scale: Double
  let expected: Picture?
  let actual: Picture?
  let difference: Picture?
  /// The frames of a sequence of pictures; nil for a single picture or a text.
  var film: Film?

  /// A change, as text.
  struct Words: Encodable {
    let changeClass: ChangeClass
    let reaction: ClassPolicy.Reaction
    let headline: String
    /// The text that identifies the cause of the change.
    ///
    /// Snapshots with the same cause form a group, and the outlines of the cause in the pictures
    /// refer to this text.
    let cause: String
    let details: [String]
    /// The cause as data, one value for each changed property; empty if there is none.
    let causes: [ExplainedChange]
    /// The elements named in the text.
    let places: [NamedPlace]
    /// The names of the layouts in which the cause changed something; empty if the picture shows
    /// only one layout, or if the change is not one of layouts.
    let panes: [String]
  }

  enum Kind: String, Encodable {
    case picture
    case text
    case film
  }

  /// The frames of two films (sequences of pictures), by side: expected, actual and difference.
  struct Film: Encodable {
    /// The time of the frames that are shown first, in milliseconds.
    let first: Double
    let frames: [String: [Frame]]

    struct Frame: Encodable {
      /// The time at which the frame is shown, in milliseconds.
      let time: Double
      /// The duration for which the frame is shown, in milliseconds.
      let hold: Double
      let phase: String?
      /// Whether the frame differs from the golden's frame at the same time.
      let isDifferent: Bool
      /// The path relative to the page; nil if the bytes are embedded in the page.
      let path: String?
    }
  }

  struct Picture: Encodable {
    /// The path relative to the page; nil if the bytes are embedded in the page.
    let path: String?
    let width: Int
    let height: Int
  }
}

extension PageEntry.Words {
  /// Describes a change as text.
  init(_ statement: ReportedChange) {
    changeClass = statement.changeClass
    reaction = statement.reaction
    headline = statement.headline
    cause = statement.cause
    // The changed lines of a text are shown separately.
    details = if case .lines = statement.finding { [] } else { statement.details }
    causes = statement.explained
    places = statement.places
    panes = if case .cause(_, let panes) = statement.finding { panes.names } else { [] }
  }
}
