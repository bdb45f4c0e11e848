import UIKit

extension Question {
  /// Changes of the size, without animation.
  static let boundsChanges = [
    calls("which changes of bounds make a flow layout invalid", "B2", "W2") {
      flowResponses(.vertical) + flowResponses(.horizontal)
    },
    calls("no change of bounds makes a layout of the base class invalid", "B1") {
      let view = ListStage.rows
      return responses(view.layout, of: view.view)
    },
    calls("the context of a change of bounds", "B5", "W1") {
      let stage = ListStage.flow
      let new = CGRect(x: 0, y: 0, width: 200, height: 300)
      return [Names.context(stage.layout.invalidationContext(forBoundsChange: new))]
    },
    calls("the context of a layout of the base class", "B4") {
      let stage = ListStage.rows
      let new = CGRect(x: 0, y: 0, width: 200, height: 300)
      return [Names.context(stage.layout.invalidationContext(forBoundsChange: new))]
    },
    calls("while a layout is asked about new bounds the view has the old ones", "B3") {
      let log = CallLog()
      let stage = ListStage { _ in OldBoundsLayout(log) }.shown()
      return log.calls {
        stage.view.frame.size.width = 200
        stage.settle()
      }.folded
    },
    calls("a change of width", "B14", "B15") {
      ListStage.flow.calls { $0.frame.size.width = 200 }
        .only("shouldInvalidate", "context", "invalidateLayout()", "invalidateLayout(with:)").names
        .folded
    },
    value("a subclass that overrides only invalidateLayout() sees how many calls", "B14") {
      let log = CallLog()
      let stage = ListStage { _ in PlainInvalidationLayout(log) }.shown()
      return "\(log.calls { stage.view.frame.size.width = 200; stage.settle() }.count)"
    },
    value("a subclass that overrides only invalidateLayout(with:) sees how many calls", "B15") {
      let log = CallLog()
      let stage = ListStage { _ in ContextInvalidationLayout(log) }.shown()
      return "\(log.calls { stage.view.frame.size.width = 200; stage.settle() }.count)"
    },
    value("how many of 30 sizes a change of width asks again", "B6", "F7") {
      "\(ListStage.sized.calls { $0.frame.size.width = 200 }.only("size").count)"
    },
    calls("every call of a change of width") {
      ListStage.flow.calls { $0.frame.size.width = 200 }
    },
    calls("every call of a change of height") {
      ListStage.flow.calls { $0.frame.size.height = 400 }
    },
  ]

  @MainActor private static func flowResponses(
    _ direction: UICollectionView.ScrollDirection
  ) -> [String] {
    let stage = ListStage.flow
    stage.layout.scrollDirection = direction
    stage.settle()
    let name = direction == .vertical ? "vertical" : "horizontal"
    return responses(stage.layout, of: stage.view).map { "\(name) \($0)" }
  }

  @MainActor private static func responses(
    _ layout: UICollectionViewLayout, of view: UICollectionView
  ) -> [String] {
    let old = view.bounds
    let changes = [
      ("x", old.offsetBy(dx: 10, dy: 0)), ("y", old.offsetBy(dx: 0, dy: 10)),
      ("width", CGRect(x: old.minX, y: old.minY, width: old.width + 10, height: old.height)),
      ("height", CGRect(x: old.minX, y: old.minY, width: old.width, height: old.height + 10)),
    ]
    return changes.map { name, bounds in
      "\(name): \(layout.shouldInvalidateLayout(forBoundsChange: bounds))"
    }
  }
}

/// A layout that notes the view's width while it is queried about new bounds.
private final class OldBoundsLayout: UICollectionViewFlowLayout {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var width: String { Names.number(collectionView?.bounds.width ?? 0) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.note("should: \(width)")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log.note("context: \(width)")
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}

/// A layout that notes calls of the method without a context.
private final class PlainInvalidationLayout: UICollectionViewFlowLayout {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout() {
    log.note("invalidateLayout()")
    super.invalidateLayout()
  }
}

/// A layout that notes calls of the method with a context.
private final class ContextInvalidationLayout: UICollectionViewFlowLayout {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.note("invalidateLayout(with:)")
    super.invalidateLayout(with: context)
  }
}
