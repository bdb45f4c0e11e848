import InterfaceBuilder

/// The segues of a controller's scene, for tools that perform each of them.
@MainActor package struct SceneSegues {
  private let controller: UIViewController
  private let templates: [SegueTemplate]

  /// Finds the segues that can be performed, of the scene from which a controller was made.
  package init(of controller: UIViewController) {
    self.controller = controller
    templates = controller.controllerState.scene?.segues.filter(\.isPerformable) ?? []
  }

  /// The number of segues that can be performed.
  package var count: Int { templates.count }

  /// Returns whether a segue is an unwind segue, which leads back to an earlier controller.
  package func isUnwinding(_ index: Int) -> Bool { templates[index].segue.kind == "unwind" }

  /// Performs a segue, as if the user had triggered it.
  package func perform(_ index: Int) { templates[index].fire(from: controller, sender: nil) }
}
