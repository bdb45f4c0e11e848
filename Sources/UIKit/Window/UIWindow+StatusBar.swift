import Foundation

extension UIWindow {
  /// The maximum height in points of a plain status bar.
  ///
  /// A taller safe area at the top belongs to a sensor housing, which remains when the status bar
  /// is hidden (fact RO39).
  private static let plainStatusBar: CGFloat = 24

  /// The safe area of the screen while the status bar is hidden.
  var safeAreaWithoutStatusBar: UIEdgeInsets {
    let device = environment
    // If system bars are drawn over the screen, they need the space at the top even without a
    // status bar.
    guard !device.hasBars, device.safeAreaInsets.top <= Self.plainStatusBar else {
      return device.safeAreaInsets
    }
    var insets = device.safeAreaInsets
    insets.top = 0
    return insets
  }

  /// Reads from the controllers whether the status bar is hidden, and its style.
  func askForStatusBar() {
    guard let front = rootViewController?.frontController else { return }
    let hides = front.last(along: \.childForStatusBarHidden).prefersStatusBarHidden
    statusBarStyle = front.last(along: \.childForStatusBarStyle).preferredStatusBarStyle
    guard hides != hidesStatusBar else { return }
    hidesStatusBar = hides
    // The layout pass compares the safe area with the previous one.
    setNeedsLayout()
  }
}

extension UIViewController {
  /// The topmost controller presented over this one, or this controller itself.
  var frontController: UIViewController {
    var front = self
    while let next = front.controllerState.presented { front = next }
    return front
  }

  /// Returns the last controller in the chain of children that begins with this controller.
  fileprivate func last(along next: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController
  {
    var last = self
    while let child = last[keyPath: next] { last = child }
    return last
  }
}
