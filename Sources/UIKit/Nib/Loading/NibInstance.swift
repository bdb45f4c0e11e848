import Foundation
package import InterfaceBuilder

/// The objects of one instantiation of a document's part, found by their identifiers.
///
/// For tools that draw a document or compare its frames, which have no owner and no bundle.
@MainActor package struct NibInstance {
  /// The objects that were made of the descriptions, in their order.
  package let roots: [NSObject]
  /// All objects, by their identifiers.
  package let objects: [String: AnyObject]

  /// Makes the objects that some descriptions of a document contain, and connects them.
  package init(of descriptions: [InterfaceObject], in document: InterfaceDocument) {
    let file = NibFile(name: document.file, document: document)
    let loading = NibLoading(file, in: .main, owner: nil)
    roots = loading.load(descriptions)
    objects = loading.objects
  }
}
