import Foundation

/// The stored values of all properties of `UICollectionViewLayoutAttributes`.
struct AttributesState: Hashable, Sendable {
  var element = ElementKey(cellAt: IndexPath())
  var geometry = AttributesGeometry()
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
}

/// The geometry of an element, which can be set through its frame, or through its centre, size and
/// transform.
///
/// The origin and the centre are both stored, so that reading a value returns exactly the value
/// that was set.
struct AttributesGeometry: Hashable, Sendable {
  private var origin = CGPoint.zero
  private var middle = CGPoint.zero
  private var extent = CGSize.zero
  var boundsOrigin = CGPoint.zero
  var transform = CATransform3DIdentity

  /// The frame; with a transform, the bounding box of the transformed frame (facts G1, G4).
  var frame: CGRect {
    get { isUpright ? CGRect(origin: origin, size: extent) : transformedBox }
    set {
      extent = newValue.size
      origin = newValue.origin
      middle = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The centre of the frame; setting it moves the origin (fact G2).
  var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      alignOrigin()
    }
  }

  /// The size; changing it keeps the centre (fact G2).
  var size: CGSize {
    get { extent }
    set {
      extent = newValue
      alignOrigin()
    }
  }

  var isUpright: Bool { transform.isIdentity }

  private mutating func alignOrigin() {
    origin = CGPoint(x: middle.x - extent.width / 2, y: middle.y - extent.height / 2)
  }

  private var transformedBox: CGRect {
    let t = CATransform3DGetAffineTransform(transform)
    let width = abs(t.a) * extent.width + abs(t.c) * extent.height
    let height = abs(t.b) * extent.width + abs(t.d) * extent.height
    return CGRect(
      x: middle.x + t.tx - width / 2, y: middle.y + t.ty - height / 2,
      width: width, height: height)
  }
}
