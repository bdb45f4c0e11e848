import Foundation

/// What is to be done before a collection view's layout can be asked.
struct LayoutValidity {
  /// Whether the layout must be prepared.
  var needsPrepare = true
  /// Whether the views in sight must be asked for again.
  var needsReload = false
  /// Whether the layout is being prepared at the moment.
  var isPreparing = false
  /// Whether the layout is being asked about a rectangle at the moment.
  var isAnswering = false
  /// Whether the layout has not been told yet of the updates that changed the numbers.
  var awaitsUpdates = false
  /// Whether the layout is being told of an animated change of bounds at the moment.
  var isAnnouncing = false
  /// Whether views are being loaded at the moment.
  var isShowing = false
  /// The size of the content as the layout named it last; the view has it after the elements (C10).
  var contentSize = CGSize.zero
  /// What invalidations add to the offset when the layout is valid again.
  var offsetAdjustment = CGPoint.zero

  /// Whether adjustments of offset and size are not added: for sizes of views while a batch is
  /// carried out, after which the layout adds its own (facts B22, K13).
  var keepsOffset = false

  /// The most times that a layout is prepared in one pass.
  ///
  /// A content size that changes the insets, or an offset that a layout invalidates for, asks for
  /// another round; more than a few means that they will never agree.
  static let roundLimit = 10
}

/// What the layout said about a rectangle; good until the layout is invalid (facts C6, C8).
struct AnsweredAttributes {
  /// A part of the collection view's bounds' plane.
  let rect: CGRect
  /// What was mirrored when the layout was asked, which says where the part lies for it.
  let mirror: LayoutMirror?
  /// What the layout said, not mirrored.
  let attributes: [UICollectionViewLayoutAttributes]
  /// Whether the layout said nil, as one does that does not know yet.
  let isWithheld: Bool

  /// Returns whether the layout was asked about all of some bounds, which may be empty or endless.
  func covers(_ bounds: CGRect) -> Bool {
    rect == bounds
      || rect.minX <= bounds.minX && rect.maxX >= bounds.maxX && rect.minY <= bounds.minY
        && rect.maxY >= bounds.maxY
  }
}
