// Mirrors UITraitEnvironment (iOS 17). Missing: nothing.
public import Foundation

/// An object that has traits and is notified when they change: a screen, a window scene, a view or
/// a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this object.
  var traitCollection: UITraitCollection { get }

  /// Called after `traitCollection` has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
