import Foundation

/// What a collection view knows of its layout, and what it must ask for before it shows anything.
///
///     needsPrepare ──prepare()──▶ content size known ──elements(in:)──▶ answered
///          ▲                              │                                │
///          └──────────────────────── invalidate ────────────────────────────┘
///
/// An answer about elements never outlives the preparation or the content size that it came from.
struct LayoutValidity {
  /// The most times that a layout is prepared in one pass.
  ///
  /// A content size that changes the insets, or an offset that a layout invalidates for, asks for
  /// another round; more than a few means that they will never agree.
  static let roundLimit = 10

  /// Whether the layout must be prepared.
  private(set) var needsPrepare = true
  /// Whether `prepare()` is running.
  private(set) var isPreparing = false
  /// Whether the layout is being asked about a rectangle.
  private(set) var isAnswering = false
  /// The content size as the layout named it last; the view takes it over after the elements (C10).
  private(set) var contentSize = CGSize.zero
  private var answer: AnsweredAttributes?
  private var offsetAdjustment = CGPoint.zero

  /// Whether the layout said nil about what is in sight.
  var isAnswerWithheld: Bool { answer?.isWithheld == true }

  /// Notes that the layout must be prepared, and what is added to the offset once it has been.
  mutating func invalidate(adjustingOffsetBy adjustment: CGPoint) {
    needsPrepare = true
    answer = nil
    offsetAdjustment.x += adjustment.x
    offsetAdjustment.y += adjustment.y
  }

  mutating func beginPreparing() { isPreparing = true }

  /// Notes that the layout is prepared, invalidations during `prepare()` included.
  mutating func endPreparing() {
    isPreparing = false
    needsPrepare = false
    answer = nil
  }

  /// Takes a layout that never becomes valid as it is.
  mutating func acceptAsPrepared() { needsPrepare = false }

  /// Notes the content size; another one than before makes the answer about elements doubtful.
  mutating func note(contentSize size: CGSize) {
    if size != contentSize { answer = nil }
    contentSize = size
  }

  /// Returns what invalidations have added to the offset, once.
  mutating func takeOffsetAdjustment() -> CGPoint {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }

  /// Notes that the layout is being asked about a rectangle; returns whether it was already.
  mutating func beginAnswering() -> Bool {
    defer { isAnswering = true }
    return isAnswering
  }

  mutating func endAnswering(wasAnswering: Bool) { isAnswering = wasAnswering }

  mutating func note(_ answer: AnsweredAttributes) { self.answer = answer }

  /// Forgets that the layout said nil, so that it is asked again.
  mutating func forgetWithheldAnswer() { if isAnswerWithheld { answer = nil } }

  /// Returns the answer about all of a rectangle, given for a view that reads as it does now.
  func answer(covering rect: CGRect, mirror: LayoutMirror?) -> AnsweredAttributes? {
    answer.flatMap { $0.covers(rect) && $0.mirror == mirror ? $0 : nil }
  }
}

/// What the layout said about a rectangle (facts C6, C8).
struct AnsweredAttributes {
  /// A part of the bounds' plane.
  let rect: CGRect
  /// How the view mirrored the layout, which decides where `rect` lies for the layout.
  let mirror: LayoutMirror?
  /// The layout's attributes, not mirrored.
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
