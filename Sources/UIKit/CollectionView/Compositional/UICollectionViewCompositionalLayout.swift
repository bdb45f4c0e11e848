// Mirrors UICollectionViewCompositionalLayout (iOS 17). Missing: `NSCoding`.
public import Foundation
import LayoutCore

/// The closure that describes a section for an environment (fact CL36).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout made of sections, groups and items.
///
/// The frames are computed by `CompositionalGeometry`; this class calls the section provider,
/// stores the measured sizes of views, and forwards queries.
///
/// The cells of an orthogonally scrolling section are in a scroll view of their own (fact CL55).
/// Their attributes contain the frames before scrolling; `layoutAttributesForElements(in:)` returns
/// those of the cells whose scrolled frames overlap the rectangle.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The source of the section descriptions: one section for all, or a provider.
  enum Description {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  let sectionDescription: Description
  /// The properties of the whole layout; setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      _collectionView?.bouncesVerticallyByDefault = bouncesVertically
      invalidateLayout()
    }
  }
  /// The frames of all elements; nil if they must be computed.
  var laidOut: LaidOutCompositional?
  /// The sizes that cells and boundary views have requested since the whole layout was last
  /// invalidated.
  var measured = MeasuredSizes()
  /// The measures of a recorded layout, by section, that temporarily replace the section's own, to
  /// test whether they explain a difference between two layouts.
  var replaced: [Int: [LayoutRecord.Measure]] = [:]
  /// The elements that have been measured since the frames were computed.
  private var newlyMeasured: [ElementKey] = []

  // All four initialisers are designated, because a subclass may call any of them.

  /// Makes a layout in which all sections have the same description.
  public init(section: NSCollectionLayoutSection) {
    sectionDescription = .section(section)
    configuration = .init()
    super.init()
  }

  /// Makes a layout in which all sections have the same description, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionDescription = .section(section)
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections are described by a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    sectionDescription = .provider(sectionProvider)
    configuration = .init()
    super.init()
  }

  /// Makes a layout whose sections are described by a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionDescription = .provider(sectionProvider)
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections show no cells, because descriptions cannot be archived.
  public required init?(coder: NSCoder) {
    sectionDescription = .provider { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  // MARK: Layout

  /// Describes the sections and computes their frames, unless they are still valid.
  open override func prepare() {
    super.prepare()
    _ = validLayout()
  }

  /// The size of the content: the length of all sections along the scroll direction, and the size
  /// of the container at right angles to it.
  open override var collectionViewContentSize: CGSize {
    validLayout()?.geometry.contentSize ?? .zero
  }

  /// Returns the attributes of all elements that overlap a rectangle: first the boundary views of
  /// the layout, then the elements of each section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let layout = validLayout() else { return nil }
    let attributes = layout.elements(
      in: rect, visible: visibleContent, scrolledBy: orthogonalOffset
    ).map(attributes)
    handle(attributes, in: layout)
    return attributes
  }

  /// Returns the attributes of an item, or nil if it does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return validLayout()?.cell(ItemPlace(indexPath.section, indexPath.item)).map(attributes)
  }

  /// Returns the attributes of a supplementary view; nil if it does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let layout = validLayout() else { return nil }
    return layout.supplementary(
      elementKind, at: ItemPlace(indexPath.section, indexPath.item), visible: visibleContent
    ).map(attributes)
  }

  /// Returns the attributes of a decoration view; nil if it does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let layout = validLayout() else { return nil }
    return layout.decorations(ofSection: indexPath.section)
      .first { $0.kind == .decoration(elementKind) }.map(attributes)
  }

  // MARK: Invalidation

  /// Returns whether the size of the bounds changes; with pinned views or handlers, whether the
  /// bounds change at all (facts I19, CL68).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return bounds.size != newBounds.size || (followsBounds && bounds != newBounds)
  }

  /// Returns whether a view prefers a different size along an estimated dimension (fact CL9).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isHeard(preferredAttributes, over: originalAttributes) }

  /// Stores the size that a view prefers, so that an invalidation with the returned context updates
  /// the frames.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    measured.note(preferredAttributes.size, of: originalAttributes.state.element)
    newlyMeasured.append(originalAttributes.state.element)
    return context
  }

  override func estimatedDimensions(
    of attributes: UICollectionViewLayoutAttributes
  ) -> (width: Bool, height: Bool) {
    let size = measuredSize(of: attributes)
    return (size?.width.isEstimated ?? false, size?.height.isEstimated ?? false)
  }

  override func orthogonalSection(of element: ElementKey) -> Int? {
    laidOut?.orthogonalSection(of: element)
  }

  override func orthogonalSections(in rect: CGRect) -> [Int] {
    laidOut?.geometry.orthogonalSections(in: rect) ?? []
  }

  override func orthogonalContent(ofSection section: Int) -> OrthogonalContent? {
    laidOut?.geometry.orthogonalContent(ofSection: section)
  }

  override var orthogonalExtent: CGRect? { laidOut?.geometry.extent }

  override var isEstimating: Bool {
    laidOut?.values.distinct.contains { $0.group.hasEstimates } ?? false
  }
  /// Whether a header or a footer of a section determines its own size.
  var estimatesBoundaryItems: Bool {
    laidOut?.values.distinct.contains { section in
      section.boundaryItems.contains(where: \.view.size.isEstimated)
    } ?? false
  }

  override func follow(_ moves: ElementMoves) { measured.follow(moves) }

  override func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    let elements = newlyMeasured
    newlyMeasured = []
    if context.reason == .preferredSize, !context.invalidateEverything,
      !context.invalidateDataSourceCounts
    {
      return layOut(measured: elements)
    }
    if context.reason == .request { measured = MeasuredSizes() }
    laidOut = nil
  }

  override func surroundingsDidChange() { invalidateIfContainerChanged() }

  /// Whether the layout is mirrored in a right-to-left reading direction: always true (fact CL16).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var pixelSnapping: PixelSnapping { .nearest }
}
