public import Foundation
import RasterCore

extension CALayer {
  /// Returns a point of this layer in another layer's coordinates, or those around the top layer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(map(to: layer))
  }

  /// Returns a point of another layer, or around the top layer, in this layer's coordinates.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(map(to: layer).inverted())
  }

  /// Returns the bounding box of a rectangle of this layer in another layer's coordinates.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(map(to: layer))
  }

  /// Returns the bounding box of a rectangle of another layer in this layer's coordinates.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(map(to: layer).inverted())
  }

  /// Returns the map from this layer's coordinates to another's in the same tree.
  ///
  /// The way goes up to the nearest common layer, then down, so that what both share adds no
  /// rounding.
  private func map(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return map(upTo: nil) }
    let above = Array(sequence(first: self, next: \.parent))
    let common = sequence(first: other, next: \.parent).first { candidate in
      above.contains { $0 === candidate }
    }
    return map(upTo: common).concatenating(other.map(upTo: common).inverted())
  }

  private func map(upTo ancestor: CALayer?) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    for layer in sequence(first: self, next: \.parent) {
      if layer === ancestor { break }
      map = map.concatenating(layer.state.toSuperlayer)
      if let around = layer.parent?.state.aroundSublayers { map = map.concatenating(around) }
    }
    return map
  }
}
