// Mirrors UIContentConfiguration and UIContentView (iOS 17). Missing: nothing.

/// A description of the content of a cell, a header or another view, which makes the view that
/// shows it (fact LI51).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes the view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration (fact LI51).
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
