// Mirrors CALayer (iOS 17). Missing: animation, actions, perspective, filters, styles, constraints,
// archives.
public import Foundation
import RasterCore

/// A rectangle of content in a tree, which a view shows and which can also stand alone.
///
/// A layer is drawn in this order: shadow, background, contents, sublayers, border. It is placed by
/// `position`, the point of the superlayer where the anchor point of its bounds lies:
///
///     frame.origin = position − anchorPoint · bounds.size      (without a transform)
open class CALayer: NSObject {
  /// Makes a layer with empty bounds.
  public override init() { super.init() }

  /// Makes a layer like another: every property but the tree around it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { state = layer.state }
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  var state = LayerState()
  weak var owner: (any LayerOwner)?
  var children: [CALayer] = []
  weak var parent: CALayer?
  /// Who observes the layer or the view that it shows; nil as a rule.
  var observers: [Observer]?

  /// The part of its own coordinates that the layer shows.
  open var bounds: CGRect {
    get { state.bounds }
    set { changeBounds(to: newValue) }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set { changePosition(to: newValue) }
  }

  /// The place in the superlayer along z: greater is drawn later; default 0.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { state.zPosition = newValue }
  }

  /// The fixed point of `transform` in parts of the bounds; default the middle.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change(.anchorPoint) { state.anchorPoint = newValue } }
  }

  /// The map done around the anchor point; only its affine part is drawn.
  open var transform: CATransform3D {
    get { state.transform }
    set { change(.transform) { state.transform = newValue } }
  }

  /// The bounding box in the superlayer; see `CALayer+Geometry`.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  /// Whether the layer and what is in it is left out.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change(.isHidden) { state.isHidden = newValue } }
  }

  /// The layers inside, from back to front, or `nil` without any.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }

  /// The layer around this one.
  open var superlayer: CALayer? { parent }

  /// The layer whose opacity cuts this one out; it belongs to no tree.
  open var mask: CALayer?

  /// Places the sublayers: asks the view to, if there is one.
  open func layoutSublayers() { owner?.placeSublayers(of: self) }

  /// Asks for a layout before the layer is next drawn.
  open func setNeedsLayout() {
    state.needsLayout = true
    owner?.layerNeedsLayout()
  }

  /// Asks for `draw(in:)` before the layer is next recorded.
  open func setNeedsDisplay() { state.needsDisplay = true }

  /// Makes the contents anew: keeps what `draw(in:)` draws.
  open func display() {
    guard !bounds.isEmpty else { return }
    state.needsDisplay = false
    record { draw(in: $0) }
  }

  /// Draws the contents: asks the view to, if there is one.
  open func draw(in ctx: CGContext) { owner?.drawLayer() }

  /// Draws the layer and what is in it, in its own coordinates.
  open func render(in ctx: CGContext) {
    layoutTreeIfNeeded()
    LayerRecorder(canvas: ctx.canvas).recordInPlace(self)
  }

  /// Records what is between background and sublayers.
  func recordContents(into canvas: Canvas) {
    if state.needsDisplay { display() }
    recordDisplay(into: canvas)
    recordImage(into: canvas)
    owner?.recordContents(into: canvas)
  }
}
