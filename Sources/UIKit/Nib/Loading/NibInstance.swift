import Foundation
package import InterfaceBuilder

/// The objects of one instantiation of a part of a document, by their identifiers.
///
/// It is for tools that draw a document or compare its frames, and that have no owner and no
/// bundle.
@MainActor package struct NibInstance {
  /// The objects that were made from the descriptions, in the same order.
  package let roots: [NSObject]
  /// All objects, by their identifiers.
  package let objects: [String: AnyObject]

  /// Makes the objects of some descriptions in a document, and connects them.
  package init(of descriptions: [InterfaceObject], in document: InterfaceDocument) {
    let file = NibFile(name: document.file, document: document)
    let loading = NibLoading(file, in: .main, owner: nil)
    roots = loading.load(descriptions)
    objects = loading.objects
  }

  /// The side margin of rows in a table of a given width, in points (fact AL69).
  package static func sideMargin(ofTableWidth width: CGFloat) -> CGFloat {
    width >= 414 || UIEnvironment.current.horizontalSizeClass == .regular ? 20 : 16
  }

  /// Sets the side margin of the cells in points; in an app their table sets it.
  package func setSideMargin(_ margin: CGFloat) {
    for case let cell as UITableViewCell in roots { cell.sideMargin = margin }
  }
}
