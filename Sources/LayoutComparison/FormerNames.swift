// Names from before version 0.1.0, kept for one version so that clients' source compiles.

/// The former name of ``RecordedLayout``.
@available(*, deprecated, renamed: "RecordedLayout")
public typealias GoldenPane = RecordedLayout

/// The former name of ``Cause``.
@available(*, deprecated, renamed: "Cause")
public typealias LayoutCause = Cause

extension Cause {
  /// The former list of the trigger's elements; empty once the cause has been reported.
  @available(*, deprecated, message: "the elements are counted in trigger")
  public var elements: [ElementChange] {
    members.own.isEmpty ? members.owners.compactMap(\.element) : members.own
  }
}

/// The former name of ``Cause``.
@available(*, deprecated, renamed: "Cause")
public typealias CauseSummary = Cause
