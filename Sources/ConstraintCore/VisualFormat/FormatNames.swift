/// The views and metrics that the names in a visual format refer to.
package struct FormatNames: Sendable {
  /// The properties of a view on which a visual format's equations depend.
  package struct View: Hashable, Sendable {
    /// Whether the view has a superview, to which `|` refers.
    package var hasSuperview: Bool

    /// Creates the properties of a view.
    package init(hasSuperview: Bool = true) { self.hasSuperview = hasSuperview }
  }

  /// The metrics, by name.
  package var metrics: [String: Double]
  /// The views, by name.
  package var views: [String: View]

  /// Creates the names that a format may use.
  package init(metrics: [String: Double] = [:], views: [String: View]) {
    self.metrics = metrics
    self.views = views
  }
}
