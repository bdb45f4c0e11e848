/// The views and metrics that names in a visual format stand for.
public struct FormatNames: Sendable {
  /// The properties of a view that a visual format depends on.
  public struct View: Hashable, Sendable {
    /// Whether the view has a superview, to which `|` refers.
    public var hasSuperview: Bool

    /// Makes the facts about a view that a format needs.
    public init(hasSuperview: Bool = true) { self.hasSuperview = hasSuperview }
  }

  /// The numbers, by name.
  public var metrics: [String: Double]
  /// The views, by name.
  public var views: [String: View]

  /// Makes the names of a format.
  public init(metrics: [String: Double] = [:], views: [String: View]) {
    self.metrics = metrics
    self.views = views
  }
}
