public import Foundation
import RasterCore

extension CALayer {
  /// Returns a point of this layer in another layer's coordinates, or those around the top layer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// Returns a point of another layer, or around the top layer, in this layer's coordinates.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  /// Returns the bounding box of a rectangle of this layer in another layer's coordinates.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// Returns the bounding box of a rectangle of another layer in this layer's coordinates.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  /// Whether this layer and another are in one tree.
  package func isInTree(of other: CALayer) -> Bool { top === other.top }

  private var top: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// Returns the transform from this layer's coordinates to another's in the same tree, or to those
  /// around the top layer.
  package func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transform(upTo: nil) }
    // Up to the nearest common ancestor and down again: transforms above it would only add the
    // rounding errors of going up and of the inverse.
    let above = Array(sequence(first: self, next: \.parent))
    let common = sequence(first: other, next: \.parent).first { candidate in
      above.contains { $0 === candidate }
    }
    return transform(upTo: common).concatenating(other.transform(upTo: common).inverted())
  }

  private func transform(upTo ancestor: CALayer?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    for layer in sequence(first: self, next: \.parent) {
      if layer === ancestor { break }
      transform = transform.concatenating(layer.state.toSuperlayer)
      if let around = layer.parent?.state.aroundSublayers {
        transform = transform.concatenating(around)
      }
    }
    return transform
  }
}
