import CoreGraphics
import Foundation

/// The default accessibility properties of responders, which depend on their class.
///
/// The defaults of labels, buttons, switches, sliders and page controls are the same as in dumps of
/// iOS's accessibility tree (fact H38).
@MainActor enum AccessibilityDefaults {
  static func isElement(_ responder: UIResponder) -> Bool {
    switch responder {
    case let label as UILabel: !(label.text ?? "").isEmpty && !(label.superview is UITextField)
    case is UISegmentedControl, is UIStepper: false
    case let button as BarButton: button.isSpoken
    case is UIControl, is UITextView, is UIAccessibilityElement: true
    default: false
    }
  }

  static func label(of responder: UIResponder) -> String? {
    switch responder {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string
    case let button as BarButton: button.spokenTitle
    case let button as TabBarButton: button.spokenTitle
    default: nil
    }
  }

  /// Returns the accessibility elements for the parts of a control that are not views, such as the
  /// segments of a segmented control; nil for other responders.
  static func elements(of responder: UIResponder) -> [Any]? {
    switch responder {
    case let control as UISegmentedControl:
      control.parts.elements(of: control, control.accessibilitySegments)
    case let stepper as UIStepper: stepper.parts.elements(of: stepper, stepper.accessibilityHalves)
    default: nil
    }
  }

  /// Returns the accessibility value that the app has set or, if it has set none, the default; a
  /// switch always returns its state.
  static func value(of responder: UIResponder, set value: String?) -> String? {
    if let control = responder as? UISwitch { return control.isOn ? "1" : "0" }
    return value ?? self.value(of: responder)
  }

  private static func value(of responder: UIResponder) -> String? {
    switch responder {
    case let slider as UISlider: percentage(of: slider)
    case let pages as UIPageControl:
      "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
    case let view as UITextView: view.text
    case let button as TabBarButton: button.spokenValue
    default: nil
    }
  }

  private static func percentage(of slider: UISlider) -> String {
    let range = slider.maximumValue - slider.minimumValue
    let part = range > 0 ? (slider.value - slider.minimumValue) / range : 0
    return "\(Int((part * 100).rounded()))%"
  }

  static func traits(of responder: UIResponder) -> UIAccessibilityTraits {
    var traits = ownTraits(of: responder)
    if let control = responder as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
    return traits
  }

  private static func ownTraits(of responder: UIResponder) -> UIAccessibilityTraits {
    switch responder {
    case is UILabel: .staticText
    case is UIButton: .button
    case let button as BarButton: button.leadsBack ? [.button, .backButton] : .button
    case is TabBarButton: [.button, .tabBarItem]
    case is UISwitch: [.button, .toggleButton]
    case is UISlider, is UIPageControl: .adjustable
    case is UIImageView: .image
    case is UITextField: .textEntry
    case is UITextView: [.textEntry, .textArea]
    case is UITabBar: .tabBar
    default: .none
    }
  }

  static func frame(of responder: UIResponder) -> CGRect {
    switch responder {
    case let view as UIView:
      return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    case let element as UIAccessibilityElement:
      let frame = element.accessibilityFrameInContainerSpace
      guard let view = element.accessibilityContainer as? UIView, !frame.isNull else {
        return .zero
      }
      return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    default: return .zero
    }
  }

  /// Returns the outline of a view with rounded corners, in screen coordinates; nil for other
  /// responders.
  static func path(of responder: UIResponder) -> UIBezierPath? {
    guard let view = responder as? UIView, view.layer.cornerRadius > 0 else { return nil }
    let path = UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
    return UIAccessibility.convertToScreenCoordinates(path, in: view)
  }

  static func activationPoint(of responder: UIResponder) -> CGPoint {
    var frame = responder.accessibilityFrame
    if let slider = responder as? UISlider {
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(
        forBounds: slider.bounds, trackRect: track, value: slider.value)
      frame = UIAccessibility.convertToScreenCoordinates(thumb, in: slider)
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  static func respondsToUsers(_ responder: UIResponder) -> Bool {
    let acting: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
    return responder is UIControl || !responder.accessibilityTraits.isDisjoint(with: acting)
  }
}
