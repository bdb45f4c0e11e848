import ConstraintCore
import Foundation

extension LayoutEngine {
  /// The most times that contents whose height depends on their width are measured for one
  /// solution.
  private static let measuringLimit = 4

  /// Brings the solution up to date, logs conflicts to the console, and marks the superviews of
  /// what moved for layout (fact AL4).
  func solve() {
    installPending()
    takeStale().forEach(refresh)
    guard needsSolve else { return }
    exercised = nil
    unlimited = nil
    var conflicts = solver.solve()
    var rounds = 0
    // First with the width unknown, then with the one that was found (fact AL57).
    while rounds < Self.measuringLimit, measureWrapped() {
      rounds += 1
      conflicts += solver.solve()
    }
    needsSolve = false
    conflicts.forEach(report)
    announceMoved()
  }

  private func refresh(_ item: EngineItem) {
    item.isStale = false
    if item.guide != nil { return refreshGuide(item) }
    refreshHeld(item)
    guard let view = item.view else { return }
    if !keepsFrame(view) { refreshContent(item) }
    refreshBaselines(of: view)
  }

  /// A font may have moved the baselines that constraints relate.
  private func refreshBaselines(of view: UIView) {
    for constraint in view.state.autoLayout?.mentioning ?? [] where constraint.usesBaseline {
      uninstall(constraint)
      install(constraint)
    }
    installPending()
  }

  /// Measures contents again for the widths that they got; returns whether a height changed.
  private func measureWrapped() -> Bool {
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

  private func announceMoved() {
    let moved = solver.takeChangedVariables()
    if let last = moved.last, last.index >= values.count {
      values += Array(repeating: 0, count: last.index + 1 - values.count)
    }
    for variable in moved { values[variable.index] = solver.value(of: variable) }
    guard purpose == .layout else { return }
    var last: EngineItem?
    // The variables of one item mostly follow each other.
    for variable in moved {
      guard let item = owner(of: variable), item !== last else { continue }
      last = item
      if let view = item.view, keepsFrame(view) { continue }
      item.space?.setNeedsLayout()
    }
  }

  /// The rectangle of an item in its superview's coordinates; attributes without constraints are
  /// zero (fact AL18).
  func alignmentRect(of item: EngineItem) -> CGRect {
    CGRect(
      x: value(of: item[.x]), y: value(of: item[.y]), width: value(of: item[.width]),
      height: value(of: item[.height]))
  }

  private func value(of variable: Variable?) -> CGFloat {
    guard let variable else { return 0 }
    if let exercised { return exercised.value(of: variable) }
    return variable.index < values.count ? values[variable.index] : 0
  }
}

extension NSLayoutConstraint {
  fileprivate var usesBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
  }
}
