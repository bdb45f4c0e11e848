public import Foundation

/// A protocol that declares the initialisers of layout attributes for their metatypes.
///
/// In Swift, a metatype can call only a `required` initialiser or an initialiser from a protocol;
/// `_MadeOfFrame` explains the technique.
@preconcurrency @MainActor
public protocol _MadeOfElement: UICollectionViewLayoutAttributes {}

extension UICollectionViewLayoutAttributes: _MadeOfElement {}

extension _MadeOfElement {
  /// Makes attributes for the cell of an item; the class is the one that the metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_cell")
  public init(forCellWith indexPath: IndexPath, _ unused: Void = ())

  /// Makes attributes for a supplementary view; the class is the one that the metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_supplementary")
  public init(
    forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, _ unused: Void = ())

  /// Makes attributes for a decoration view; the class is the one that the metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UICollectionViewLayoutAttributes_metatype_decoration")
  public init(
    forDecorationViewOfKind kind: String, with indexPath: IndexPath, _ unused: Void = ())

  // `made(cell:_:)` shares a symbol with an initialiser, which owns its arguments, so the function
  // must own them too, hence `consuming`.
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
