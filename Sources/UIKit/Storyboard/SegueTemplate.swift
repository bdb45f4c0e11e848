import Basics
import Foundation
import InterfaceBuilder

/// A segue in a storyboard's scene; each time that it is performed, a `UIStoryboardSegue` is made
/// from it.
@MainActor struct SegueTemplate {
  let segue: InterfaceSegue
  /// The identifier of the destination, a controller or the exit of the scene.
  let destination: String
  /// The line of the segue in the document.
  let line: Int

  /// Makes the template of a connection; nil if the connection is not a segue.
  init?(_ connection: InterfaceConnection) {
    guard case .segue(let segue) = connection.kind else { return nil }
    (self.segue, destination, line) = (segue, connection.destination, connection.line)
  }

  /// Performs the segue after its event, such as a tap on a button, if the controller permits it.
  func fire(from source: UIViewController, sender: Any?) {
    // As on iOS, `performSegue(withIdentifier:sender:)` does not call
    // `shouldPerformSegue(withIdentifier:sender:)`.
    let name = segue.identifier ?? ""
    guard source.shouldPerformSegue(withIdentifier: name, sender: sender) else { return }
    perform(from: source, sender: sender)
  }

  /// Makes the destination and the segue, calls `prepare(for:sender:)`, and performs the segue.
  func perform(from source: UIViewController, sender: Any?) {
    if segue.kind == "unwind" { return unwind(from: source, sender: sender) }
    guard let destination = makeDestination(for: source, sender: sender) else { return }
    let made = makeSegue(from: source, to: destination)
    made.transition = { [unowned made] in transition(made, sender: sender) }
    source.prepare(for: made, sender: sender)
    if segue.isAnimated { made.perform() } else { UIView.performWithoutAnimation(made.perform) }
  }

  /// Makes the segue as an instance of the class that the document names, by default
  /// `UIStoryboardSegue` (fact IB116).
  func makeSegue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    var description = InterfaceObject(id: "", element: "segue", line: line)
    (description.customClass, description.customModule) = (segue.customClass, segue.customModule)
    description.isModuleOfTarget = segue.isModuleOfTarget
    let named: AnyClass? = source.controllerState.scene.flatMap {
      NibClasses.custom(description, in: $0.makeLoading())
    }
    return ((named as? UIStoryboardSegue.Type) ?? UIStoryboardSegue.self).make(
      segue.identifier, from: source, to: destination)
  }

  /// Makes the controller that the segue shows (fact IB115); nil if the source has no storyboard,
  /// or if the storyboard has no such controller.
  func makeDestination(for source: UIViewController, sender: Any?) -> UIViewController? {
    guard let scene = source.controllerState.scene else { return nil }
    let creator = segue.properties["destinationCreationSelector"].map { name in
      { (coder: NSCoder) in
        segueAction(name, of: source)?(source, coder, sender, segue.identifier)
      }
    }
    let made = scene.storyboard.makeController(id: destination, creator: creator)
    if let style = segue.properties["modalPresentationStyle"] {
      UIModalPresentationStyle(documentName: style).map { made?.modalPresentationStyle = $0 }
    }
    if let style = segue.properties["modalTransitionStyle"] {
      UIModalTransitionStyle(documentName: style).map { made?.modalTransitionStyle = $0 }
    }
    return made
  }

  private func segueAction(
    _ name: String, of source: UIViewController
  ) -> InterfaceBuilderMembers.SegueAction? {
    let actions = InterfaceBuilderMembers.all(of: type(of: source)).segueActions
    // The selector in the document also contains labels for the sender and the identifier, if the
    // method has these parameters.
    let short = name.prefix { $0 != ":" }
    let similar = actions.keys.sorted().first { $0.prefix { $0 != ":" } == short }
    if let action = actions[name] ?? similar.flatMap({ actions[$0] }) { return action }
    source.controllerState.scene?.storyboard.warn(
      "segue action \"\(name)\" of \(type(of: source))", line: line, nearest: name,
      among: actions.keys.sorted())
    return nil
  }
}

extension InterfaceSegue {
  /// Whether the transition is animated; the default is true.
  var isAnimated: Bool { properties["animates"] != "NO" }
}
