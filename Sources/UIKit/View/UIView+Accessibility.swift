// Mirrors UIAccessibility for views (iOS 17). Missing: overriding, what labels and pictures say of
// themselves, containers, actions, frames, notifications, attributed texts; for what is no view,
// everything.
import Foundation

/// What a view tells somebody who cannot see it.
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
  /// Whether the view is read out; default no.
  public var isAccessibilityElement: Bool {
    get { state.accessibility.isElement }
    set { state.accessibility.isElement = newValue }
  }

  /// What the view is, in a word or two.
  public var accessibilityLabel: String? {
    get { state.accessibility.label }
    set { state.accessibility.label = newValue }
  }

  /// What happens when the view is tapped.
  public var accessibilityHint: String? {
    get { state.accessibility.hint }
    set { state.accessibility.hint = newValue }
  }

  /// What the view is set to.
  public var accessibilityValue: String? {
    get { state.accessibility.value }
    set { state.accessibility.value = newValue }
  }

  /// A name that tests find the view by; it is never read out.
  public var accessibilityIdentifier: String? {
    get { state.accessibility.identifier }
    set { state.accessibility.identifier = newValue }
  }

  /// What kind of thing the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { state.accessibility.traits }
    set { state.accessibility.traits = newValue }
  }

  /// Whether nothing in the view is read out; default no.
  public var accessibilityElementsHidden: Bool {
    get { state.accessibility.elementsHidden }
    set { state.accessibility.elementsHidden = newValue }
  }
}
