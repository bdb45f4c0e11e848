// Mirrors UICollectionViewTransitionLayout (iOS 17). Missing: `NSCoding`.
public import Foundation

/// A layout that interpolates between two others during an interactive transition.
///
/// At progress 0 every element has its frame in the current layout, and at 1 its frame in the next
/// layout. In between its frame is interpolated linearly:
///
///     current ●───────○───────● next
///             0  transitionProgress  1
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Makes a layout that interpolates between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Returns nil, because a transition layout cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// The layout at progress 0.
  public let currentLayout: UICollectionViewLayout
  /// The layout at progress 1.
  public let nextLayout: UICollectionViewLayout

  /// The progress of the transition, from 0 to 1.
  ///
  /// The caller must invalidate the layout after changing it.
  open var transitionProgress: CGFloat = 0

  private var values: [String: CGFloat] = [:]

  /// Stores a number under a key, for subclasses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a stored number, or zero if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] { traced(.prepare(layout)) { layout.prepare() } }
  }

  /// The content size, interpolated between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let sizes = [currentLayout, nextLayout].map { layout in
      traced(.contentSize(layout)) { layout.collectionViewContentSize }
    }
    let (from, to) = (sizes[0], sizes[1])
    return CGSize(
      width: between(from.width, to.width), height: between(from.height, to.height))
  }

  /// Returns interpolated attributes for each element in a rectangle of at least one of the
  /// layouts.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let answers = [currentLayout, nextLayout].flatMap { layout in
      traced(.elements(layout, in: rect)) { layout.layoutAttributesForElements(in: rect) } ?? []
    }
    return Set(answers.map(\.state.element)).sorted().compactMap(blended)
  }

  /// Returns the interpolated attributes of an item; nil if neither layout has it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { blended(ElementKey(cellAt: indexPath)) }

  /// Returns the interpolated attributes of a supplementary view; nil if neither layout has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(ElementKey(supplementaryViewOfKind: elementKind, at: indexPath))
  }

  /// Returns the interpolated attributes of a decoration view; nil if neither layout has it.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(ElementKey(decorationViewOfKind: elementKind, at: indexPath))
  }

  /// Returns whether a change of bounds makes either layout invalid.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    [currentLayout, nextLayout].contains { layout in
      traced(.shouldInvalidate(layout, bounds: newBounds)) {
        layout.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
  }

  /// Whether both layouts return true for this property.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
      && nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The reading direction for which the current layout computes its frames.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }

  override var isMirroredUnasked: Bool {
    currentLayout.isMirroredUnasked && nextLayout.isMirroredUnasked
  }

  override func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    for layout in [currentLayout, nextLayout] { layout.forget(context) }
  }

  override func follow(_ moves: ElementMoves) {
    for layout in [currentLayout, nextLayout] { layout.follow(moves) }
  }

  override func surroundingsDidChange() {
    for layout in [currentLayout, nextLayout] { layout.surroundingsDidChange() }
  }
}

extension UICollectionViewTransitionLayout {
  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// Returns an element's interpolated attributes; an element of only one of the layouts keeps its
  /// frame and fades in or out.
  private func blended(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (
      currentLayout.attributes(of: element), nextLayout.attributes(of: element)
    )
    guard let blended = (to ?? from)?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    guard let from, let to else {
      blended.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
      return blended
    }
    blended.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    blended.size = CGSize(
      width: between(from.size.width, to.size.width),
      height: between(from.size.height, to.size.height))
    blended.alpha = between(from.alpha, to.alpha)
    return blended
  }
}
