// Mirrors NSCollectionLayoutAnchor (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// A point of a frame: an edge, a corner or the centre, with an offset in points or as a fraction
/// of the supplementary view's own size (fact CL39).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges at which the point is; on an axis without an edge it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or as a fraction of the supplementary view's size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is a fraction of the supplementary view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  /// Makes an anchor without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Makes an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Makes an anchor with an offset that is a fraction of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the anchor itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var value: CompositionalAnchor {
    CompositionalAnchor(edges: edges.anchors, offset: offset, isFractional: isFractionalOffset)
  }
}

extension NSDirectionalRectEdge {
  var anchors: CompositionalAnchor.Edges {
    var anchors: CompositionalAnchor.Edges = []
    if contains(.top) { anchors.insert(.top) }
    if contains(.leading) { anchors.insert(.leading) }
    if contains(.bottom) { anchors.insert(.bottom) }
    if contains(.trailing) { anchors.insert(.trailing) }
    return anchors
  }
}
