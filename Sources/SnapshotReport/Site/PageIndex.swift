import SnapshotCore

/// What the page knows of all entries before it loads any part of one.
struct PageIndex: Encodable {
  let title: String
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
  let statements: [Statement]
  let message: [String]
  /// The lines of the message that say what to do besides accepting.
  let advice: [String]
  let pixels: PixelSummary?
  /// What the accept command takes.
  let digest: String?
  let files: [VerdictRecord.File]
  /// What is shown: a picture or a text.
  let kind: Kind
  /// Whether details hold the layouts of a picture.
  let hasLayout: Bool
  /// The width of the wider picture, in pixels.
  let width: Int
  /// The height of the higher picture, in pixels.
  let height: Int
  /// Pixels a point.
  let scale: Double
  let expected: Picture?
  let actual: Picture?
  let difference: Picture?

  enum Kind: String, Encodable {
    case picture
    case text
  }

  struct Picture: Encodable {
    /// Where it is beside the page; nil where its bytes are in the page.
    let path: String?
    let width: Int
    let height: Int
  }
}

extension VerdictRecord {
  /// The lines of the message that say what to do besides accepting.
  ///
  /// The message is a headline, indented lines, and lines that stand at the margin: names of files, the heading of
  /// the accept command, and advice.
  var advice: [String] {
    let headings = Set(
      Artifact.Role.allCases.map(\.rawValue) + ["golden", "accept exactly this change"])
    return message.dropFirst().filter { !$0.hasPrefix(" ") && !headings.contains($0) }
  }
}
