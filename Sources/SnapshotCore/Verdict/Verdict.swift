package import LayoutComparison
package import PictureComparison

/// The verdict on one snapshot, with all data for a message or a report.
package enum Verdict: Sendable {
  /// The value matches its golden; differences may lead to a warning or be ignored.
  case same(Match)
  /// The golden was recorded, which a test counts as a failure.
  case recorded(Recording)
  /// The golden does not exist.
  case missing(Absence)
  /// The value differs from its golden.
  case different(Difference)
  /// The golden exists but cannot be compared.
  case unreadable(Obstacle)

  /// A golden that matches.
  package struct Match: Sendable {
    /// The way in which the match was found.
    package enum Proof: String, Sendable, Codable {
      /// The golden's stamp matches its file, and states that the file contains exactly this
      /// picture.
      case stamp
      /// The golden was decoded and compared.
      case contents
    }

    package let golden: GoldenLocation
    package let proof: Proof
    /// The differences that only lead to a warning or are ignored.
    package let statements: [ReportedChange]
    /// The pixels that tolerance and masks allowed; nil if there are none.
    package let pixels: PixelSummary?

    /// The differences that only lead to a warning.
    package var warnings: [ReportedChange] { statements.filter { $0.reaction == .warn } }
  }

  /// A golden that was recorded: it was written, unless the file already had the same bytes.
  package struct Recording: Sendable {
    /// The state of the golden's file before the recording.
    package enum Change: String, Sendable, Codable {
      /// The golden did not exist.
      case new
      /// A different golden was replaced.
      case replaced
      /// The golden had the same bytes.
      case unchanged
    }

    package let golden: GoldenLocation
    /// The state of the golden's file before the recording.
    package let change: Change
    /// Whether this run had already written the golden, so that its existence proves nothing.
    package let isRepeated: Bool
    /// The difference from the former golden; nil if there was none, or it was not compared.
    package let former: Evidence?
    /// The warnings, for instance about a very large golden.
    package let warnings: [ReportedChange]
  }

  /// A golden that does not exist and was not written.
  package struct Absence: Sendable {
    package let golden: GoldenLocation
    /// The mode, which does not allow writing the golden.
    package let mode: RecordMode
    /// Whether `CI` is set, which replaces every mode with `never`.
    package let isOnBuildServer: Bool
    /// The data that would be written.
    package let candidate: ProposedGolden
  }

  /// A golden that differs from the value.
  package struct Difference: Sendable {
    package let golden: GoldenLocation
    /// The differences, each with its class and the reaction to it.
    package let statements: [ReportedChange]
    /// The comparison, with both values and the changes.
    package let evidence: Evidence
    /// The data that would replace the golden.
    package let candidate: ProposedGolden
  }

  /// A golden that exists but cannot be compared.
  package struct Obstacle: Sendable {
    package let golden: GoldenLocation
    /// The reason why the golden cannot be compared.
    package let reason: UnreadableReason
    /// The data that would replace the golden.
    package let candidate: ProposedGolden
  }
}

extension Verdict {
  /// The location of the golden, which may not exist.
  package var golden: GoldenLocation {
    switch self {
    case .same(let match): match.golden
    case .recorded(let recording): recording.golden
    case .missing(let absence): absence.golden
    case .different(let difference): difference.golden
    case .unreadable(let obstacle): obstacle.golden
    }
  }

  /// Whether the golden matches; false for a golden that was only just recorded.
  package var passes: Bool {
    if case .same = self { return true }
    return false
  }

  /// The classes of the changes that are not ignored, each once, in order.
  package var classes: [ChangeClass] { statements.classes }

  /// The differences, including warnings and ignored ones.
  package var statements: [ReportedChange] {
    switch self {
    case .same(let match): match.statements
    case .recorded(let recording): recording.warnings
    case .different(let difference): difference.statements
    case .missing, .unreadable: []
    }
  }

  /// The data that accepting the change would write; nil if there is nothing to accept.
  package var candidate: ProposedGolden? {
    switch self {
    case .missing(let absence): absence.candidate
    case .different(let difference): difference.candidate
    case .unreadable(let obstacle): obstacle.candidate
    case .same, .recorded: nil
    }
  }
}

/// The result of comparing a golden with the actual value.
package enum Evidence: Sendable {
  /// Two pictures with their layouts.
  case picture(PictureComparison)
  /// Two films with the layouts of their frames.
  case film(FilmComparison)
  case layout([LayoutDifference])
  case text(TextDifference)

  /// The comparison to show as one picture; for a film, that of the first frame whose pixels
  /// differ.
  ///
  /// The value is nil if no pixel differs, or if layouts or texts were compared.
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
