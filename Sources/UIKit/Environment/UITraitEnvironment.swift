// Mirrors UITraitEnvironment (iOS 17). Missing: nothing.
public import Foundation

/// An object that has traits and is notified of their changes: a screen, a window, a view, a view
/// controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }

  /// Is called after `traitCollection` has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
