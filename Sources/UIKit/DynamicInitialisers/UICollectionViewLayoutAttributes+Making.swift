public import Foundation

/// Attributes, whose metatypes have the initialisers of the class; see `_MadeOfFrame`.
@preconcurrency @MainActor
public protocol _MadeOfElement: UICollectionViewLayoutAttributes {}

extension UICollectionViewLayoutAttributes: _MadeOfElement {}

extension _MadeOfElement {
  /// Makes attributes of the class that a metatype stands for, for the cell of an item.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_cell")
  public init(forCellWith indexPath: IndexPath, _ unused: Void = ())

  /// Makes attributes of the class that a metatype stands for, for a supplementary view.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_supplementary")
  public init(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, _ unused: Void = ())

  /// Makes attributes of the class that a metatype stands for, for a decoration view.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_decoration")
  public init(
    forDecorationViewOfKind kind: String, with indexPath: IndexPath, _ unused: Void = ())

  // An initialiser owns what it is given, so these functions have to, which is what `consuming`
  // says.
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
