// Mirrors NSCollectionLayoutSupplementaryItem, NSCollectionLayoutBoundarySupplementaryItem and
// NSCollectionLayoutDecorationItem (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// A supplementary view at an edge or a corner of an item or a group, such as a badge (fact CL39).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The position in the order from back to front.
  ///
  /// The default is 0; at equal z-indexes supplementary views are in front of cells (fact CL43).
  open var zIndex = 0
  /// The kind with which the view is registered and requested from the data source.
  public let elementKind: String
  /// The point of the item or group at which the view is placed.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed at `containerAnchor`; nil means the point at the same
  /// edges of the view (fact CL42).
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Makes a supplementary item whose edges are aligned with those of the item or group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, container: containerAnchor, item: nil)
  }

  /// Makes a supplementary item whose `itemAnchor` is placed at the `containerAnchor` of the item
  /// or group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor,
    item: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    containerAnchor = container
    itemAnchor = item
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns an item with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }

  var value: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: elementKind, size: layoutSize.value, insets: contentInsets.compositional,
      containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value, zIndex: zIndex)
  }
}

/// A view at an edge of a section or of the whole layout, such as a header (fact CL44).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section becomes larger, so that the view does not overlap its cells.
  ///
  /// The default is true.
  open var extendsBoundary = true
  /// Whether the view stays at the edge of the visible area while the section is scrolled (fact
  /// CL45).
  ///
  /// The default is false.
  open var pinToVisibleBounds = false
  /// The edge or the corner of the section at which the view is placed.
  public let alignment: NSRectAlignment
  /// The offset from that edge or corner, in points.
  public let offset: CGPoint

  /// Makes a boundary item without an offset.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a boundary item with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, kind: elementKind,
      container: NSCollectionLayoutAnchor(edges: alignment.edges), item: nil)
  }

  /// Returns an item with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  var boundary: CompositionalSection.BoundaryItem {
    CompositionalSection.BoundaryItem(
      view: value, alignment: alignment.edges.anchors, offset: offset,
      extendsBoundary: extendsBoundary, isPinned: pinToVisibleBounds)
  }
}

/// A decoration view behind a section; its class is registered with the layout (facts CL50 to
/// CL52).
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The position in the order from back to front.
  ///
  /// The default is 0; at equal z-indexes decoration views are behind cells.
  public var zIndex = 0
  /// The kind with which the view is registered.
  public let elementKind: String

  required init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a decoration item behind the whole section.
  public class func background(elementKind: String) -> Self { Self(kind: elementKind) }

  /// Returns an item with the same properties.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }

  var decoration: CompositionalSection.Decoration {
    CompositionalSection.Decoration(
      kind: elementKind, insets: contentInsets.compositional, zIndex: zIndex)
  }
}

/// An edge or a corner of a rectangle, relative to the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// The centre of the rectangle.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The corner at the top and at the edge where lines of text begin.
  case topLeading = 2
  /// The middle of the edge where lines of text begin.
  case leading = 3
  /// The corner at the bottom and at the edge where lines of text begin.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The corner at the bottom and at the edge where lines of text end.
  case bottomTrailing = 6
  /// The middle of the edge where lines of text end.
  case trailing = 7
  /// The corner at the top and at the edge where lines of text end.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
