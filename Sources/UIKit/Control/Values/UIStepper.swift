// Mirrors UIStepper (iOS 17). Missing: images and backgrounds for states.
public import Foundation

/// A control with a minus and a plus sign, 94 × 32 points (fact CT6).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  /// Makes a stepper with values from 0 to 100.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    contentMode = .redraw
  }

  /// Makes a stepper from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    frame.size = Self.size
    coder.decode(NibTables.stepper, of: self)
  }

  let parts = AccessibilityParts()
  private var _value = 0.0

  /// The value, limited to the range from `minimumValue` to `maximumValue`.
  ///
  /// The default is 0.
  open var value: Double {
    get { _value }
    set {
      _value = max(minimumValue, min(maximumValue, newValue))
      setNeedsDisplay()
    }
  }
  /// The minimum value.
  ///
  /// The default is 0.
  open var minimumValue = 0.0 { didSet { value = _value } }
  /// The maximum value.
  ///
  /// The default is 100.
  open var maximumValue = 100.0 { didSet { value = _value } }
  /// The change of the value per tap.
  ///
  /// The default is 1.
  open var stepValue = 1.0
  /// Inert: whether actions are called while a finger stays on the stepper.
  ///
  /// The default is true.
  open var isContinuous = true
  /// Inert: whether the step repeats while a finger stays on the stepper.
  ///
  /// The default is true.
  open var autorepeat = true
  /// Whether the value wraps from one limit to the other.
  ///
  /// The default is false.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// The fixed size of a stepper, 94 × 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the fixed size of a stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override func stateDidChange() { setNeedsDisplay() }

  /// Changes the value by one step.
  ///
  /// At a limit the value stays, or wraps if `wraps` is true (fact CT12).
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    let isPlus = (point.x >= bounds.midX) != isRightToLeft
    let (old, new) = (value, _value + (isPlus ? stepValue : -stepValue))
    value = wraps ? wrapped(new) : new
    if value != old { sendValueChanged(event) }
  }

  private func wrapped(_ number: Double) -> Double {
    number > maximumValue ? minimumValue : number < minimumValue ? maximumValue : number
  }

  /// Draws the background, the divider, and the minus and plus signs.
  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    UIColor.separator.setFill()
    UIGraphicsGetCurrentContext()?.fill(
      CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14))
    // Each sign is in the middle of its half of the stepper, without the divider.
    let middle = (bounds.width - 1) / 4
    drawSign(at: middle, isPlus: isRightToLeft, value > minimumValue)
    drawSign(at: bounds.width - middle, isPlus: !isRightToLeft, value < maximumValue)
  }

  private func drawSign(at x: CGFloat, isPlus: Bool, _ isPossible: Bool) {
    let path = UIBezierPath()
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    // With its round ends a sign is 13.6 points wide (fact CT6).
    let arm: CGFloat = 6.05
    path.move(to: CGPoint(x: x - arm, y: bounds.midY))
    path.addLine(to: CGPoint(x: x + arm, y: bounds.midY))
    if isPlus {
      path.move(to: CGPoint(x: x, y: bounds.midY - arm))
      path.addLine(to: CGPoint(x: x, y: bounds.midY + arm))
    }
    (isEnabled && (isPossible || wraps) ? UIColor.label : .tertiaryLabel).setStroke()
    path.stroke()
  }
}
