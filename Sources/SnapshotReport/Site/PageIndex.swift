import LayoutComparison
import PictureComparison
import SnapshotCore

/// The list of all entries that the page begins with, before it loads any part of one.
struct PageIndex: Encodable {
  let title: String
  /// The gaps in the results.
  let notices: [String]
  let command: String
  let entries: [PageEntry]
}

/// The page's first data on one entry.
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
  /// The next steps apart from accepting.
  let advice: [String]
  /// The pixels that differ; nil if none does, or tolerance allowed them.
  let pixels: PixelSummary?
  /// The argument of the accept command.
  let digest: String?
  let files: [VerdictRecord.File]
  /// The content: a picture, a text or a film.
  let kind: Kind
  /// Whether details hold the layouts of a picture.
  let hasLayout: Bool
  /// The width of the wider picture, in pixels.
  let width: Int
  /// The height of the higher picture, in pixels.
  let height: Int
  /// Pixels per point.
  let scale: Double
  let expected: Picture?
  let actual: Picture?
  let difference: Picture?
  /// The frames of a film; nil for a still picture.
  var film: Film?

  /// A statement as text.
  struct Words: Encodable {
    let changeClass: ChangeClass
    let reaction: ClassPolicy.Reaction
    let headline: String
    /// The cause that the entry shares with others; its places are marked under it.
    let cause: String
    let details: [String]
    /// The elements that the words name.
    let places: [NamedPlace]
    /// The panes that the headline begins with; none if it names none.
    let panes: [String]
  }

  enum Kind: String, Encodable {
    case picture
    case text
    case film
  }

  /// A film as its frames, by side.
  struct Film: Encodable {
    /// The time that is shown first, in milliseconds.
    let first: Double
    let frames: [String: [Frame]]

    struct Frame: Encodable {
      /// When it is shown, in milliseconds.
      let time: Double
      /// The time that it is shown, in milliseconds.
      let hold: Double
      let phase: String?
      /// Whether it differs from the golden's frame at its time.
      let isDifferent: Bool
      /// The path beside the page; nil if its bytes are in the page.
      let path: String?
    }
  }

  struct Picture: Encodable {
    /// The path beside the page; nil if its bytes are in the page.
    let path: String?
    let width: Int
    let height: Int
  }
}

extension PageEntry.Words {
  /// Puts a statement into words.
  init(_ statement: ReportedChange) {
    changeClass = statement.changeClass
    reaction = statement.reaction
    headline = statement.headline
    cause = statement.cause
    // The lines of a text are shown beside the words.
    details = if case .lines = statement.finding { [] } else { statement.details }
    places = statement.places
    panes = if case .cause(_, let panes) = statement.finding { panes.names } else { [] }
  }
}
