import ConstraintCore
import Foundation

extension LayoutEngine {
  /// Updates the solver rows of an item whose frame, content or insets may have changed.
  func refresh(_ item: EngineItem) {
    item.isStale = false
    if item.guide != nil { return refreshGuide(item) }
    refreshHeld(item)
    guard let view = item.view else { return }
    if !keepsFrame(view) { refreshContent(item) }
    refreshBaselines(of: view)
  }

  /// Replaces the solver rows of constraints on a view's baselines, which may have moved with a
  /// change of the font.
  private func refreshBaselines(of view: UIView) {
    for constraint in view.state.autoLayout?.mentioning ?? [] where constraint.usesBaseline {
      uninstall(constraint)
      install(constraint)
    }
    installPending()
  }

  /// Measures contents with line breaks again in the widths of the solution, and returns whether a
  /// height changed.
  func measureWrapped() -> Bool {
    var isChanged = false
    for item in wrapping {
      guard let view = item.view, let variable = item[.width] else { continue }
      let width = solver.value(of: variable)
      guard width != item.wrappedWidth else { continue }
      item.wrappedWidth = width
      let height =
        item.breaksLines(in: width)
        ? view.contentSize(wrappedAt: width).height : item.natural.height
      guard item[content: .vertical]?.length != height else { continue }
      setContent(height, .vertical, of: item)
      isChanged = true
    }
    return isChanged
  }

  /// Marks for layout the superviews of the views, and the owners of the guides, whose variables
  /// have changed.
  func markMoved(_ moved: [Variable]) {
    guard purpose == .layout else { return }
    var last: EngineItem?
    // The variables of one item are mostly consecutive, so a repeated item is skipped.
    for variable in moved {
      guard let item = owner(of: variable), item !== last else { continue }
      last = item
      if let view = item.view, keepsFrame(view) { continue }
      item.space?.setNeedsLayout()
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var usesBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
  }
}
