import Foundation
import UIKit

/// The state of a control in the figure.
enum ControlPose: String, CaseIterable {
  case normal = "normal"
  case highlighted = "highlighted"
  case selected = "selected, or on"
  case disabled = "disabled"
}

extension ControlPose {
  @MainActor func apply(to control: UIControl) {
    control.isHighlighted = self == .highlighted
    control.isSelected = self == .selected
    control.isEnabled = self != .disabled
  }
}

/// The kind of control on one line of the figure.
enum ControlKind: String, CaseIterable {
  case custom = "UIButton, custom"
  case system = "system"
  case detail = "detail, add, close"
  case plain = ".plain()"
  case gray = ".gray()"
  case tinted = ".tinted()"
  case filled = ".filled()"
  case toggle = "UISwitch"
  case slider = "UISlider"
  case segments = "UISegmentedControl"
  case stepper = "UIStepper"
  case progress = "UIProgressView"
  case pages = "UIPageControl"
  case spinner = "UIActivityIndicatorView"
  case field = "UITextField"
}

extension ControlKind {
  private static let width: CGFloat = 184

  /// Makes the control in a state, at its own size; controls such as sliders all have one width.
  ///
  /// Returns nil if the figure does not show the control in this state.
  @MainActor func view(_ pose: ControlPose) -> UIView? {
    guard let view = made(pose) else { return nil }
    view.sizeToFit()
    if isWide { view.frame.size.width = Self.width }
    if let control = view as? UIControl { pose.apply(to: control) }
    return view
  }

  private var isWide: Bool {
    switch self {
    case .slider, .segments, .progress, .field: true
    default: false
    }
  }

  @MainActor private func made(_ pose: ControlPose) -> UIView? {
    switch self {
    case .custom, .system: button()
    case .detail: detail(pose)
    case .plain: configured(.plain())
    case .gray: configured(.gray())
    case .tinted: configured(.tinted())
    case .filled: configured(.filled())
    case .toggle, .slider, .segments, .stepper: pose == .highlighted ? nil : value(pose)
    case .progress, .pages, .spinner: pose == .normal ? value(pose) : nil
    case .field: field(pose)
    }
  }

  @MainActor private func button() -> UIButton {
    let button = UIButton(type: self == .custom ? .custom : .system)
    button.setTitle("Water", for: .normal)
    if self == .custom { button.setTitleColor(.label, for: .normal) }
    button.setImage(Self.drop, for: .normal)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    return button
  }

  /// Makes three buttons in a row, all in the same state.
  @MainActor private func detail(_ pose: ControlPose) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 30))
    var x: CGFloat = 0
    for type in [UIButton.ButtonType.detailDisclosure, .contactAdd, .close] {
      let button = UIButton(type: type)
      button.sizeToFit()
      button.frame.origin = CGPoint(x: x, y: (row.bounds.height - button.bounds.height) / 2)
      pose.apply(to: button)
      row.addSubview(button)
      x = button.frame.maxX + 18
    }
    return row
  }

  @MainActor private func configured(_ style: UIButton.Configuration) -> UIButton {
    var configuration = style
    configuration.title = "Water"
    configuration.image = Self.drop
    configuration.imagePadding = 6
    return UIButton(configuration: configuration)
  }

  @MainActor private func field(_ pose: ControlPose) -> UITextField? {
    if pose == .highlighted { return nil }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    if pose == .selected { field.text = "Ocimum" }
    field.clearButtonMode = .always
    return field
  }

  @MainActor private func value(_ pose: ControlPose) -> UIView? {
    switch self {
    case .toggle:
      let toggle = UISwitch()
      toggle.isOn = pose != .normal
      return toggle
    case .slider:
      let slider = UISlider()
      slider.value = pose == .selected ? 0.75 : 0.25
      return slider
    case .segments:
      let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
      segments.selectedSegmentIndex = pose == .normal ? UISegmentedControl.noSegment : 1
      return segments
    case .stepper:
      let stepper = UIStepper()
      stepper.value = pose == .selected ? 5 : 0
      return stepper
    default: return shown()
    }
  }

  @MainActor private func shown() -> UIView {
    switch self {
    case .progress:
      let line = UIProgressView(progressViewStyle: .default)
      line.progress = 0.4
      return line
    case .pages:
      let pages = UIPageControl()
      pages.numberOfPages = 5
      pages.currentPage = 1
      pages.currentPageIndicatorTintColor = .label
      pages.pageIndicatorTintColor = .tertiaryLabel
      return pages
    default:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner
    }
  }

  /// An image of a drop of water, 16 × 20 points.
  @MainActor private static var drop: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 20)).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 8, y: 1))
      path.addCurve(
        to: CGPoint(x: 8, y: 19), controlPoint1: CGPoint(x: 20, y: 15),
        controlPoint2: CGPoint(x: 13, y: 19))
      path.addCurve(
        to: CGPoint(x: 8, y: 1), controlPoint1: CGPoint(x: 3, y: 19),
        controlPoint2: CGPoint(x: -4, y: 15))
      UIColor.systemTeal.setFill()
      path.fill()
    }
  }
}
