import Foundation

/// The size, orientation and traits of a scene at one time, for comparison with later ones.
@MainActor struct SceneGeometry: Equatable {
  private let size: CGSize
  private let orientation: UIInterfaceOrientation
  private let traits: UITraitCollection

  /// Stores the current size, orientation and traits.
  init() {
    let device = UIEnvironment.current
    size = device.windowSize
    orientation = UIApplication.shared.statusBarOrientation
    traits = device.traitCollection
  }

  /// Notifies a scene's delegate if the size, orientation or traits have changed since they were
  /// stored; if the traits have changed, first notifies the scene itself.
  func notify(_ scene: UIWindowScene?) {
    guard let scene, self != SceneGeometry() else { return }
    if traits != scene.traitCollection { scene.traitCollectionDidChange(traits) }
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: CornerSpace(size), interfaceOrientation: orientation,
      traitCollection: traits)
  }
}
