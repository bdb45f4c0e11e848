// Mirrors UIAccessibility for responders (iOS 17). Missing: rotors, block-based properties, content
// read on demand, notifications, attributed texts; the properties of objects that are not
// responders.
import CoreGraphics

/// The accessibility properties of a responder, as they were set; nil means the default.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var inputLabels: [String]?
  var actions: [UIAccessibilityCustomAction]?
  var respondsToUsers: Bool?
  var container = UIAccessibilityContainerType.none
  var groupsChildren = false
  var elementsHidden = false
  var isModal = false
  var elements: [Any]?
}
