import Foundation
import InterfaceBuilder

extension SegueTemplate {
  /// Unwinds to the nearest controller that implements the action (fact IB114); logs a warning if
  /// there is none.
  ///
  /// First `prepare(for:sender:)` of the source is called, then the action, and then the transition
  /// back to the destination is performed.
  func unwind(from source: UIViewController, sender: Any?) {
    guard let name = segue.properties["unwindAction"] else { return }
    let start = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector(name), sender: sender)
    guard let destination = source.unwindDestination(for: start) else {
      source.controllerState.scene?.storyboard.warn(
        "unwind action \"\(name)\" from \(type(of: source))", line: line, nearest: name,
        among: source.unwindNames)
      return
    }
    let made = makeSegue(from: source, to: destination)
    made.transition = { source.unwind(for: made, to: destination, animated: segue.isAnimated) }
    source.prepare(for: made, sender: sender)
    let action = InterfaceBuilderMembers.all(of: type(of: destination)).actions[name]
    _ = action?.send(to: destination, made)
    made.perform()
  }
}

extension UIViewController {
  /// The enclosing controllers from the innermost to the outermost: the parents, then the
  /// presenting controller and its parents, and so on.
  private var unwindPath: [UIViewController] {
    var path: [UIViewController] = []
    var next: UIViewController? = parent ?? presentingViewController
    while let controller = next, !path.contains(controller) {
      path.append(controller)
      next = controller.parent ?? controller.controllerState.presenting
    }
    return path
  }

  /// The names of the unwind actions of all enclosing controllers and of their children.
  var unwindNames: [String] {
    unwindPath.flatMap { $0.children + [$0] }
      .flatMap { InterfaceBuilderMembers.all(of: type(of: $0)).actions.keys.sorted() }
  }

  /// Returns the destination of an unwind segue; nil if there is none.
  ///
  /// It is the first controller that can perform the action. The enclosing controllers are searched
  /// from the innermost to the outermost, the other descendants of each before the controller
  /// itself.
  func unwindDestination(for start: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var inner = self
    for outer in unwindPath {
      if let found = outer.unwindDescendant(for: start, besides: inner) { return found }
      inner = outer
    }
    return nil
  }

  private func unwindDescendant(
    for start: UIStoryboardUnwindSegueSource, besides inner: UIViewController?
  ) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: start) where child !== inner {
      if let found = child.unwindDescendant(for: start, besides: nil) { return found }
    }
    let permits = canPerformUnwindSegueAction(
      start.unwindAction, from: start.source, sender: start.sender)
    return permits ? self : nil
  }

  /// Returns to a destination: dismisses the controllers presented over the destination or over a
  /// parent of it, and calls `unwind(for:towards:)` of each parent.
  func unwind(
    for segue: UIStoryboardSegue, to destination: UIViewController, animated: Bool
  ) {
    let ancestors = sequence(first: destination, next: { $0.parent })
    // Dismissing the controller that the destination or a parent of it presents also dismisses all
    // controllers presented by that controller.
    if let presenter = ancestors.first(where: { $0.controllerState.presented != nil }) {
      presenter.dismiss(animated: animated)
    }
    var inner = destination
    for container in ancestors.dropFirst() {
      container.unwind(for: segue, towards: inner)
      inner = container
    }
  }
}
