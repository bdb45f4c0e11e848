public import Foundation
import RasterCore

extension CALayer {
  /// Converts a point from this layer's coordinates to another layer's; nil means the coordinates
  /// of the root layer's frame.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// Converts a point from another layer's coordinates to this layer's; nil means the coordinates
  /// of the root layer's frame.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  /// Returns the bounding box of a rectangle of this layer in another layer's coordinates; nil
  /// means the coordinates of the root layer's frame.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// Returns the bounding box in this layer's coordinates of a rectangle in another layer's; nil
  /// means the coordinates of the root layer's frame.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  /// Returns whether this layer and another are in the same tree.
  package func isInTree(of other: CALayer) -> Bool { top === other.top }

  private var top: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// Returns the transform from this layer's coordinates to another's in the same tree; nil means
  /// the coordinates of the root layer's frame.
  package func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transform(upTo: nil) }
    // The conversion goes up to the nearest common ancestor and down again; the transforms above it
    // would cancel out and only add rounding errors.
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
