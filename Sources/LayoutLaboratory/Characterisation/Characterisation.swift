/// The responses of a layout to changes: which changes invalidate it and with which context, which
/// queries follow, and which values it keeps.
///
/// The responses are observed from outside, as with a debugger at a breakpoint: a change is made to
/// a freshly laid-out collection view, and the calls are recorded. This works with any layout.
public struct Characterisation: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`; nil if the figure has none.
  public var variant: String?
  /// The name of the device on which the layout was tested.
  public var device: String
  /// The class of the layout.
  public var layout: String
  /// Whether the content scrolls vertically; otherwise it scrolls horizontally.
  public var scrollsVertically: Bool
  /// The number of sizes that the delegate returned for the first layout.
  public var sizesAsked: Int
  /// The responses to the changes that were made (see ``Probe``).
  public var responses: [Response]

  /// Returns the layout's response to a change; nil if that change was not made.
  public func response(to probe: Probe) -> Response? { responses.first { $0.probe == probe } }

  /// The response of the layout to a change of its collection view.
  public struct Response: Sendable, Equatable {
    /// The change to the collection view.
    public var probe: Probe
    /// The result of `shouldInvalidateLayout(forBoundsChange:)`; nil if it was not called.
    public var invalidates: Bool?
    /// The invalidation context; nil if nothing was invalidated, or if everything was invalidated
    /// without a context.
    public var context: LayoutTrace.Context?
    /// The number of times that the layout was prepared.
    public var timesPrepared: Int
    /// The number of sizes requested from the delegate.
    public var sizesAsked: Int
    /// The number of item counts requested from the data source.
    public var countsAsked: Int
    /// Whether the layout still returned attributes objects that it had returned before; nil if it
    /// always creates new ones.
    public var keepsAttributes: Bool?
    /// The outdated sizes of items, which the delegate would no longer return; nil if there are
    /// none.
    public var outdated: Outdated?
    /// Whether a cell that exists both before and after the change has a different size.
    public var resizesCells: Bool
    /// Whether a cell that exists both before and after the change has a different position.
    public var movesCells: Bool
  }

  /// The item sizes that a layout keeps although they are outdated.
  public struct Outdated: Sendable, Equatable {
    /// The number of outdated items.
    public var count: Int
    /// The first outdated item, such as `[0, 3]`.
    public var item: String
    /// The size that the layout keeps for the first outdated item.
    public var kept: String
    /// The size that the delegate would return now.
    public var current: String
  }
}
