// Mirrors UICollectionViewLayoutAttributes (iOS 17). Missing: UIDynamicItem.
public import Foundation

import RasterCore

/// The geometry and the appearance of one element of a collection view (facts G1 to G14).
///
/// Subclasses that add properties override `copy(with:)` and `isEqual(_:)`, because attributes are
/// copied when they are applied, and equal attributes are not applied again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  var state = AttributesState()

  /// Makes attributes that do not belong to an element yet.
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

  /// The frame in the content's coordinates; with a transform, the bounding box of the transformed
  /// frame.
  open var frame: CGRect {
    get { state.geometry.frame }
    set { state.geometry.frame = newValue }
  }

  /// The centre of the frame.
  open var center: CGPoint {
    get { state.geometry.center }
    set { state.geometry.center = newValue }
  }

  /// The size before the transform is applied.
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

  /// The affine transform, applied around the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform, applied around the centre.
  open var transform3D: CATransform3D {
    get { state.geometry.transform }
    set { state.geometry.transform = newValue }
  }

  /// The opacity, from 0 to 1.
  ///
  /// The default is 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The position in the order from back to front.
  ///
  /// The default is 0.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element is hidden, so that no view needs to be made for it.
  ///
  /// The default is false.
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

  /// Returns a copy with the same class and values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make()
    MainActor.assumeIsolated { copy.state = state }
    return copy
  }

  /// Returns whether an object is layout attributes with the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { state == other.state }
  }

  /// The hash of the element; equal attributes have equal hashes.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { state.element.hashValue }
  }

  /// The element's index path, kind, frame and `zIndex`.
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
  /// Runs the initialiser of the class on which `make()` is called: `make()` and this initialiser
  /// have the same linker symbol (the reason is at `CALayer.init(dynamic:)` in QuartzCore).
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_make")
  @usableFromInline nonisolated convenience init(dynamic: Void) { self.init() }

  /// Returns new attributes of exactly this class, made by its own `init()`.
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_make")
  nonisolated static func make() -> UICollectionViewLayoutAttributes
}
