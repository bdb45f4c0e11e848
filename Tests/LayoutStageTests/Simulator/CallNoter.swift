import UIKit

/// A controller that logs the calls of its overridden methods.
final class CallNoter: UIViewController {
  var log: [String] = []
  var orientations = UIInterfaceOrientationMask.all
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  private var width: Int { Int(view.bounds.width) }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("did load, \(width) wide")
  }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func viewDidLayoutSubviews() { log.append("did lay out, \(width) wide") }
  override func viewSafeAreaInsetsDidChange() {
    // Only an inset at the left is logged: the method is called at launch and at every turn too.
    if view.safeAreaInsets.left > 0 { log.append("safe area changed") }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits changed from \(previousTraitCollection == nil ? "nil" : "others")")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("will have other traits")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will be \(Int(size.width)) wide")
    coordinator.animate(
      alongsideTransition: { _ in self.log.append("alongside") },
      completion: { _ in self.log.append("completed") })
  }
}
