/// A rule that a layout keeps so that a collection view can trust it.
///
/// The codes stay the same from version to version, so that they can be searched for and switched
/// off.
public enum LayoutRule: String, Sendable, CaseIterable {
  /// An element is returned for a rectangle that it does not intersect.
  case outsideRectangle = "L01"
  /// An element in a rectangle is not returned for it.
  case missingFromRectangle = "L02"
  /// An element is answered twice.
  case duplicated = "L03"
  /// Attributes are about an item that there is not.
  case noSuchIndexPath = "L04"
  /// Attributes change after the layout returned them.
  case mutatedAfterHandingOut = "L05"
  /// An item is larger than the line it is to be in.
  case itemLargerThanLine = "L06"
  /// Elements are outside of the content.
  case contentTooSmall = "L07"
  /// A frame or the content's size is infinite or no number.
  case frameNotFinite = "L08"
  /// A frame is between pixels.
  case offPixelGrid = "L09"
  /// Two items of a section are on each other.
  case overlappingItems = "L10"
  /// Every scroll invalidates the layout, and no attribute changes.
  case invalidatesEveryScroll = "L11"
  /// After a rotation items have sizes that the delegate would no longer return.
  case sizesNotRefreshed = "L12"
  /// A rotation leaves another layout than a fresh one would be.
  case staleAfterRotation = "L13"
  /// Attributes change although nothing was invalidated.
  case changesWithoutInvalidation = "L14"
  /// A question about a single element that there is is answered with nil.
  case nilForValidIndexPath = "L15"
  /// A question about a single element is answered otherwise than one about its rectangle.
  case answersDisagree = "L16"
  /// A decoration view has no class.
  case unregisteredDecoration = "L17"
  /// A shown view differs from the layout's attributes.
  case shownOutOfStep = "L18"
  /// Required constraints cannot all hold.
  case conflictingConstraints = "L19"
  /// Constraints do not determine a view's position or size.
  case ambiguousConstraints = "L20"
  /// A text is larger than its label.
  case clippedText = "L21"
  /// A rotation does not keep the page that was shown.
  case pageNotKept = "L22"

  /// The code, `L12`.
  public var code: String { rawValue }

  /// The rule in a word for people: `sizes-not-refreshed`.
  public var name: String {
    "\(self)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
