// Mirrors UITraitEnvironment (iOS 17). Missing: registerForTraitChanges.
public import Foundation

/// What has traits and is told when they change: screens, windows, views, view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }

  /// Is called after `traitCollection` has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
