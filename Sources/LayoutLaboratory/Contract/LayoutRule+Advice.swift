extension LayoutRule {
  /// The reason why the rule matters.
  public var reason: String {
    switch self {
    case .outsideRectangle:
      "the collection view makes a cell for everything that is returned, even if it is never visible"
    case .missingFromRectangle:
      "the collection view may query any rectangle; an element that is not returned has no cell there"
    case .duplicated:
      "of two attributes for one element only one is used, and it is not defined which"
    case .noSuchIndexPath: "the collection view raises an exception when it requests the cell"
    case .mutatedAfterHandingOut:
      """
      the collection view keeps the objects: it compares new attributes with them, finds no \
      difference, and does not move the cell
      """
    case .itemLargerThanLine:
      "UIKit logs that the behavior of the flow layout is not defined, and the item is off its line"
    case .contentTooSmall: "an element outside of the content cannot be scrolled to"
    case .frameNotFinite: "Core Animation raises an exception when the layer gets the frame"
    case .offPixelGrid:
      "edges are smeared over two pixels, or views are snapped and gaps between them differ by a pixel"
    case .overlappingItems:
      "it is not defined which of two items with one zIndex is in front, and that may change"
    case .invalidatesEveryScroll:
      "the layout is prepared again for every frame of a scroll, though all attributes stay the same"
    case .sizesNotRefreshed:
      """
      a flow layout keeps the delegate's sizes until delegate metrics are invalidated, and its own \
      context for a change of bounds does not do that
      """
    case .staleAfterRotation:
      "cells keep the frames of the other orientation until something else invalidates the layout"
    case .changesWithoutInvalidation:
      "the collection view keeps the old attributes, and shows them, until the layout is invalidated"
    case .nilForValidIndexPath:
      "UIKit queries single items when it scrolls to them, updates or dequeues, and crashes on nil"
    case .answersDisagree:
      "a cell is dequeued, scrolled to or updated in one place and shown in another"
    case .unregisteredDecoration: "the collection view raises an exception when it makes the view"
    case .shownOutOfStep: "cells are where the layout no longer has them"
    case .conflictingConstraints:
      "UIKit drops one of them so that the others hold, and you do not choose which"
    case .ambiguousConstraints:
      "one of several solutions is shown, and another version of the system may choose another"
    case .clippedText: "a reader sees an ellipsis, or half of a line, where the text is cut off"
    case .pageNotKept:
      "a rotation keeps the offset in points while pages change their width: parts of two are seen"
    case .largerThanContainer:
      "an item or group larger than its container is clipped, or overlaps the next one (CL2, CL25)"
    case .fractionOfEstimate:
      "only estimated items are measured; a fraction of an estimate stays the guess it was (CL10)"
    case .orthogonalWithoutExtent:
      "the section is as high as its groups, and a group without height shows nothing (CL58)"
    case .viewOutsideWindow:
      "a part outside the window is not visible and receives no touches"
    case .missingGlyphs:
      "a box is drawn instead, whose size is not that of the character on iOS"
    case .undrawnColors:
      "its letters are drawn in the colour of the text, since only layers of one colour each are drawn"
    case .missingClass:
      "an object of UIKit's own class is made instead, and an outlet of it ends the program"
    case .ignoredInset:
      "UIKit ignores contentInsets along an estimated dimension, without a message (CL15)"
    }
  }

  /// The change that fixes the problem.
  public var remedy: String {
    switch self {
    case .outsideRectangle:
      "return attributes from layoutAttributesForElements(in:) only where frame.intersects(rect)"
    case .missingFromRectangle:
      "return every element that intersects the rectangle, not only the visible ones"
    case .duplicated:
      "make attributes once for each element, for example in a dictionary by index path"
    case .noSuchIndexPath:
      """
      rebuild attributes in prepare() from numberOfSections and numberOfItems(inSection:) whenever \
      the counts were invalidated
      """
    case .mutatedAfterHandingOut:
      "change a copy: attributes.copy() as? UICollectionViewLayoutAttributes"
    case .itemLargerThanLine:
      """
      return at most the collection view's width minus section insets and content insets left and \
      right (for horizontal scrolling: the height, top and bottom)
      """
    case .contentTooSmall: "let collectionViewContentSize cover the frames of all elements"
    case .frameNotFinite:
      "look for a division by a width or a count that is zero before the first layout"
    case .offPixelGrid:
      "round sizes down and origins to a multiple of 1 / traitCollection.displayScale"
    case .overlappingItems: "keep the items apart, or give them different zIndexes"
    case .invalidatesEveryScroll:
      "return false from shouldInvalidateLayout(forBoundsChange:) while newBounds.size is the same"
    case .sizesNotRefreshed: Self.contextForSizes
    case .staleAfterRotation: Self.invalidationOnTurns
    case .changesWithoutInvalidation: Self.invalidationOnMoves
    case .nilForValidIndexPath:
      "override layoutAttributesForItem(at:), and return attributes for every item"
    case .answersDisagree:
      "override layoutAttributesForItem(at:) too, and return the same attributes"
    case .unregisteredDecoration: "call register(_:forDecorationViewOfKind:) in the layout's init"
    case .shownOutOfStep: "invalidate the layout whenever its attributes change"
    case .conflictingConstraints:
      "remove one, or give one a priority below 1000; the finding names all that take part"
    case .ambiguousConstraints:
      "add a constraint, or an intrinsicContentSize, for each axis that is named"
    case .pageNotKept: Self.pageInNewBounds
    case .largerThanContainer:
      "use fractions of at most 1, or subtract insets and spacings from absolute lengths"
    case .fractionOfEstimate:
      "make the item's dimension estimated too, or give the group an absolute or fractional one"
    case .orthogonalWithoutExtent:
      "give the group an absolute, fractional or estimated length along the layout's axis"
    case .viewOutsideWindow:
      "constrain it to both edges, let it shrink or wrap, or put it into a scroll view"
    case .missingGlyphs:
      "add a font that has them to the app's fonts, or name its file in QUARTERTURN_FONTS"
    case .undrawnColors:
      "use a version of the font whose colours are layers (COLR version 0)"
    case .missingClass:
      "name the class and its module as the source does, or add the file of the class to the target"
    case .ignoredInset:
      "use interItemSpacing, edgeSpacing or the section's contentInsets, or constraints in the cell"
    case .clippedText:
      "let the label be as large as its content, or set numberOfLines to 0 and let its height follow"
    }
  }

  private static let contextForSizes = """
    override invalidationContext(forBoundsChange:), and set invalidateFlowLayoutDelegateMetrics of \
    super's UICollectionViewFlowLayoutInvalidationContext to true
    """

  private static let pageInNewBounds = """
    remember the page in prepare(forAnimatedBoundsChange:) and return its offset from \
    targetContentOffset(forProposedContentOffset:), or set the offset alongside the transition
    """

  private static let invalidationOnTurns = """
    return true from shouldInvalidateLayout(forBoundsChange:) when the size changes, and drop caches \
    in invalidateLayout(with:)
    """

  private static let invalidationOnMoves = """
    return true from shouldInvalidateLayout(forBoundsChange:) if frames depend on the bounds, and \
    answer alike for every rectangle
    """
}
