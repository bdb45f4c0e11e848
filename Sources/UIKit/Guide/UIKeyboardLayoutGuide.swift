// Mirrors UITrackingLayoutGuide and UIKeyboardLayoutGuide (iOS 17). Missing: nothing.
public import Foundation

/// A guide that activates some constraints while it is near an edge of its view, and other
/// constraints while it is away from the edge.
///
/// Differs from UIKit: the guide does not move, so the constraints are activated once.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The edges of the view that the guide is always near: all except the top.
  private static let near: NSDirectionalRectEdge = [.bottom, .leading, .trailing]
  private var nearby: [UInt: [NSLayoutConstraint]] = [:]
  private var distant: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near an edge, and removes the ones set
  /// before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&nearby[edge.rawValue], trackingConstraints, Self.near.contains(edge))
  }
  /// Returns the constraints that are active while the guide is near an edge.
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { nearby[edge.rawValue] ?? [] }
  /// Sets the constraints that are active while the guide is away from an edge, and removes the
  /// ones set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(&distant[edge.rawValue], trackingConstraints, Self.near.isDisjoint(with: edge))
  }
  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraintsActive(
    whenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { distant[edge.rawValue] ?? [] }
  /// Removes all constraints that the guide activates.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((nearby.values.flatMap(\.self)) + distant.values.flatMap(\.self))
    (nearby, distant) = ([:], [:])
  }

  private func replace(
    _ known: inout [NSLayoutConstraint]?, _ new: [NSLayoutConstraint], _ isActive: Bool
  ) {
    NSLayoutConstraint.deactivate(known ?? [])
    known = new
    if isActive { NSLayoutConstraint.activate(new) }
  }
}

/// The guide of the space that the keyboard takes up.
///
///     │  view    │
///     ├──────────┤ ─ the guide's top: the safe area's lower edge while there is no keyboard
///     │  guide   │
///     └──────────┘
///
/// Differs from UIKit: there is no keyboard, so the guide is always at the lower edge (fact AL98).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Inert: whether the guide follows a keyboard that is not at the lower edge.
  ///
  /// The default is false.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the lower edge of the safe area while there is no keyboard;
  /// otherwise it begins at the lower edge of the view.
  ///
  /// The default is true.
  open var usesBottomSafeArea = true {
    didSet {
      owningView?.noteGuides()
      owningView?.setNeedsLayout()
    }
  }
  /// Inert: the distance from the keyboard, in points, at which a dragging finger begins to move
  /// the keyboard.
  ///
  /// The default is 0.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// The guide of the space that the keyboard takes up (fact AL98).
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = guide(of: .keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("A view's own guide of this kind is such a guide.")
    }
    return guide
  }

  /// The height of the keyboard layout guide while there is no keyboard, in points.
  var keyboardHeight: CGFloat {
    let known = state.guides.own[.keyboard] as? UIKeyboardLayoutGuide
    return known?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
  }
}
