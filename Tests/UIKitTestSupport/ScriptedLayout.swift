package import Foundation
package import UIKit

/// A layout whose attributes a test makes.
package final class ScriptedLayout: UICollectionViewLayout {
  /// The size of the content.
  package var content: CGSize
  /// Returns the attributes of a rectangle.
  package var elements: (ScriptedLayout, CGRect) -> [UICollectionViewLayoutAttributes]?
  /// Returns the attributes of an item, if not UIKit's nil.
  package var item: ((IndexPath) -> UICollectionViewLayoutAttributes?)?

  package init(
    content: CGSize,
    elements: @escaping (ScriptedLayout, CGRect) -> [UICollectionViewLayoutAttributes]?
  ) {
    (self.content, self.elements) = (content, elements)
    super.init()
  }

  /// Makes a layout of items with these frames; for every rectangle it returns all of them.
  package convenience init(_ frames: [CGRect], content: CGSize) {
    func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      UICollectionViewLayoutAttributes(forCellWith: path, frame: frames[path.item])
    }
    self.init(content: content) { _, _ in frames.indices.map { item([0, $0]) } }
    self.item = item
  }

  package required init?(coder: NSCoder) { nil }

  package override var collectionViewContentSize: CGSize { content }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(self, rect) }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    item.map { $0(indexPath) } ?? super.layoutAttributesForItem(at: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Makes attributes of a cell with a frame.
  package convenience init(forCellWith path: IndexPath, frame: CGRect) {
    self.init(forCellWith: path)
    self.frame = frame
  }
}
