import CoreGraphics

/// The accessibility elements of the parts of a control, such as segments, which are no views
/// (fact H38).
///
/// An element of a part stays the same object, so that a client finds it again.
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
  /// The segments as parts, with their titles.
  var accessibilitySegments: [AccessibilityParts.Part] {
    zip(segments, segmentRects).enumerated().map { index, segment in
      AccessibilityParts.Part(
        label: segment.0.title, frame: segment.1, isSelected: index == selectedSegmentIndex,
        isEnabled: segment.0.isEnabled)
    }
  }
}

extension UIStepper {
  /// The halves beside the divider as parts.
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
  /// The text that assistive technologies read: the title of the item, or of the item to which the
  /// button returns.
  var spokenTitle: String? {
    if let item = item as? UIBarButtonItem { return item.title }
    return (item as? UINavigationItem)?.title
  }

  /// Whether the button is an accessibility element: it shows something of its own.
  var isSpoken: Bool {
    guard let item = item as? UIBarButtonItem else { return true }
    return item.customView == nil && !item.isSpace
  }
}

extension TabBarButton {
  private var tab: UITabBarItem? { item as? UITabBarItem }

  /// The title of the tab.
  var spokenTitle: String? { tab?.title }

  /// The badge; a number is a number of items.
  var spokenValue: String? {
    tab?.badgeValue.map { badge in
      Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
    }
  }
}
