import Foundation
import InterfaceBuilder

extension SegueTemplate {
  /// Performs the transition for the segue's kind (fact IB111).
  func transition(_ made: UIStoryboardSegue, sender: Any?) {
    let (source, destination) = (made.source, made.destination)
    switch segue.kind {
    case "show": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "push":
      source.navigationController?.pushViewController(destination, animated: segue.isAnimated)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      anchor(destination, of: source, sender: sender)
      source.present(destination, animated: segue.isAnimated)
    case "presentation", "modal":
      source.present(destination, animated: segue.isAnimated)
    default:
      // A segue of the kind `custom` has a class of its own, whose `perform()` does the transition.
      break
    }
  }

  /// Sets the view or the bar button item at which the popover's arrow points.
  private func anchor(_ destination: UIViewController, of source: UIViewController, sender: Any?) {
    let scene = source.controllerState.scene
    let anchor =
      ["popoverAnchorView", "popoverAnchorBarButtonItem"].lazy
      .compactMap { segue.properties[$0].flatMap { scene?.object(id: $0) } }.first
      ?? sender as? NSObject
    let popover = destination.popoverPresentationController
    popover?.sourceItem = anchor as? any UIPopoverPresentationControllerSourceItem
  }

  /// Makes the child of a container view, and adds its view to the container (fact IB110).
  func embed(in container: UIView, of parent: UIViewController) {
    let name = segue.identifier ?? ""
    guard parent.shouldPerformSegue(withIdentifier: name, sender: nil),
      let child = makeDestination(for: parent, sender: nil)
    else { return }
    let made = makeSegue(from: parent, to: child)
    parent.prepare(for: made, sender: nil)
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Whatever the document specifies, the root view of the child translates its autoresizing mask
    // into constraints.
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}

extension UIModalPresentationStyle {
  /// Makes a style from its name in documents of Interface Builder; nil for an unknown name.
  init?(documentName: String) {
    switch documentName {
    case "automatic": self = .automatic
    case "none": self = .none
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// Makes a style from its name in documents of Interface Builder; nil for an unknown name.
  init?(documentName: String) {
    switch documentName {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
