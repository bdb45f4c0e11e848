import Foundation
public import UIKit

/// The name of an element in a fixture: "item 0-3", "header 0", "footer 0".
@MainActor public struct ElementName {
  /// The name as it is written.
  public let text: String
  private let path: IndexPath

  /// Reads a name.
  public init(_ text: String) {
    self.text = text
    let numbers = (text.split(separator: " ").last ?? "").split(separator: "-").compactMap {
      Int($0)
    }
    path = IndexPath(item: numbers.count > 1 ? numbers[1] : 0, section: numbers.first ?? 0)
  }

  /// Names the element of attributes.
  public init(_ attributes: UICollectionViewLayoutAttributes) {
    path = attributes.indexPath
    text =
      switch attributes.representedElementKind {
      case UICollectionView.elementKindSectionHeader: "header \(path.section)"
      case UICollectionView.elementKindSectionFooter: "footer \(path.section)"
      default: "item \(path.section)-\(path.item)"
      }
  }

  private var kind: String? {
    if text.hasPrefix("header") { return UICollectionView.elementKindSectionHeader }
    return text.hasPrefix("footer") ? UICollectionView.elementKindSectionFooter : nil
  }

  /// Returns the layout's attributes of the element.
  public func attributes(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    guard let kind else { return layout.layoutAttributesForItem(at: path) }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  /// The view that shows the element.
  public func view(in view: UICollectionView) -> UIView? {
    guard let kind else { return view.cellForItem(at: path) }
    return view.supplementaryView(forElementKind: kind, at: path)
  }
}
