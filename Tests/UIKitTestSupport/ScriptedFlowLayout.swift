package import Foundation
package import UIKit

/// A flow layout whose calls a test observes, and whose results it may change.
///
/// Without a closure each method behaves as in the flow layout.
package final class ScriptedFlowLayout: UICollectionViewFlowLayout {
  /// A call of a method, with its argument.
  package enum Call {
    case prepare, contentSize, elements(CGRect), item(IndexPath)
    case shouldInvalidate(CGRect), context(CGRect)
    case invalidate, invalidateWith(UICollectionViewLayoutInvalidationContext)
    case shouldFit(IndexPath), fittingContext(IndexPath)
    case updates([UICollectionViewUpdateItem]), finalizeUpdates
    case initial(IndexPath), final(IndexPath)
    case boundsChange(CGRect), finalizeBoundsChange, target
    case toLayout(UICollectionViewLayout), fromLayout(UICollectionViewLayout), finalizeTransition
  }

  /// The name in notes of others.
  package var name = ""
  /// The lines that `note` returned for the calls.
  package var log: [String] = []
  /// Returns a call's line, or nil for a call that is not noted; repeated lines of initial and
  /// final attributes are noted once.
  package var note: (Call) -> String? = { _ in nil }
  /// Run in each method, the first before `super` and the second after it.
  package var willCall: (Call) -> Void = { _ in }
  package var didCall: (Call) -> Void = { _ in }
  /// The number of calls of `prepare`.
  package private(set) var timesPrepared = 0

  /// The size of the content; nil for the flow layout's.
  package var content: CGSize?
  /// Changes the attributes of a rectangle.
  package var changeElements:
    ([UICollectionViewLayoutAttributes]?) -> [UICollectionViewLayoutAttributes]? =
      { $0 }
  /// Changes the attributes of a single item; see `starts` and `ends` for updates.
  package var changeItem:
    (IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? =
      { $1 }
  /// Changes the final attributes of a disappearing item.
  package var changeEnd:
    (IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? =
      { $1 }
  /// Returns whether new bounds invalidate the layout; nil to use the flow layout's answer.
  package var invalidatesForBounds: ((CGRect) -> Bool)?
  /// Is called with the answer whether new bounds invalidate.
  package var didAnswer: (Bool) -> Void = { _ in }
  /// Changes the context of new bounds.
  package var changeContext:
    (UICollectionViewLayoutInvalidationContext) -> UICollectionViewLayoutInvalidationContext =
      { $0 }
  /// The target offset of an update or a transition; nil for the proposed one.
  package var target: CGPoint?

  /// Returns the offset at which scrolling stops, for a proposed offset and a velocity.
  package var restingOffset: ((CGPoint, CGPoint) -> CGPoint)?

  /// Whether `super` is called for invalidations.
  package var passesInvalidationsOn = true
  /// The last context of a cell's preferred size.
  package private(set) var fittingContext: UICollectionViewLayoutInvalidationContext?
  /// The contexts of the invalidations.
  package private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  /// The updates of the last batch.
  package var items: [UICollectionViewUpdateItem] = []
  /// The initial attributes of items that appeared, and the final ones of items that disappeared.
  package var starts: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  package var ends: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  /// Makes a layout that notes the calls of layout passes and invalidations, as the first post's
  /// debugging layout did.
  package static func noting() -> ScriptedFlowLayout {
    let layout = ScriptedFlowLayout()
    layout.note = { call in
      switch call {
      case .prepare: "prepare"
      case .contentSize: "contentSize"
      case .elements(let rect): "elements \(NSStringFromCGRect(rect))"
      case .shouldInvalidate: "shouldInvalidate"
      case .context: "context"
      case .invalidate: "invalidateLayout"
      case .invalidateWith: "invalidateLayout(with:)"
      default: nil
      }
    }
    return layout
  }

  /// Returns the lines of the calls during an action.
  package func calls(during action: () -> Void) -> [String] {
    log = []
    action()
    return log
  }

  private func perform<Result>(_ call: Call, _ body: () -> Result) -> Result {
    if let line = note(call), !call.isOfSingleUpdate || log.last != line { log.append(line) }
    willCall(call)
    defer { didCall(call) }
    return body()
  }

  package override func prepare() {
    timesPrepared += 1
    perform(.prepare) { super.prepare() }
  }

  package override var collectionViewContentSize: CGSize {
    perform(.contentSize) { content ?? super.collectionViewContentSize }
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    perform(.elements(rect)) { changeElements(super.layoutAttributesForElements(in: rect)) }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    perform(.item(indexPath)) {
      changeItem(indexPath, super.layoutAttributesForItem(at: indexPath))
    }
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    perform(.shouldInvalidate(newBounds)) {
      let answer =
        invalidatesForBounds?(newBounds) ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
      didAnswer(answer)
      return answer
    }
  }

  package override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    perform(.context(newBounds)) {
      changeContext(super.invalidationContext(forBoundsChange: newBounds))
    }
  }

  package override func invalidateLayout() {
    perform(.invalidate) { if passesInvalidationsOn { super.invalidateLayout() } }
  }

  package override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    contexts.append(context)
    perform(.invalidateWith(context)) {
      if passesInvalidationsOn { super.invalidateLayout(with: context) }
    }
  }

  package override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    perform(.shouldFit(originalAttributes.indexPath)) {
      super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  package override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    perform(.fittingContext(originalAttributes.indexPath)) {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      fittingContext = context
      return context
    }
  }

  package override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  {
    items = updateItems
    perform(.updates(updateItems)) { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  package override func finalizeCollectionViewUpdates() {
    perform(.finalizeUpdates) { super.finalizeCollectionViewUpdates() }
  }

  package override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    perform(.initial(itemIndexPath)) {
      starts[itemIndexPath] = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      return starts[itemIndexPath]
    }
  }

  package override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    perform(.final(itemIndexPath)) {
      ends[itemIndexPath] = changeEnd(
        itemIndexPath, super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
      return ends[itemIndexPath]
    }
  }

  package override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    perform(.boundsChange(oldBounds)) { super.prepare(forAnimatedBoundsChange: oldBounds) }
  }

  package override func finalizeAnimatedBoundsChange() {
    perform(.finalizeBoundsChange) { super.finalizeAnimatedBoundsChange() }
  }

  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    perform(.target) {
      target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
  }

  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    restingOffset?(proposedContentOffset, velocity)
      ?? super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  package override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    perform(.toLayout(newLayout)) { super.prepareForTransition(to: newLayout) }
  }

  package override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    perform(.fromLayout(oldLayout)) { super.prepareForTransition(from: oldLayout) }
  }

  package override func finalizeLayoutTransition() {
    perform(.finalizeTransition) { super.finalizeLayoutTransition() }
  }
}

extension ScriptedFlowLayout.Call {
  /// Whether it is made for each item of an update.
  fileprivate var isOfSingleUpdate: Bool {
    switch self {
    case .initial, .final: true
    default: false
    }
  }
}
