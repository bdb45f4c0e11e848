import SnapshotCore

/// The list of all entries that the page begins with, before it loads any part of one.
struct PageIndex: Encodable {
  let title: String
  /// What the results lack.
  let notices: [String]
  let command: String
  let entries: [PageEntry]
}

/// What the page knows of one entry from the beginning.
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
  /// What to do besides accepting.
  let advice: [String]
  /// Where pixels differ; nil where none does, or tolerance let them pass.
  let pixels: PixelSummary?
  /// What the accept command takes.
  let digest: String?
  let files: [VerdictRecord.File]
  /// What is shown: a picture, a text or a film.
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
  /// The frames of a film; nil for what is none.
  var film: Film?

  /// A statement in words.
  struct Words: Encodable {
    let changeClass: ChangeClass
    let reaction: ClassPolicy.Reaction
    let headline: String
    /// What others of the same cause have in common; its places are marked under it.
    let cause: String
    let details: [String]
    /// The elements that the words name.
    let places: [NamedPlace]
    /// The panes that the headline begins with; none where it names none.
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
      /// How long it is shown, in milliseconds.
      let hold: Double
      let phase: String?
      /// Whether it differs from what the golden shows at its time.
      let isDifferent: Bool
      /// Where it is beside the page; nil where its bytes are in the page.
      let path: String?
    }
  }

  struct Picture: Encodable {
    /// Where it is beside the page; nil where its bytes are in the page.
    let path: String?
    let width: Int
    let height: Int
  }
}

extension PageEntry.Words {
  /// Puts a statement into words.
  init(_ statement: Statement) {
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
