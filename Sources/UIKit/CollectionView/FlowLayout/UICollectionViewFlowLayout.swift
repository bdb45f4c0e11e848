// Mirrors UICollectionViewFlowLayout (iOS 17). Missing: nothing public.
public import Foundation
import LayoutCore

/// A layout of items in lines, with headers and footers around each section.
///
/// The geometry is `FlowGeometry`'s; this class keeps the delegate's results and the geometry, and
/// forwards. Two things become invalid by themselves, as on iOS: the delegate's metrics only on
/// request, the lines also when the collection view is rotated (facts B5 to B8).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Makes a layout with the default measures.
  public override init() { super.init() }

  /// Makes a layout from an archive; missing values keep their defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(from: coder)
  }

  /// Writes the measures to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeMeasures(with: coder)
  }

  /// The measures from the delegate and the properties, until they are invalidated.
  var metrics: FlowMetrics?
  /// The frames of all elements, until they are invalidated.
  var laidOut: LaidOutFlow?

  /// The sizes that cells have requested, until all is invalidated.
  var measured = MeasuredSizes()

  // MARK: Measures

  /// The estimate with which every cell gives its own size (fact D1).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of each item; default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { note(oldValue != itemSize) } }
  /// The assumed size of an item until its cell has given one; with zero, the default, no cell
  /// does.
  open var estimatedItemSize = CGSize.zero { didSet { note(oldValue != estimatedItemSize) } }
  /// The distance between two lines; default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { note(oldValue != minimumLineSpacing) } }
  /// The least distance between two items of a line; default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { note(oldValue != minimumInteritemSpacing) }
  }
  /// The margins around the lines of a section; default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { note(oldValue != sectionInset) } }
  /// The reference of section insets; default the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { note(oldValue != sectionInsetReference) }
  }
  /// The size of headers, of which the part in the direction of scrolling counts; default none.
  open var headerReferenceSize = CGSize.zero { didSet { note(oldValue != headerReferenceSize) } }
  /// The size of footers, of which the part in the direction of scrolling counts; default none.
  open var footerReferenceSize = CGSize.zero { didSet { note(oldValue != footerReferenceSize) } }
  /// The direction of scrolling; default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { note(oldValue != scrollDirection) }
  }
  /// Whether headers stay in sight as long as their section does; default no.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { note(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay in sight as long as their section does; default no.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { note(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// Invalidates the layout after a measure was set to another value (fact B23).
  private func note(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  // MARK: Layout

  /// Requests missing measures from the delegate, and lays out the lines.
  open override func prepare() {
    super.prepare()
    _ = validFlow()
  }

  /// The size of all sections one after the other; across them, the available size (fact A45).
  open override var collectionViewContentSize: CGSize {
    validFlow()?.geometry.contentSize ?? .zero
  }

  /// Returns the attributes of all elements that overlap a rectangle, by section: header, items,
  /// footer.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let flow = validFlow() else { return nil }
    return flow.geometry.elements(in: rect, pinning: pinning).map(attributes)
  }

  /// Returns the attributes of an item, or nil when there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return validFlow()?.geometry.item(indexPath.item, section: indexPath.section)
      .map { attributes(for: ElementKey(cellAt: indexPath), frame: $0) }
  }

  /// Returns the attributes of a header or footer, or nil when the section has none (fact A49).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frameForSupplementaryView(ofKind: elementKind, at: indexPath).map {
      attributes(
        for: ElementKey(supplementaryViewOfKind: elementKind, at: indexPath), frame: $0)
    }
  }

  // MARK: Invalidation

  /// The class of the contexts that a flow layout is invalidated with.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns whether the bounds change across the direction of scrolling, or, with pinned headers
  /// or footers, at all (facts B2, A55).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return changesAcross(from: bounds, to: newBounds) || (pinsAnything && bounds != newBounds)
  }

  /// Returns a context that lays out the lines again but keeps the delegate's metrics (fact B5).
  ///
  /// When only pinned headers or footers are to move, it keeps the lines too and names those.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    limit(context, toBoundsChange: newBounds)
    return context
  }

  /// Returns whether a cell prefers another size than the estimate (fact D5).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isEstimating && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Records the size that a cell requested, and returns the context of its changes (fact D11).
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    note(preferredAttributes, original: originalAttributes, in: context)
    return context
  }

  override func follow(_ moves: ElementMoves) { measured.follow(moves) }

  override func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    forgetFlow(context)
  }

  override func surroundingsDidChange() { invalidateIfContainerChanged() }

  override var isMirroredUnasked: Bool { true }

  override var pixelSnapping: PixelSnapping { FlowPolicy.snapping }
}

extension UICollectionViewFlowLayout {
  /// The reference of section insets, across the direction of scrolling (fact A11).
  public enum SectionInsetReference: Int, Sendable {
    /// From the adjusted content inset.
    case fromContentInset = 0
    /// From the safe area.
    case fromSafeArea = 1
    /// From the layout margins.
    case fromLayoutMargins = 2
  }
}
