// Mirrors UIStepper (iOS 17). Missing: images and backgrounds for states.
public import Foundation

/// A control with a minus and a plus, 94 × 32 points (fact CT6).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  /// Makes a stepper from 0 to 100; only the frame's origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    contentMode = .redraw
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private var _value = 0.0

  /// The value, kept between its limits; default 0.
  open var value: Double {
    get { _value }
    set {
      _value = max(minimumValue, min(maximumValue, newValue))
      setNeedsDisplay()
    }
  }
  /// The least value; default 0.
  open var minimumValue = 0.0 { didSet { value = _value } }
  /// The greatest value; default 100.
  open var maximumValue = 100.0 { didSet { value = _value } }
  /// The change of a tap; default 1.
  open var stepValue = 1.0
  /// Inert: whether actions are called while a finger is held; default true.
  open var isContinuous = true
  /// Inert: whether a held finger repeats the step; default true.
  open var autorepeat = true
  /// Whether the value wraps from one limit to the other; default false.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override func stateDidChange() { setNeedsDisplay() }

  /// A step down or up; at a limit nothing, or the other limit (fact CT12).
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    let isPlus = (point.x >= bounds.midX) != isRightToLeft
    let (old, new) = (value, _value + (isPlus ? stepValue : -stepValue))
    value = wraps ? wrapped(new) : new
    if value != old { sendValueChanged(event) }
  }

  private func wrapped(_ number: Double) -> Double {
    number > maximumValue ? minimumValue : number < minimumValue ? maximumValue : number
  }

  /// Draws the plane, the line in its middle, the minus and the plus.
  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    UIColor.separator.setFill()
    UIGraphicsGetCurrentContext()?.fill(
      CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14))
    drawSign(at: bounds.width / 4, isPlus: isRightToLeft, value > minimumValue)
    drawSign(at: bounds.width * 3 / 4, isPlus: !isRightToLeft, value < maximumValue)
  }

  private func drawSign(at x: CGFloat, isPlus: Bool, _ isPossible: Bool) {
    let path = UIBezierPath()
    path.lineWidth = 2
    path.move(to: CGPoint(x: x - 7, y: bounds.midY))
    path.addLine(to: CGPoint(x: x + 7, y: bounds.midY))
    if isPlus {
      path.move(to: CGPoint(x: x, y: bounds.midY - 7))
      path.addLine(to: CGPoint(x: x, y: bounds.midY + 7))
    }
    (isEnabled && (isPossible || wraps) ? UIColor.label : .tertiaryLabel).setStroke()
    path.stroke()
  }
}
