/// What became of one snapshot, with everything that a message or a report needs.
public enum Verdict: Sendable {
  /// The golden agrees.
  case same(Match)
  /// The golden was written; in a test that is no success.
  case recorded(Recording)
  /// There is no golden.
  case missing(Absence)
  /// The golden says something else.
  case different(Difference)
  /// There is a golden, and it cannot be compared with.
  case unreadable(Obstacle)

  /// A golden that agrees.
  public struct Match: Sendable {
    /// How it is known.
    public enum Proof: String, Sendable, Codable {
      /// The golden's stamp claims this picture, and is bound to its file.
      case stamp
      /// The golden was decoded and compared.
      case contents
    }

    /// Where the golden is.
    public let golden: GoldenLocation
    /// How it is known.
    public let proof: Proof
    /// What is different nevertheless, and warns or is ignored.
    public let statements: [Statement]
    /// What tolerance and masks let pass; nil where they let nothing pass.
    public let pixels: PixelSummary?

    /// What is to be said nevertheless.
    public var warnings: [Statement] { statements.filter { $0.reaction == .warn } }
  }

  /// A golden that was written.
  public struct Recording: Sendable {
    /// What was there before.
    public enum Change: String, Sendable, Codable {
      /// Nothing.
      case new
      /// Another golden.
      case replaced
      /// The same golden, byte for byte.
      case unchanged
    }

    /// Where the golden is.
    public let golden: GoldenLocation
    /// What was there before.
    public let change: Change
    /// Whether this run wrote it earlier, so that it verifies nothing that it is there now.
    public let isRepeated: Bool
    /// What was different about the golden before, where it could be compared.
    public let former: Evidence?
    /// What is to be said about it, as that it is very large.
    public let warnings: [Statement]
  }

  /// A golden that does not exist and was not written.
  public struct Absence: Sendable {
    /// Where the golden would be.
    public let golden: GoldenLocation
    /// The mode that forbade to write it.
    public let mode: RecordMode
    /// Whether the mode is `never` because `CI` is set, whatever was asked for.
    public let isOnBuildServer: Bool
    /// What would be written.
    public let candidate: Candidate
  }

  /// A golden that says something else.
  public struct Difference: Sendable {
    /// Where the golden is.
    public let golden: GoldenLocation
    /// What is different, by class, with the reaction to each.
    public let statements: [Statement]
    /// What was compared.
    public let evidence: Evidence
    /// What would be written in the golden's place.
    public let candidate: Candidate
  }

  /// A golden that cannot be compared with.
  public struct Obstacle: Sendable {
    /// Where the golden is.
    public let golden: GoldenLocation
    /// What is wrong with it.
    public let reason: UnreadableReason
    /// What would be written in the golden's place.
    public let candidate: Candidate
  }
}

extension Verdict {
  /// Where the golden is, or would be.
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

  /// What was found to be different, whether it fails, warns or is ignored.
  public var statements: [Statement] {
    switch self {
    case .same(let match): match.statements
    case .recorded(let recording): recording.warnings
    case .different(let difference): difference.statements
    case .missing, .unreadable: []
    }
  }

  /// What accepting would write; nil where there is nothing to accept.
  public var candidate: Candidate? {
    switch self {
    case .missing(let absence): absence.candidate
    case .different(let difference): difference.candidate
    case .unreadable(let obstacle): obstacle.candidate
    case .same, .recorded: nil
    }
  }
}

/// What was compared, for a message or a report.
public enum Evidence: Sendable {
  /// Two pictures with their layouts.
  case picture(PictureComparison)
  /// Two films with the layouts of their frames.
  case film(FilmComparison)
  /// Two layouts.
  case layout([LayoutDifference])
  /// Two texts.
  case text(TextDifference)

  /// What is shown as one picture: two pictures, or of films the first frame whose pixels differ;
  /// nil where there is nothing to be seen.
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
