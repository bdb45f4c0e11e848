// Names from before version 0.1.0, kept for one version so that clients' source compiles.

/// The former name of ``VerificationLevel``.
@available(*, deprecated, renamed: "VerificationLevel")
public typealias Depth = VerificationLevel

/// The former name of ``ProposedGolden``.
@available(*, deprecated, renamed: "ProposedGolden")
public typealias Candidate = ProposedGolden

/// The former name of ``FrameMetadata``.
@available(*, deprecated, renamed: "FrameMetadata")
public typealias FilmNote = FrameMetadata

/// The former name of ``ReportedChange``.
@available(*, deprecated, renamed: "ReportedChange")
public typealias Statement = ReportedChange

extension ReportedChange {
  /// The former name of ``Change``.
  @available(*, deprecated, renamed: "Change")
  public typealias Finding = Change
}
