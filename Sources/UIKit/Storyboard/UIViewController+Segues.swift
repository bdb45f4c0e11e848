import Foundation
import InterfaceBuilder

extension UIViewController {
  /// Returns the child that contains the source of an unwind segue; nil if there is none.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: { $0.parent }).first { $0.parent === self }
  }

  /// Performs a segue of the controller's scene (fact IB113).
  func _performSegue(named identifier: String, sender: Any?) {
    guard let scene = controllerState.scene else {
      UIKitLog.raise(missingSegue(identifier))
    }
    guard let template = scene.segues.first(where: { $0.segue.identifier == identifier }) else {
      scene.storyboard.warn(
        "segue \"\(identifier)\" of \(type(of: self))", line: scene.controller.line,
        nearest: identifier, among: scene.segues.compactMap(\.segue.identifier))
      UIKitLog.raise(missingSegue(identifier))
    }
    template.perform(from: self, sender: sender)
  }

  /// UIKit's message for a missing segue (fact IB140).
  private func missingSegue(_ identifier: String) -> String {
    "Receiver (\(self)) has no segue with identifier '\(identifier)'"
  }

  /// Returns whether the class implements an unwind action; false if this controller is itself the
  /// source.
  func _canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController
  ) -> Bool {
    guard fromViewController !== self else { return false }
    return InterfaceBuilderMembers.all(of: type(of: self)).actions[NSStringFromSelector(action)]
      != nil
  }
}
