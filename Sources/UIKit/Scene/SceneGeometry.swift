import Foundation

/// The size, orientation and traits of a scene at one time, for comparison with later ones.
@MainActor struct SceneGeometry: Equatable {
  private let size: CGSize
  private let orientation: UIInterfaceOrientation
  private let traits: UITraitCollection

  /// Reads the current values from the device.
  init() {
    let device = UIEnvironment.current
    size = device.windowSize
    orientation = UIApplication.shared.statusBarOrientation
    traits = device.traitCollection
  }

  /// Notifies a scene and its delegate if the size, orientation or traits have changed since they
  /// were stored.
  func notify(_ scene: UIWindowScene?) {
    guard let scene, self != SceneGeometry() else { return }
    if traits != scene.traitCollection { scene.traitCollectionDidChange(traits) }
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: CornerSpace(size), interfaceOrientation: orientation,
      traitCollection: traits)
  }
}
