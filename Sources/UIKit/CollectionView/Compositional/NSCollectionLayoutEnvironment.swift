// Mirrors NSCollectionLayoutEnvironment, NSCollectionLayoutContainer and
// NSCollectionLayoutVisibleItem (iOS 17). Missing: nothing.
public import Foundation

/// The container and the traits that a section is described for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the layout, before and after its insets.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size of a layout or a group (fact CL7).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The size after insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An element that a section shows, which a handler may change before it is shown (fact CL38).
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The z-index.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The centre, in content coordinates.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The transform in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The name of the element: that of its kind.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame, in content coordinates.
  var frame: CGRect { get }
  /// The bounds.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind; nil for a cell.
  var representedElementKind: String? { get }
}

/// The environment of a section or a custom group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}

/// The container of a section or a custom group.
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
  /// Returns the environment of a group with this size.
  func resized(to size: CGSize) -> any NSCollectionLayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size), traitCollection)
  }
}
