// Names from before version 0.1.0, kept for one version so that clients' source compiles.

/// The former name of ``RecordedLayout``.
@available(*, deprecated, renamed: "RecordedLayout")
public typealias GoldenPane = RecordedLayout

/// The former name of ``Cause``.
@available(*, deprecated, renamed: "Cause")
public typealias LayoutCause = Cause

/// The former name of ``Cause``.
@available(*, deprecated, renamed: "Cause")
public typealias CauseSummary = Cause
