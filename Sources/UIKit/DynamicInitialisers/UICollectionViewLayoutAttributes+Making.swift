public import Foundation

/// A protocol that declares the initialisers of layout attributes for their metatypes; see
/// `_MadeOfFrame`.
@preconcurrency @MainActor
public protocol _MadeOfElement: UICollectionViewLayoutAttributes {}

extension UICollectionViewLayoutAttributes: _MadeOfElement {}

extension _MadeOfElement {
  /// Makes attributes for the cell of an item, of the class that a metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_cell")
  public init(forCellWith indexPath: IndexPath, _ unused: Void = ())

  /// Makes attributes for a supplementary view, of the class that a metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_supplementary")
  public init(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, _ unused: Void = ())

  /// Makes attributes for a decoration view, of the class that a metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_decoration")
  public init(
    forDecorationViewOfKind kind: String, with indexPath: IndexPath, _ unused: Void = ())

  // An initialiser owns its arguments, so these functions must own them too, hence `consuming`.
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_cell")
  @usableFromInline static func made(cell path: consuming IndexPath, _ unused: Void) -> Self {
    made(of: ElementKey(cellAt: path))
  }

  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_supplementary")
  @usableFromInline static func made(
    supplementary kind: consuming String, at path: consuming IndexPath, _ unused: Void
  ) -> Self {
    made(of: ElementKey(supplementaryViewOfKind: kind, at: path))
  }

  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_decoration")
  @usableFromInline static func made(
    decoration kind: consuming String, at path: consuming IndexPath, _ unused: Void
  ) -> Self {
    made(of: ElementKey(decorationViewOfKind: kind, at: path))
  }

  private static func made(of element: ElementKey) -> Self {
    let attributes = make()
    attributes.state.element = element
    return unsafeDowncast(attributes, to: Self.self)
  }
}
