// Mirrors UITabBarDelegate (iOS 17). Missing: the methods about customisation by the user.
public import Foundation

/// An object that is notified of the taps on a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a tap selects an item.
  // Optional
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
