import Foundation

/// The view of a popover: the presented controller's view with rounded corners, and the arrow.
final class PopoverView: UIView {
  private let clip = UIView()
  weak var presentation: UIPopoverPresentationController?
  /// The presented controller's view.
  var content: UIView? {
    didSet {
      guard let content else { return }
      content.frame = clip.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.addSubview(content)
    }
  }
  /// The colour of the background and the arrow; nil means the content's background colour or, if
  /// there is none, `systemBackground`.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  var placement: PopoverPlacement? { didSet { if placement != oldValue { placeContent() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    traitOverrides.userInterfaceLevel = .elevated
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverPlacement.radius
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  private func placeContent() {
    clip.frame = placement?.contentFrame ?? bounds
    setNeedsDisplay()
  }

  /// Draws the arrow and the background of the content.
  override func draw(_ rect: CGRect) {
    guard let placement else { return }
    (color ?? content?.backgroundColor ?? .systemBackground).setFill()
    UIBezierPath(roundedRect: placement.contentFrame, cornerRadius: PopoverPlacement.radius).fill()
    arrow(of: placement).fill()
  }

  /// Returns the shape of the arrow: its sides curve out of the content's edge to a round tip.
  ///
  ///         ╭╮
  ///     ___╱  ╲___
  private func arrow(of placement: PopoverPlacement) -> UIBezierPath {
    let (tip, size) = (placement.tip, PopoverPlacement.arrow)
    let isVertical = placement.direction == .up || placement.direction == .down
    let inward: CGFloat = placement.direction == .up || placement.direction == .left ? 1 : -1
    func point(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
      isVertical
        ? CGPoint(x: tip.x + along, y: tip.y + inward * depth)
        : CGPoint(x: tip.x + inward * depth, y: tip.y + along)
    }
    // The base of the arrow overlaps the content by a point, so that no gap is visible between
    // them.
    let (half, base) = (size.width / 2, size.height)
    let path = UIBezierPath()
    path.move(to: point(-half, base + 1))
    path.addLine(to: point(-half, base))
    path.addCurve(
      to: point(-4, 1.5), controlPoint1: point(-half + 8, base), controlPoint2: point(-8, 5))
    path.addCurve(
      to: point(4, 1.5), controlPoint1: point(-1.5, -0.5), controlPoint2: point(1.5, -0.5))
    path.addCurve(
      to: point(half, base), controlPoint1: point(8, 5), controlPoint2: point(half - 8, base))
    path.addLine(to: point(half, base + 1))
    path.close()
    return path
  }
}
