// Mirrors UICollectionViewFlowLayout (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// A layout that arranges items in lines, with a header and a footer for each section.
///
/// The geometry is computed by `FlowGeometry`; this class caches the delegate's results and the
/// geometry, and forwards queries. As on iOS, the two caches are invalidated separately: the
/// delegate's metrics only on request, the lines also when the collection view is rotated (facts B5
/// to B8).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Makes a layout with the default sizes and spacings.
  public override init() { super.init() }

  /// Makes a layout from an archive, a nib or a storyboard; missing values keep their defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { decodeFlow(from: nib) } else { decode(from: coder) }
  }

  /// Writes the layout's properties to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeMeasures(with: coder)
  }

  /// The metrics from the delegate and the layout's properties; nil if they must be requested.
  var metrics: FlowMetrics?
  /// The frames of all elements; nil if they must be computed.
  var laidOut: LaidOutFlow?

  /// The sizes that cells have requested since the whole layout was last invalidated.
  var measured = MeasuredSizes()
  /// The metrics of a recorded layout that temporarily replace those of the properties and the
  /// delegate, to test whether they explain a difference between two layouts.
  var replaced = ReplacedFlowMetrics()

  // MARK: Metrics

  /// The value of `estimatedItemSize` that makes every cell determine its own size (fact D1).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of each item, in points.
  ///
  /// The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { note(oldValue != itemSize) } }
  /// The size used for an item until its cell has been measured.
  ///
  /// The default is zero, with which cells are not measured.
  open var estimatedItemSize = CGSize.zero { didSet { note(oldValue != estimatedItemSize) } }
  /// The minimum spacing between two lines, in points.
  ///
  /// The default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { note(oldValue != minimumLineSpacing) } }
  /// The minimum spacing between two items of a line, in points.
  ///
  /// The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { note(oldValue != minimumInteritemSpacing) }
  }
  /// The margins around the lines of a section, in points.
  ///
  /// The default is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { note(oldValue != sectionInset) } }
  /// The edges from which the section insets are measured.
  ///
  /// The default is the edges of the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { note(oldValue != sectionInsetReference) }
  }
  /// The size of headers; only the extent in the direction of scrolling is used.
  ///
  /// The default is zero, which means no headers.
  open var headerReferenceSize = CGSize.zero { didSet { note(oldValue != headerReferenceSize) } }
  /// The size of footers; only the extent in the direction of scrolling is used.
  ///
  /// The default is zero, which means no footers.
  open var footerReferenceSize = CGSize.zero { didSet { note(oldValue != footerReferenceSize) } }
  /// The direction of scrolling.
  ///
  /// The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { note(oldValue != scrollDirection) }
  }
  /// Whether headers stay at the start of the visible area, such as its top, while their section is
  /// visible.
  ///
  /// The default is false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { note(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay at the end of the visible area, such as its bottom, while their section
  /// is visible.
  ///
  /// The default is false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { note(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// Invalidates the layout if a property was set to a different value (fact B23).
  private func note(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  // MARK: Layout

  /// Requests metrics from the delegate and lays out the lines, unless both are still valid.
  open override func prepare() {
    super.prepare()
    _ = validFlow()
  }

  /// The size of the content: the length of all sections along the scroll direction, and the
  /// available size at right angles to it (fact A45).
  open override var collectionViewContentSize: CGSize {
    validFlow()?.geometry.contentSize ?? .zero
  }

  /// Returns the attributes of all elements that overlap a rectangle, in the order of sections:
  /// header, items, footer.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let flow = validFlow() else { return nil }
    return flow.geometry.elements(in: rect, pinning: pinning).map(attributes)
  }

  /// Returns the attributes of an item, or nil if it does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return validFlow()?.geometry.item(indexPath.item, section: indexPath.section)
      .map { attributes(for: ElementKey(cellAt: indexPath), frame: $0) }
  }

  /// Returns the attributes of a header or footer, or nil if it does not exist (fact A49).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frameForSupplementaryView(ofKind: elementKind, at: indexPath).map {
      attributes(
        for: ElementKey(supplementaryViewOfKind: elementKind, at: indexPath), frame: $0)
    }
  }

  // MARK: Invalidation

  /// The class of the contexts used to invalidate a flow layout.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns whether the bounds change at right angles to the scroll direction, or, if headers or
  /// footers are pinned, whether they change at all (facts B2, A55).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return changesAcross(from: bounds, to: newBounds) || (pinsAnything && bounds != newBounds)
  }

  /// Returns a context that lays out the lines again but keeps the delegate's metrics (fact B5).
  ///
  /// If only pinned headers or footers must move, it keeps the lines too, and invalidates only
  /// those views.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    limit(context, toBoundsChange: newBounds)
    return context
  }

  /// Returns whether a cell prefers a size different from its original one, if item sizes are
  /// estimated (fact D5).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isEstimating && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Records the size that a cell requested, and returns a context for the resulting changes (fact
  /// D11).
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

  override func estimatedDimensions(
    of attributes: UICollectionViewLayoutAttributes
  ) -> (width: Bool, height: Bool) { (isEstimating, isEstimating) }

  /// Whether cells determine their own sizes (fact D1).
  override var isEstimating: Bool { estimatedItemSize != .zero }

  override var isMirroredUnasked: Bool { true }

  override var pixelSnapping: PixelSnapping { FlowPolicy.snapping }
}

extension UICollectionViewFlowLayout {
  /// The edges from which section insets are measured at right angles to the scroll direction (fact
  /// A11).
  public enum SectionInsetReference: Int, Sendable {
    /// The insets are measured from the edges of the adjusted content inset.
    case fromContentInset = 0
    /// The insets are measured from the edges of the safe area.
    case fromSafeArea = 1
    /// The insets are measured from the layout margins.
    case fromLayoutMargins = 2
  }
}
