import Basics
import ConstraintCore
import Foundation

/// The Auto Layout state of one view; views that take no part have none.
@MainActor final class ViewConstraints {
  var translatesMask = true
  /// The active constraints that the view holds, in the order of their activation.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that mention the view or one of its guides, wherever they are held, in
  /// the order of their activation.
  private var mentions: [NSLayoutConstraint] = []
  var hugging = ContentPriorities(both: .defaultLow)
  var compression = ContentPriorities(both: .defaultHigh)
  /// The view's items in engines.
  var items = EngineItems()
  /// The engine that the view is in.
  var engine: LayoutEngine?
  /// Whether `exerciseAmbiguityInLayout` showed the far solution last.
  var showsOtherSolution = false

  func remember(_ constraint: NSLayoutConstraint) { mentions.append(constraint) }

  func forget(_ constraint: NSLayoutConstraint) { mentions.remove(constraint) }

  /// The active constraints that mention the view or one of its guides.
  var mentioning: [NSLayoutConstraint] { mentions }
}

extension [NSLayoutConstraint] {
  /// Takes a constraint out of a list in the order of activation.
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
  /// Whether this is the content view of a cell, which fills the cell whatever its mask.
  var isCellContent: Bool { state.isCellContent }

  /// Whether the frame follows the superview's by the mask, and is not up to constraints.
  var followsMask: Bool {
    translatesAutoresizingMaskIntoConstraints || isCellContent || fillsWindow
  }

  /// Whether this is the root view of a window's controller, which fills the window even where its
  /// mask is not translated (fact K26).
  private var fillsWindow: Bool {
    guard let controller, let window = _superview as? UIWindow else { return false }
    return window.rootViewController === controller
  }

  /// The view's Auto Layout state, made if it is not there yet.
  var autoLayout: ViewConstraints {
    if let known = state.autoLayout { return known }
    let made = ViewConstraints()
    state.autoLayout = made
    return made
  }

  /// Marks this part of the tree for the pass that updates and solves constraints.
  ///
  /// A marked view has marked ancestors, so that the pass finds what is marked from the root.
  func markForConstraints() {
    var view = self
    while !view.state.awaitsConstraints {
      view.state.awaitsConstraints = true
      guard let parent = view._superview else { return }
      view = parent
    }
  }
}
