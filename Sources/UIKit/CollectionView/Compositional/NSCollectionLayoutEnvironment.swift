// Mirrors NSCollectionLayoutEnvironment, NSCollectionLayoutContainer and
// NSCollectionLayoutVisibleItem (iOS 17). Missing: nothing.
public import Foundation

/// The container and the traits for which a section is described.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout or of a group, with its size and insets.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size and the insets of a layout or a group (fact CL7).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that reduce `contentSize` to `effectiveContentSize`, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible element of a section, which the section's `visibleItemsInvalidationHandler` may change
/// before the element is shown (fact CL38).
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in the order from back to front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The centre of the frame, in the content's coordinates.
  var center: CGPoint { get set }
  /// The affine transform, applied around the centre.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform, applied around the centre.
  var transform3D: CATransform3D { get set }
  /// The element kind; empty for a cell.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame, in the content's coordinates.
  var frame: CGRect { get }
  /// The bounds of the element's view.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// The environment passed to the closure that describes a section or a custom group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}

/// The container of the layout or of a custom group.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

extension NSCollectionLayoutEnvironment {
  /// Returns the environment of a group with the given size.
  func resized(to size: CGSize) -> any NSCollectionLayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size), traitCollection)
  }
}
