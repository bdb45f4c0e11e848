import Foundation

extension UIWindow {
  /// The greatest height of a status bar that takes no more from the screen than itself; a taller
  /// top belongs to a sensor housing, which stays when the bar is hidden (fact RO39).
  private static let plainStatusBar: CGFloat = 24

  /// The safe area of the screen while its status bar is hidden.
  var safeAreaWithoutStatusBar: UIEdgeInsets {
    let device = environment
    // With bars over the screen the top is theirs too.
    guard !device.hasBars, device.safeAreaInsets.top <= Self.plainStatusBar else {
      return device.safeAreaInsets
    }
    var insets = device.safeAreaInsets
    insets.top = 0
    return insets
  }

  /// Queries the controllers in the window whether the status bar is hidden, and for its style.
  func askForStatusBar() {
    guard let front = rootViewController?.frontController else { return }
    let hides = front.last(along: \.childForStatusBarHidden).prefersStatusBarHidden
    statusBarStyle = front.last(along: \.childForStatusBarStyle).preferredStatusBarStyle
    guard hides != hidesStatusBar else { return }
    hidesStatusBar = hides
    // The safe area is compared with the one before in the layout pass.
    setNeedsLayout()
  }
}

extension UIViewController {
  /// The controller that was presented last over this one, or this one.
  var frontController: UIViewController {
    var front = self
    while let next = front.controllerState.presented { front = next }
    return front
  }

  /// Returns the last controller of a chain that begins here.
  fileprivate func last(along next: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController
  {
    var last = self
    while let child = last[keyPath: next] { last = child }
    return last
  }
}
