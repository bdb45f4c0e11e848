import Foundation
import InterfaceBuilder

/// The nib of a prototype cell, header or footer, which a table or a collection view registers for
/// its reuse identifier (fact IB70).
///
/// The cell's outlets and actions may refer to the controller of its scene.
final class PrototypeNib: UINib {
  private let cell: InterfaceObject
  // The reference is weak, because the scene's controller owns the list, which owns its nibs.
  private weak var scene: StoryboardScene?

  /// Makes the nib of a prototype; nil if it has no identifier, or is not in a scene (fact IB71).
  init?(_ cell: InterfaceObject, of loading: NibLoading) {
    guard let scene = loading.scene, cell.properties["reuseIdentifier"]?.text?.isEmpty == false
    else { return nil }
    (self.cell, self.scene) = (cell, scene)
    super.init([cell], of: loading.file, bundle: loading.bundle)
  }

  /// Returns an array with a new cell or view; an empty array if the scene no longer exists.
  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { scene?.makeLoading().load([cell]) ?? [] }
}
