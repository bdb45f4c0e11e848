/// The presentation controller of styles that cover the window.
final class FullScreenPresentation: UIPresentationController {
  /// Whether the presenting controller's view is removed, which depends on the style.
  override var shouldRemovePresentersView: Bool {
    presentedViewController.modalPresentationStyle.removesPresenter
  }
}

extension UIViewController {
  /// Whether a presentation controller shows the view in a container view.
  ///
  /// A container is used for some styles. A controller with a transitioning delegate is always
  /// shown in a container, because the delegate may animate any style (fact E37).
  var isPresentedInContainer: Bool {
    modalPresentationStyle.usesContainer || transitioningDelegate != nil
  }

  /// Moves the view of a presented controller into a container, in which an interactive dismissal
  /// can move it.
  func contain(_ shown: UIViewController) {
    guard let view = shown.viewIfLoaded, let window = view.window, shown.activePresentation == nil
    else { return }
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let presentation = shown.presentation(presenting: self, source: self)
    container.presentation = presentation
    window.insertSubview(container, aboveSubview: view)
    container.addSubview(view)
    presentation.containerView = container
  }
}
