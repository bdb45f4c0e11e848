import CoreGraphics

/// The accessibility elements for the parts of a control that are not views, such as segments (fact
/// H38).
///
/// The element of a part remains the same object, so that a client can compare elements by
/// identity.
@MainActor final class AccessibilityParts {
  private var elements: [UIAccessibilityElement] = []

  /// A part of a control, in the control's coordinates.
  struct Part {
    var label: String?
    var frame: CGRect
    var isSelected = false
    var isEnabled = true
  }

  /// Returns the elements for the parts of a control, in their order.
  func elements(of control: UIControl, _ parts: [Part]) -> [UIAccessibilityElement] {
    while elements.count < parts.count {
      elements.append(UIAccessibilityElement(accessibilityContainer: control))
    }
    elements.removeLast(elements.count - parts.count)
    for (element, part) in zip(elements, parts) {
      element.accessibilityLabel = part.label
      element.accessibilityFrameInContainerSpace = part.frame
      element.accessibilityTraits = [.button]
      if part.isSelected { element.accessibilityTraits.insert(.selected) }
      if !part.isEnabled || !control.isEnabled { element.accessibilityTraits.insert(.notEnabled) }
    }
    return elements
  }
}

extension UISegmentedControl {
  /// The segments as parts of the control, each with its title as label.
  var accessibilitySegments: [AccessibilityParts.Part] {
    zip(segments, segmentRects).enumerated().map { index, segment in
      AccessibilityParts.Part(
        label: segment.0.title, frame: segment.1, isSelected: index == selectedSegmentIndex,
        isEnabled: segment.0.isEnabled)
    }
  }
}

extension UIStepper {
  /// The parts of the stepper: the decrement button and the increment button, on both sides of the
  /// divider.
  var accessibilityHalves: [AccessibilityParts.Part] {
    let width = (bounds.width - 1) / 2
    func half(_ label: String, at x: CGFloat, _ isPossible: Bool) -> AccessibilityParts.Part {
      AccessibilityParts.Part(
        label: label, frame: mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height)),
        isEnabled: isPossible || wraps)
    }
    return [
      half("Decrement", at: 0, value > minimumValue),
      half("Increment", at: width + 1, value < maximumValue),
    ]
  }
}

extension BarButton {
  /// The text that assistive technologies read: the title of the bar button item or, for a back
  /// button, of the navigation item to which it returns.
  var spokenTitle: String? {
    if let item = item as? UIBarButtonItem { return item.title }
    return (item as? UINavigationItem)?.title
  }

  /// Whether the button is an accessibility element; a button with a custom view or a space is not.
  var isSpoken: Bool {
    guard let item = item as? UIBarButtonItem else { return true }
    return item.customView == nil && !item.isSpace
  }
}

extension TabBarButton {
  private var tab: UITabBarItem? { item as? UITabBarItem }

  /// The text that assistive technologies read: the title of the tab.
  var spokenTitle: String? { tab?.title }

  /// The text that assistive technologies read for the badge; a badge “3” is read as “3 items”.
  var spokenValue: String? {
    tab?.badgeValue.map { badge in
      Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
    }
  }
}
