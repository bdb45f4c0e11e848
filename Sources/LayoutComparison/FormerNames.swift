// Names from before version 0.1.0, kept for one version so that clients' source compiles.

/// The former name of ``RecordedLayout``.
@available(*, deprecated, renamed: "RecordedLayout")
public typealias GoldenPane = RecordedLayout
