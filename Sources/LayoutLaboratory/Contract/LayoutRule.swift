/// A rule that a layout must follow for a collection view to work correctly.
///
/// The codes do not change between versions, so they can be searched for.
public enum LayoutRule: String, Sendable, CaseIterable {
  /// An element is returned for a rectangle that it does not intersect.
  case outsideRectangle = "L01"
  /// An element that intersects a rectangle is not returned for it.
  case missingFromRectangle = "L02"
  /// An element is returned twice.
  case duplicated = "L03"
  /// Attributes are returned for an item or a section that does not exist.
  case noSuchIndexPath = "L04"
  /// Attributes change after the layout returned them.
  case mutatedAfterHandingOut = "L05"
  /// An item is larger than its line.
  case itemLargerThanLine = "L06"
  /// Elements are outside the content.
  case contentTooSmall = "L07"
  /// A frame or the content size is infinite or not a number.
  case frameNotFinite = "L08"
  /// A frame is not on whole pixels.
  case offPixelGrid = "L09"
  /// Two items of a section with the same z-index overlap.
  case overlappingItems = "L10"
  /// Every scroll invalidates the layout although no attributes change.
  case invalidatesEveryScroll = "L11"
  /// Items have sizes that the delegate would no longer return, for example after a rotation.
  case sizesNotRefreshed = "L12"
  /// The layout differs from a fresh one, for example after a rotation.
  case staleAfterRotation = "L13"
  /// Attributes change although nothing was invalidated.
  case changesWithoutInvalidation = "L14"
  /// The attributes of an existing element are nil when it is queried by index path.
  case nilForValidIndexPath = "L15"
  /// The attributes of an element queried by index path differ from those returned for its
  /// rectangle.
  case answersDisagree = "L16"
  /// The class of a decoration view is not registered.
  case unregisteredDecoration = "L17"
  /// The cells on the screen, or their frames, differ from the layout's attributes.
  case shownOutOfStep = "L18"
  /// Required constraints conflict.
  case conflictingConstraints = "L19"
  /// Constraints do not determine the position or size of a view.
  case ambiguousConstraints = "L20"
  /// A text is larger than its label.
  case clippedText = "L21"
  /// After a rotation, the page visible before is not visible as a whole page.
  case pageNotKept = "L22"
  /// A group or an item of a compositional layout is larger than its container.
  case largerThanContainer = "L23"
  /// A length of a compositional layout is a fraction of an estimate.
  case fractionOfEstimate = "L24"
  /// A section that scrolls across a compositional layout has groups whose extent along the
  /// layout's axis is zero.
  case orthogonalWithoutExtent = "L25"
  /// Insets of a compositional layout are ignored because the dimension is estimated.
  case ignoredInset = "L26"
  /// A view is partly outside the width of its window.
  case viewOutsideWindow = "L27"
  /// A text has characters that no font has.
  case missingGlyphs = "L28"
  /// A text is in a font whose colours are not drawn.
  case undrawnColors = "L29"
  /// A nib or storyboard names a class that the program does not contain.
  case missingClass = "L30"

  /// The code of the rule, such as `L12`.
  public var code: String { rawValue }

  /// The readable name of the rule: `sizes-not-refreshed`.
  public var name: String { "\(self)".hyphenated }
}

extension String {
  /// The words of a name such as `invalidJSON` in lower case, with hyphens between them.
  var hyphenated: String {
    zip([" "] + self, self).map { before, letter in
      letter.isUppercase && !before.isUppercase ? "-\(letter.lowercased())" : letter.lowercased()
    }.joined()
  }
}
