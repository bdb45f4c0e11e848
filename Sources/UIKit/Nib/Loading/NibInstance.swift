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

  /// The side margin of rows in a table of a width, in points (fact AL69).
  package static func sideMargin(ofTableWidth width: CGFloat) -> CGFloat {
    width >= 414 || UIEnvironment.current.horizontalSizeClass == .regular ? 20 : 16
  }

  /// Gives the cells a side margin, which a table would give them.
  package func setSideMargin(_ margin: CGFloat) {
    for case let cell as UITableViewCell in roots { cell.sideMargin = margin }
  }
}
