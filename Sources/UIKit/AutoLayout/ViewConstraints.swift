import Basics
import ConstraintCore
import Foundation

/// The Auto Layout state of one view; a view that does not use Auto Layout has none.
@MainActor final class ViewConstraints {
  var translatesMask = true
  /// The distance from the view's origin on whole pixels to its exact origin in the engine, in
  /// points.
  var remainder = CGVector.zero
  /// The active constraints that the view holds, in order of activation.
  var held: [NSLayoutConstraint] = []
  /// The active constraints whose items include the view or one of its guides, in order of
  /// activation.
  ///
  /// Any view may hold them.
  private var mentions: [NSLayoutConstraint] = []
  var hugging = ContentPriorities(both: .defaultLow)
  var compression = ContentPriorities(both: .defaultHigh)
  /// The view's representations in the layout engine and in a fitting engine.
  var items = EngineItems()
  /// The layout engine that contains the view.
  var engine: LayoutEngine?
  /// Whether `exerciseAmbiguityInLayout` last showed the far end of the range.
  var showsOtherSolution = false

  func remember(_ constraint: NSLayoutConstraint) { mentions.append(constraint) }

  func forget(_ constraint: NSLayoutConstraint) { mentions.remove(constraint) }

  /// The active constraints whose items include the view or one of its guides.
  var mentioning: [NSLayoutConstraint] { mentions }
}

extension [NSLayoutConstraint] {
  /// Removes a constraint from a list sorted by activation.
  @MainActor mutating func remove(_ constraint: NSLayoutConstraint) {
    let index = partitioningIndex { $0.serial >= constraint.serial }
    if index < count, self[index] === constraint { remove(at: index) }
  }
}

/// A priority along each axis.
struct ContentPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// Whether this is the content view of a cell, which fills the cell regardless of its mask.
  var isCellContent: Bool { state.isCellContent }

  /// Whether the frame is determined by the autoresizing mask and not by constraints.
  var followsMask: Bool {
    translatesAutoresizingMaskIntoConstraints || isCellContent || fillsWindow
  }

  /// Whether this is the view of a window's root controller, which fills the window even if its
  /// mask is not translated (fact K26).
  private var fillsWindow: Bool {
    guard let controller, let window = _superview as? UIWindow else { return false }
    return window.rootViewController === controller
  }

  /// The view's Auto Layout state, created on first access.
  var autoLayout: ViewConstraints {
    if let known = state.autoLayout { return known }
    let made = ViewConstraints()
    state.autoLayout = made
    return made
  }

  /// Marks this subtree for the pass that updates and solves constraints.
  ///
  /// All ancestors of a marked view are marked too, so the pass finds marked views from the root.
  func markForConstraints() {
    var view = self
    while !view.state.awaitsConstraints {
      view.state.awaitsConstraints = true
      guard let parent = view._superview else { return }
      view = parent
    }
  }
}
