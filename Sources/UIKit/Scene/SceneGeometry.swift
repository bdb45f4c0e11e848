import Foundation

/// The size, the orientation and the traits of a scene at one time.
@MainActor struct SceneGeometry: Equatable {
  private let size: CGSize
  private let orientation: UIInterfaceOrientation
  private let traits: UITraitCollection

  /// Takes the values of the device in force.
  init() {
    let device = UIEnvironment.current
    size = device.windowSize
    orientation = UIApplication.shared.statusBarOrientation
    traits = device.traitCollection
  }

  /// Calls a scene and its delegate if size, orientation or traits are others now.
  func notify(_ scene: UIWindowScene?) {
    guard let scene, self != SceneGeometry() else { return }
    if traits != scene.traitCollection { scene.traitCollectionDidChange(traits) }
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: CornerSpace(size), interfaceOrientation: orientation,
      traitCollection: traits)
  }
}
