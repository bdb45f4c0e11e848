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

  /// Gives the cells the margins of rows of a table of a width, in which they are not here
  /// (fact AL69).
  package func adoptMargins(ofTableWidth width: CGFloat) {
    let isWide = width >= 414 || UIEnvironment.current.horizontalSizeClass == .regular
    for case let cell as UITableViewCell in roots { cell.sideMargin = isWide ? 20 : 16 }
  }
}
