/// The response of a layout to changes: which of them make it invalid, with which context, its
/// queries after them, and the values that it keeps.
///
/// It is found out from outside, the way a debugger at a breakpoint would: something is done to a
/// collection view that was just laid out, and the calls are read. Any layout can be characterised.
public struct Characterisation: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`.
  public var variant: String?
  /// The name of the device that the layout was tried on.
  public var device: String
  /// The class of the layout.
  public var layout: String
  /// Whether the content scrolls up and down; otherwise it scrolls sideways.
  public var scrollsVertically: Bool
  /// The number of times that the delegate returned a size for the first layout.
  public var sizesAsked: Int
  /// The responses to the probes.
  public var responses: [Response]

  /// Returns the layout's response to a probe.
  public func response(to probe: Probe) -> Response? { responses.first { $0.probe == probe } }

  /// The response to a probe.
  public struct Response: Sendable, Equatable {
    /// The change that was made.
    public var probe: Probe
    /// The layout's result for whether this makes it invalid; nil if it was not called.
    public var invalidates: Bool?
    /// The invalidated parts; nil if none, or all without a context.
    public var context: LayoutTrace.Context?
    /// The number of times that the layout was prepared.
    public var timesPrepared: Int
    /// The number of times that the delegate was called for a size.
    public var sizesAsked: Int
    /// The number of times that the data source was called for numbers.
    public var countsAsked: Int
    /// Whether the layout handed out the same attribute objects as before; nil when it never does.
    public var keepsAttributes: Bool?
    /// An item with a size that the delegate would no longer return.
    public var outdated: Outdated?
    /// Whether a cell that was and is in the layout has another size.
    public var resizesCells: Bool
    /// Whether a cell that was and is in the layout has another place.
    public var movesCells: Bool
  }

  /// A size that was given once and is kept.
  public struct Outdated: Sendable, Equatable {
    /// The number of outdated items.
    public var count: Int
    /// The first outdated item, such as `[0, 3]`.
    public var item: String
    /// The size that it keeps.
    public var kept: String
    /// The size that the delegate would give.
    public var current: String
  }
}
