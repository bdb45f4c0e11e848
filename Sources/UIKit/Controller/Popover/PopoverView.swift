import Foundation

/// The view of a popover: the presented controller's view with rounded corners, and the arrow.
final class PopoverView: UIView {
  private let clip = UIView()
  /// The presented controller's view.
  var content: UIView? {
    didSet {
      guard let content else { return }
      content.frame = clip.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.addSubview(content)
    }
  }
  /// The colour of the arrow; nil means that of the content.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  var placement: PopoverPlacement? { didSet { if placement != oldValue { placeContent() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
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
    let (tip, size) = (placement.tip, PopoverPlacement.arrow)
    let isVertical = placement.direction == .up || placement.direction == .down
    let inward: CGFloat = placement.direction == .up || placement.direction == .left ? 1 : -1
    // The base overlaps the content by a point, so that no gap shows between them.
    let depth = inward * (size.height + 1)
    let half = size.width / 2
    let arrow = UIBezierPath()
    arrow.move(to: tip)
    if isVertical {
      arrow.addLine(to: CGPoint(x: tip.x + half, y: tip.y + depth))
      arrow.addLine(to: CGPoint(x: tip.x - half, y: tip.y + depth))
    } else {
      arrow.addLine(to: CGPoint(x: tip.x + depth, y: tip.y + half))
      arrow.addLine(to: CGPoint(x: tip.x + depth, y: tip.y - half))
    }
    arrow.close()
    arrow.fill()
  }
}
