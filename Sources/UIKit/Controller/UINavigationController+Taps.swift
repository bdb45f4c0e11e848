import Foundation

/// The tap that hides the bars of a controller, or shows those that it has hidden.
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
