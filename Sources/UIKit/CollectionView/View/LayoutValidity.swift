import Foundation

/// The state of a layout's validity: whether it must be prepared, and which results are still
/// valid.
///
///     needsPrepare ──prepare()──▶ content size known ──elements(in:)──▶ returned
///          ▲                              │                                │
///          └──────────────────────── invalidate ────────────────────────────┘
///
/// Attributes are dropped when the layout is prepared again or its content size changes.
struct LayoutValidity {
  /// The maximum number of times that a layout is prepared in one pass.
  ///
  /// A further round is needed if the content size changes the insets, or if a new offset
  /// invalidates the layout. A layout that is still invalid after this number of rounds is assumed
  /// never to become stable.
  static let roundLimit = 10

  /// Whether the layout must be prepared.
  private(set) var needsPrepare = true
  /// Whether `prepare()` is running.
  private(set) var isPreparing = false
  /// Whether a request for the elements in a rectangle is in progress.
  private(set) var isAnswering = false
  /// The content size that the layout returned last; the view adopts it after requesting the
  /// elements (fact C10).
  private(set) var contentSize = CGSize.zero
  private var answer: AnsweredAttributes?
  private var offsetAdjustment = CGPoint.zero

  /// Whether the layout returned nil for the visible elements.
  var isAnswerWithheld: Bool { answer?.isWithheld == true }

  /// Records that the layout must be prepared, and a distance to be added to the offset afterwards.
  mutating func invalidate(adjustingOffsetBy adjustment: CGPoint) {
    needsPrepare = true
    answer = nil
    offsetAdjustment.x += adjustment.x
    offsetAdjustment.y += adjustment.y
  }

  mutating func beginPreparing() { isPreparing = true }

  /// Records that the layout is prepared; invalidations during `prepare()` are ignored.
  mutating func endPreparing() {
    isPreparing = false
    needsPrepare = false
    answer = nil
  }

  /// Accepts a layout as prepared although it invalidates itself again and again.
  mutating func acceptAsPrepared() { needsPrepare = false }

  /// Records the content size; if it has changed, the attributes are dropped.
  mutating func note(contentSize size: CGSize) {
    if size != contentSize { answer = nil }
    contentSize = size
  }

  /// Returns the sum of the offset adjustments of all invalidations, and resets it to zero.
  mutating func takeOffsetAdjustment() -> CGPoint {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }

  /// Records that a request for the elements in a rectangle begins; returns whether an outer
  /// request was already in progress.
  mutating func beginAnswering() -> Bool {
    defer { isAnswering = true }
    return isAnswering
  }

  mutating func endAnswering(wasAnswering: Bool) { isAnswering = wasAnswering }

  mutating func note(_ answer: AnsweredAttributes) { self.answer = answer }

  /// Drops the stored attributes, because a section was scrolled orthogonally.
  mutating func forgetAnswer() { answer = nil }

  /// Drops the result if the layout returned nil, so that the request is repeated.
  mutating func forgetWithheldAnswer() { if isAnswerWithheld { answer = nil } }

  /// Returns the stored attributes if they cover a rectangle and are valid for the current reading
  /// direction; otherwise nil.
  func answer(covering rect: CGRect, mirror: RightToLeftLayout?) -> AnsweredAttributes? {
    answer.flatMap { $0.covers(rect) && $0.mirror == mirror ? $0 : nil }
  }
}

/// The attributes that the layout returned for a rectangle (facts C6, C8).
struct AnsweredAttributes {
  /// The requested rectangle, in the bounds' coordinates.
  let rect: CGRect
  /// The mirroring of the layout at the time of the request, which maps `rect` to the layout's
  /// coordinates.
  let mirror: RightToLeftLayout?
  /// The layout's attributes before mirroring.
  let attributes: [UICollectionViewLayoutAttributes]
  /// Whether the layout returned nil because it has no attributes yet.
  let isWithheld: Bool

  /// Returns whether the requested rectangle contains the given bounds, which may be empty or
  /// infinite.
  func covers(_ bounds: CGRect) -> Bool {
    rect == bounds
      || rect.minX <= bounds.minX && rect.maxX >= bounds.maxX && rect.minY <= bounds.minY
        && rect.maxY >= bounds.maxY
  }
}
