// Names from before version 0.1.0, kept for one version so that clients' source compiles.

/// The former name of ``VerificationLevel``.
@available(*, deprecated, renamed: "VerificationLevel")
public typealias Depth = VerificationLevel
