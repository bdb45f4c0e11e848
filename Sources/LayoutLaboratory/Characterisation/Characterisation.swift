/// What a layout makes of changes: which of them make it invalid, with which context, what it asks
/// for again, and what it remembers.
///
/// It is found out from outside, the way a debugger at a breakpoint would: something is done to a
/// collection view that was just laid out, and the calls are read. Any layout can be characterised.
public struct Characterisation: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`.
  public var variant: String?
  /// The device.
  public var device: String
  /// The class of the layout.
  public var layout: String
  /// Whether the content scrolls up and down; otherwise it scrolls sideways.
  public var scrollsVertically: Bool
  /// How often the delegate gave a size for the first layout.
  public var sizesAsked: Int
  /// What came of each probe.
  public var responses: [Response]

  /// Returns what came of a probe.
  public func response(to probe: Probe) -> Response? { responses.first { $0.probe == probe } }

  /// What came of a probe.
  public struct Response: Sendable, Equatable {
    /// What was done.
    public var probe: Probe
    /// What the layout said when it was asked whether this makes it invalid; nil when it was not
    /// asked.
    public var invalidates: Bool?
    /// What became invalid; nil when nothing did, or all without a context.
    public var context: LayoutTrace.Context?
    /// How often the layout was prepared.
    public var timesPrepared: Int
    /// How often the delegate was asked for a size.
    public var sizesAsked: Int
    /// How often the data source was asked for numbers.
    public var countsAsked: Int
    /// Whether the layout handed out the same attribute objects as before; nil when it never does.
    public var keepsAttributes: Bool?
    /// An item that keeps a size of which the delegate would no longer say so.
    public var outdated: Outdated?
    /// Whether a cell that was and is in the layout has another size.
    public var resizesCells: Bool
    /// Whether a cell that was and is in the layout has another place.
    public var movesCells: Bool
  }

  /// A size that was given once and is kept.
  public struct Outdated: Sendable, Equatable {
    /// The number of such items.
    public var count: Int
    /// The first such item, as `[0, 3]`.
    public var item: String
    /// The size that it keeps.
    public var kept: String
    /// The size that the delegate would give.
    public var current: String
  }
}
