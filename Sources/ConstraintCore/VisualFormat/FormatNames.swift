/// The views and metrics that names in a visual format stand for.
package struct FormatNames: Sendable {
  /// The properties of a view that a visual format depends on.
  package struct View: Hashable, Sendable {
    /// Whether the view has a superview, to which `|` refers.
    package var hasSuperview: Bool

    /// Makes the facts about a view that a format needs.
    package init(hasSuperview: Bool = true) { self.hasSuperview = hasSuperview }
  }

  /// The numbers, by name.
  package var metrics: [String: Double]
  /// The views, by name.
  package var views: [String: View]

  /// Makes the names of a format.
  package init(metrics: [String: Double] = [:], views: [String: View]) {
    self.metrics = metrics
    self.views = views
  }
}
