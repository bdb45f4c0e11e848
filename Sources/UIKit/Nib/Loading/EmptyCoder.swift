package import Foundation
import InterfaceBuilder

extension NSCoder {
  /// Returns the coder of an object of a nib in which nothing is set.
  ///
  /// A view that is made with it has no frame, no subviews and the default values, as a view has
  /// that was dragged into a document, and a controller loads its view by itself.
  @MainActor package static func empty() -> NSCoder {
    let file = NibFile(name: "empty.xib", document: InterfaceDocument(kind: .nib))
    let loading = NibLoading(file, in: .main, owner: nil)
    let object = InterfaceObject(id: "", element: "view", line: 1)
    return NibDecoder(object, for: UITraitCollection.current, in: loading)
  }
}
