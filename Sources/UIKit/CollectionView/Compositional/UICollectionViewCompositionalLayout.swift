// Mirrors UICollectionViewCompositionalLayout (iOS 17). Missing: archives.
public import Foundation
import LayoutCore

/// The closure that describes a section for an environment (fact CL36).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout made of sections, groups and items.
///
/// The frames are computed by `CompositionalGeometry`; this class requests the descriptions of
/// sections, keeps the sizes that cells have requested, and forwards requests.
///
/// The cells of a section that scrolls across the layout are in a scroll view of their own (fact
/// CL55). Their attributes have the frames at rest; `layoutAttributesForElements(in:)` returns those
/// that overlap the rectangle where they are shown.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The description of all sections.
  enum Description {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  let sectionDescription: Description
  /// The properties of the whole layout; a changed one takes effect when it is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      _collectionView?.bouncesVerticallyByDefault = bouncesVertically
      invalidateLayout()
    }
  }
  /// The frames of all elements; nil if they must be computed.
  var laidOut: LaidOutCompositional?
  /// The sizes that cells have requested since everything was last invalidated.
  var measured = MeasuredSizes()
  /// The measures of a golden that replace those of sections, to test an explanation.
  var replaced: [Int: [LayoutRecord.Measure]] = [:]
  /// The views whose sizes the frames do not have yet.
  private var newlyMeasured: [ElementKey] = []

  // Subclasses call each of these, so all are designated.

  /// Makes a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    sectionDescription = .section(section)
    configuration = .init()
    super.init()
  }

  /// Makes a layout whose sections are all alike, with the properties of the whole layout.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionDescription = .section(section)
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections a closure describes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    sectionDescription = .provider(sectionProvider)
    configuration = .init()
    super.init()
  }

  /// Makes a layout whose sections a closure describes, with the properties of the whole layout.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionDescription = .provider(sectionProvider)
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout without sections, because descriptions cannot be archived.
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

  /// The extent of all sections along the direction of scrolling, and the container across it.
  open override var collectionViewContentSize: CGSize {
    validLayout()?.geometry.contentSize ?? .zero
  }

  /// Returns the attributes of all elements that overlap a rectangle, by section.
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

  /// Returns the attributes of a view beside a cell, a group or a section; nil if it does not
  /// exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let layout = validLayout() else { return nil }
    return layout.supplementary(
      elementKind, at: ItemPlace(indexPath.section, indexPath.item), visible: visibleContent
    ).map(attributes)
  }

  /// Returns the attributes of a view behind a section; nil if it does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let layout = validLayout() else { return nil }
    return layout.decorations(ofSection: indexPath.section)
      .first { $0.kind == .decoration(elementKind) }.map(attributes)
  }

  // MARK: Invalidation

  /// Returns whether the bounds change their size, or at all if views stay at their edges or a
  /// handler changes elements (facts I19, CL68).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return bounds.size != newBounds.size || (followsBounds && bounds != newBounds)
  }

  /// Returns whether a view prefers another size along an estimated dimension (fact CL9).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isHeard(preferredAttributes, over: originalAttributes) }

  /// Keeps the size that a view requested, and returns a context for the resulting changes.
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

  /// Whether a collection view whose reading direction is from right to left mirrors the layout
  /// (fact CL16).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var pixelSnapping: PixelSnapping { .nearest }
}
