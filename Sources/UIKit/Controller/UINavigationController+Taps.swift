import Foundation

/// The tap recogniser that hides a navigation controller's bars, or shows them again.
final class BarTap: UITapGestureRecognizer {
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  override var state: State {
    didSet { if state == .ended, isEnabled { controller?.toggleBars() } }
  }
}

extension UINavigationController {
  fileprivate func toggleBars() {
    let hides = !isNavigationBarHidden
    if hides { hideToolbarForNow(animated: true) } else { showToolbarAgain(animated: true) }
    setNavigationBarHidden(hides, animated: true)
  }
}
