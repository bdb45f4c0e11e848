import Foundation

/// The valid parts of a layout, and the requests that a collection view must make before it shows
/// anything.
///
///     needsPrepare ──prepare()──▶ content size known ──elements(in:)──▶ returned
///          ▲                              │                                │
///          └──────────────────────── invalidate ────────────────────────────┘
///
/// A result about elements never outlives the preparation or the content size of its request.
struct LayoutValidity {
  /// The most times that a layout is prepared in one pass.
  ///
  /// A content size that changes the insets, or an offset that a layout invalidates for, needs
  /// another round; more than a few means that they will never agree.
  static let roundLimit = 10

  /// Whether the layout must be prepared.
  private(set) var needsPrepare = true
  /// Whether `prepare()` is running.
  private(set) var isPreparing = false
  /// Whether a request about a rectangle to the layout is under way.
  private(set) var isAnswering = false
  /// The content size that the layout returned last; the view sets it after the elements (C10).
  private(set) var contentSize = CGSize.zero
  private var answer: AnsweredAttributes?
  private var offsetAdjustment = CGPoint.zero

  /// Whether the layout returned nil for the visible part.
  var isAnswerWithheld: Bool { answer?.isWithheld == true }

  /// Records that the layout must be prepared, and the distance that is added to the offset
  /// afterwards.
  mutating func invalidate(adjustingOffsetBy adjustment: CGPoint) {
    needsPrepare = true
    answer = nil
    offsetAdjustment.x += adjustment.x
    offsetAdjustment.y += adjustment.y
  }

  mutating func beginPreparing() { isPreparing = true }

  /// Records that the layout is prepared, invalidations during `prepare()` included.
  mutating func endPreparing() {
    isPreparing = false
    needsPrepare = false
    answer = nil
  }

  /// Accepts a layout that never becomes valid.
  mutating func acceptAsPrepared() { needsPrepare = false }

  /// Records the content size; a change makes the result about elements doubtful.
  mutating func note(contentSize size: CGSize) {
    if size != contentSize { answer = nil }
    contentSize = size
  }

  /// Returns the distance that invalidations add to the offset, once.
  mutating func takeOffsetAdjustment() -> CGPoint {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }

  /// Records that a request about a rectangle begins; returns whether one was under way.
  mutating func beginAnswering() -> Bool {
    defer { isAnswering = true }
    return isAnswering
  }

  mutating func endAnswering(wasAnswering: Bool) { isAnswering = wasAnswering }

  mutating func note(_ answer: AnsweredAttributes) { self.answer = answer }

  /// Clears the mark that the layout returned nil, so that the request is repeated.
  mutating func forgetWithheldAnswer() { if isAnswerWithheld { answer = nil } }

  /// Returns the result about all of a rectangle, given for the present reading direction.
  func answer(covering rect: CGRect, mirror: RightToLeftLayout?) -> AnsweredAttributes? {
    answer.flatMap { $0.covers(rect) && $0.mirror == mirror ? $0 : nil }
  }
}

/// The layout's attributes in a rectangle (facts C6, C8).
struct AnsweredAttributes {
  /// A part of the bounds' plane.
  let rect: CGRect
  /// The view's mirror of the layout, which decides the place of `rect` for the layout.
  let mirror: RightToLeftLayout?
  /// The layout's attributes, not mirrored.
  let attributes: [UICollectionViewLayoutAttributes]
  /// Whether the layout returned nil, as a layout does that has no attributes yet.
  let isWithheld: Bool

  /// Returns whether the request covered all of some bounds, which may be empty or endless.
  func covers(_ bounds: CGRect) -> Bool {
    rect == bounds
      || rect.minX <= bounds.minX && rect.maxX >= bounds.maxX && rect.minY <= bounds.minY
        && rect.maxY >= bounds.maxY
  }
}
