package import Foundation
import InterfaceBuilder

extension NSCoder {
  /// Returns the coder of an object in a nib in which no property is set.
  ///
  /// A view made with this coder has an empty frame, no subviews and default values; a controller
  /// loads its own view.
  @MainActor package static func empty() -> NSCoder {
    let file = NibFile(name: "empty.xib", document: InterfaceDocument(kind: .nib))
    let loading = NibLoading(file, in: .main, owner: nil)
    let object = InterfaceObject(id: "", element: "view", line: 1)
    return NibDecoder(object, for: UITraitCollection.current, in: loading)
  }
}
