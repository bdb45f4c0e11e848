import InterfaceBuilder

/// The transitions of a controller's scene, which a judge performs one after the other.
@MainActor package struct SceneSegues {
  private let controller: UIViewController
  private let templates: [SegueTemplate]

  /// Finds the transitions of the scene that a controller was made from.
  package init(of controller: UIViewController) {
    self.controller = controller
    templates = controller.controllerState.scene?.segues.filter(\.isPerformable) ?? []
  }

  /// The number of transitions.
  package var count: Int { templates.count }

  /// Whether a transition leads back to an earlier controller.
  package func isUnwinding(_ index: Int) -> Bool { templates[index].segue.kind == "unwind" }

  /// Performs a transition, as if its control had been used.
  package func perform(_ index: Int) { templates[index].fire(from: controller, sender: nil) }
}
