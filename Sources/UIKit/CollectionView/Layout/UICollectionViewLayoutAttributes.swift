// Mirrors UICollectionViewLayoutAttributes (iOS 17). Missing: UIDynamicItem.
public import Foundation

import RasterCore

/// The place and the appearance of one element of a collection view.
///
/// Facts G1 to G14. Subclasses with properties of their own override `copy(with:)` and
/// `isEqual(_:)`: attributes are copied when they are applied, and equal ones are not applied
/// again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  var state = AttributesState()

  /// Makes attributes for no element.
  nonisolated public override init() { super.init() }

  /// Makes attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    state.element = ElementKey(cellAt: indexPath)
  }

  /// Makes attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    state.element = ElementKey(supplementaryViewOfKind: kind, at: indexPath)
  }

  /// Makes attributes for a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    state.element = ElementKey(decorationViewOfKind: kind, at: indexPath)
  }

  /// The frame in the content; with a transform, the box around it.
  open var frame: CGRect {
    get { state.geometry.frame }
    set { state.geometry.frame = newValue }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { state.geometry.center }
    set { state.geometry.center = newValue }
  }

  /// The size without the transform.
  open var size: CGSize {
    get { state.geometry.size }
    set { state.geometry.size = newValue }
  }

  /// The bounds of the view; their size is `size`.
  open var bounds: CGRect {
    get { CGRect(origin: state.geometry.boundsOrigin, size: size) }
    set {
      state.geometry.boundsOrigin = newValue.origin
      size = newValue.size
    }
  }

  /// The map done around the centre, in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The map done around the centre, in space.
  open var transform3D: CATransform3D {
    get { state.geometry.transform }
    set { state.geometry.transform = newValue }
  }

  /// The opacity; default 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The place in the order from back to front; default 0.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element is left out, so that its view need not be made at all; default no.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { state.element.indexPath }
    set { state.element.indexPath = newValue }
  }

  /// Whether the element is a cell, a supplementary or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { state.element.category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { state.element.kind }

  /// Returns attributes of the same class and values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make()
    MainActor.assumeIsolated { copy.state = state }
    return copy
  }

  /// Returns whether an object is attributes with the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { state == other.state }
  }

  /// Equal attributes have equal hashes.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { state.element.hashValue }
  }

  /// The element and where it is.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      """
      <\(type(of: self)) index path: \(indexPath.map(String.init).joined(separator: "-")); \
      element kind: \(representedElementKind ?? "cell"); frame = \(NSStringFromCGRect(frame)); \
      zIndex = \(zIndex)>
      """
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Makes an instance of the class that `make()` is sent to; see `CALayer.make`.
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_make")
  @usableFromInline nonisolated convenience init(dynamic: Void) { self.init() }

  /// Returns new attributes of this very class, made by its own `init()`.
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_make")
  nonisolated static func make() -> UICollectionViewLayoutAttributes
}
