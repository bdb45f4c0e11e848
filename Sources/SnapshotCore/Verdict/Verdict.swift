public import LayoutComparison
public import PictureComparison

/// The verdict on one snapshot, with everything that a message or a report needs.
public enum Verdict: Sendable {
  /// The picture and the golden agree.
  case same(Match)
  /// The golden was written; in a test that is no success.
  case recorded(Recording)
  /// There is no golden.
  case missing(Absence)
  /// The picture and the golden differ.
  case different(Difference)
  /// There is a golden, and it cannot be compared with.
  case unreadable(Obstacle)

  /// A golden that agrees.
  public struct Match: Sendable {
    /// The proof of a verdict.
    public enum Proof: String, Sendable, Codable {
      /// The golden's stamp claims this picture, and is bound to its file.
      case stamp
      /// The golden was decoded and compared.
      case contents
    }

    /// The place of the golden.
    public let golden: GoldenLocation
    /// The comparison that proves the match.
    public let proof: Proof
    /// The differences that warn or are ignored.
    public let statements: [ReportedChange]
    /// The pixels that tolerance and masks allowed; nil if there are none.
    public let pixels: PixelSummary?

    /// The changes that only warn under the policy.
    public var warnings: [ReportedChange] { statements.filter { $0.reaction == .warn } }
  }

  /// A golden that was written.
  public struct Recording: Sendable {
    /// The state of the golden's file before the recording.
    public enum Change: String, Sendable, Codable {
      /// Nothing.
      case new
      /// Another golden.
      case replaced
      /// The same golden, byte for byte.
      case unchanged
    }

    /// The place of the golden.
    public let golden: GoldenLocation
    /// The state of the golden's file before the recording.
    public let change: Change
    /// Whether this run wrote it earlier, so that it verifies nothing that it is there now.
    public let isRepeated: Bool
    /// The difference from the golden before, if it could be compared.
    public let former: Evidence?
    /// The warnings, such as of a very large golden.
    public let warnings: [ReportedChange]
  }

  /// A golden that does not exist and was not written.
  public struct Absence: Sendable {
    /// The place for the golden.
    public let golden: GoldenLocation
    /// The mode that forbade to write it.
    public let mode: RecordMode
    /// Whether the mode is `never` because `CI` is set, whatever was requested.
    public let isOnBuildServer: Bool
    /// The data that would be written.
    public let candidate: ProposedGolden
  }

  /// A golden that differs from the picture.
  public struct Difference: Sendable {
    /// The place of the golden.
    public let golden: GoldenLocation
    /// The differences, by class, with the reaction to each.
    public let statements: [ReportedChange]
    /// The comparison, with both pictures and the changes.
    public let evidence: Evidence
    /// The data that would replace the golden.
    public let candidate: ProposedGolden
  }

  /// A golden that cannot be compared with.
  public struct Obstacle: Sendable {
    /// The place of the golden.
    public let golden: GoldenLocation
    /// The reason why it cannot be read.
    public let reason: UnreadableReason
    /// The data that would replace the golden.
    public let candidate: ProposedGolden
  }
}

extension Verdict {
  /// The place of the golden, or the place for it.
  public var golden: GoldenLocation {
    switch self {
    case .same(let match): match.golden
    case .recorded(let recording): recording.golden
    case .missing(let absence): absence.golden
    case .different(let difference): difference.golden
    case .unreadable(let obstacle): obstacle.golden
    }
  }

  /// Whether the golden agrees; a golden that was only just recorded proves nothing.
  public var passes: Bool {
    if case .same = self { return true }
    return false
  }

  /// The classes of change that were found and not ignored, in their order.
  public var classes: [ChangeClass] { statements.classes }

  /// The differences, whether they fail, warn or are ignored.
  public var statements: [ReportedChange] {
    switch self {
    case .same(let match): match.statements
    case .recorded(let recording): recording.warnings
    case .different(let difference): difference.statements
    case .missing, .unreadable: []
    }
  }

  /// The data that accepting would write; nil if there is nothing to accept.
  public var candidate: ProposedGolden? {
    switch self {
    case .missing(let absence): absence.candidate
    case .different(let difference): difference.candidate
    case .unreadable(let obstacle): obstacle.candidate
    case .same, .recorded: nil
    }
  }
}

/// The compared values, for a message or a report.
public enum Evidence: Sendable {
  /// Two pictures with their layouts.
  case picture(PictureComparison)
  /// Two films with the layouts of their frames.
  case film(FilmComparison)
  /// Two layouts.
  case layout([LayoutDifference])
  /// Two texts.
  case text(TextDifference)

  /// The comparison that is shown as one picture: of two pictures, or of films the first frame
  /// whose pixels differ; nil if no pixel differs.
  package var shown: PictureComparison? {
    let comparison: PictureComparison? =
      switch self {
      case .picture(let comparison): comparison
      case .film(let film):
        film.frames.first { $0.comparison.pixels.differingPixels > 0 }?.comparison
      case .layout, .text: nil
      }
    return comparison?.pixels.differingPixels == 0 ? nil : comparison
  }
}
