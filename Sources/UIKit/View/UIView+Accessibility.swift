// Mirrors UIAccessibility for views (iOS 17). Missing: overriding, what labels and pictures say of
// themselves, containers, actions, frames, notifications, attributed texts; for what is no view,
// everything.
import Foundation

/// The accessibility properties of a view.
struct AccessibilityState {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var elementsHidden = false
}

extension UIView {
  /// Whether assistive technologies find the view; default false.
  public var isAccessibilityElement: Bool {
    get { state.accessibility.isElement }
    set { state.accessibility.isElement = newValue }
  }

  /// The name of the view, read out first.
  public var accessibilityLabel: String? {
    get { state.accessibility.label }
    set { state.accessibility.label = newValue }
  }

  /// The result of the view's action, read out last.
  public var accessibilityHint: String? {
    get { state.accessibility.hint }
    set { state.accessibility.hint = newValue }
  }

  /// The present value of the view, such as that of a slider.
  public var accessibilityValue: String? {
    get { state.accessibility.value }
    set { state.accessibility.value = newValue }
  }

  /// A name by which tests find the view; it is never read out.
  public var accessibilityIdentifier: String? {
    get { state.accessibility.identifier }
    set { state.accessibility.identifier = newValue }
  }

  /// The traits of the view.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { state.accessibility.traits }
    set { state.accessibility.traits = newValue }
  }

  /// Whether assistive technologies skip the view's subviews; default false.
  public var accessibilityElementsHidden: Bool {
    get { state.accessibility.elementsHidden }
    set { state.accessibility.elementsHidden = newValue }
  }
}
