import Foundation

extension UIWindow {
  /// The maximum height in points of a status bar without a sensor housing.
  ///
  /// A higher inset at the top means a sensor housing, whose space remains when the status bar is
  /// hidden (fact RO39).
  private static let plainStatusBar: CGFloat = 24

  /// The safe area insets of the screen while the status bar is hidden, in points.
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

  /// Queries the controllers for the visibility and the style of the status bar.
  func askForStatusBar() {
    guard let front = rootViewController?.frontController else { return }
    let hides = front.last(along: \.childForStatusBarHidden).prefersStatusBarHidden
    statusBarStyle = front.last(along: \.childForStatusBarStyle).preferredStatusBarStyle
    guard hides != hidesStatusBar else { return }
    hidesStatusBar = hides
    // Hiding the status bar changes the safe area; the layout pass detects this.
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

  /// Follows a property such as `childForStatusBarStyle` from this controller on, and returns the
  /// last controller.
  fileprivate func last(along next: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController
  {
    var last = self
    while let child = last[keyPath: next] { last = child }
    return last
  }
}
