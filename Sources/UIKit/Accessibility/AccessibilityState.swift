// Mirrors UIAccessibility for responders (iOS 17). Missing: what labels and pictures say of
// themselves, containers, actions, frames, notifications, attributed texts; for what is no
// responder, everything.

/// The accessibility properties of a responder.
struct AccessibilityState {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var elementsHidden = false
  var isModal = false
  var elements: [Any]?
}
