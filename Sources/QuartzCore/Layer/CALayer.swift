// Mirrors CALayer (iOS 17). Missing: actions, timing of layers except for their speed, perspective,
// filters, styles, constraints, `NSCoding`.
import Basics
public import CoreGraphics
public import Foundation
package import RasterCore

/// A rectangle of content in a layer tree, which may belong to a view.
///
/// A layer is drawn in this order: shadow, background, contents, sublayers, border. Its `position`
/// is the point in the superlayer at which the anchor point of its bounds is:
///
///     frame.origin = position − anchorPoint · bounds.size      (without a transform)
open class CALayer: NSObject {
  /// Makes a layer with empty bounds.
  public override init() { super.init() }

  /// Makes a layer with another layer's properties, except for `mask` and `speed`, and without
  /// superlayer and sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { state = layer.state }
  }

  /// Returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // No other code runs while the state is being changed, so the check for exclusive access, which
  // takes time, is switched off.
  @exclusivity(unchecked) package final var state = LayerState()
  // `owner` and `parent` are set to nil when the object that they refer to is deallocated. Weak
  // references are avoided, because they would make every retain and release of that object slower.
  unowned(unsafe) package final var owner: (any LayerOwner)?
  unowned(unsafe) package final var parent: CALayer?
  @exclusivity(unchecked) package final var children: [CALayer] = []
  /// The observers of the layer or of its view; nil if there are none.
  package final var observers: [any LayerObserver]?
  /// The running animations, in the order in which they were added; nil if there are none.
  package final var animations: [LayerAnimation]?

  deinit { TreeRelease.free(giveUpOwned()) }

  /// The rectangle of the layer in its own coordinates.
  open var bounds: CGRect {
    get { state.bounds }
    set { changeBounds(to: newValue) }
  }

  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set { changePosition(to: newValue) }
  }

  /// The position along the z axis, by which siblings are drawn from back to front; the default is
  /// 0.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { animate(.zPosition) { state.zPosition = newValue } }
  }

  /// The fixed point of `transform` in the unit square of the bounds; the default is the centre.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change(.anchorPoint) { animate(.anchorPoint) { state.anchorPoint = newValue } } }
  }

  /// The transform applied around the anchor point.
  ///
  /// Differs from UIKit: only its affine part is drawn.
  open var transform: CATransform3D {
    get { state.transform }
    set { change(.transform) { animate(.transform) { state.transform = newValue } } }
  }

  /// The bounding box of the transformed bounds in the superlayer's coordinates.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  /// Whether the layer is hidden, with its sublayers.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change(.isHidden) { state.isHidden = newValue } }
  }

  /// The sublayers, from back to front, or `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }

  /// The layer that contains this one; nil for the root of a tree.
  open var superlayer: CALayer? { parent }

  /// The speed of time in the layer and its sublayers, as a factor; it affects their animations,
  /// and the default is 1.
  ///
  /// Differs from UIKit: a change of the speed does not affect animations that have already been
  /// added.
  open var speed: Float = 1

  /// Adds an animation, and removes any existing one with the same key.
  ///
  /// Differs from UIKit: there is no real-time clock. An animation ends as soon as it is added,
  /// unless a `Simulator` of `LayoutStage` controls the time, or the animation's speed is 0.
  open func add(_ anim: CAAnimation, forKey key: String?) { _add(anim, key) }

  /// Returns the animation that was added with a key and has not ended; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations?.last { $0.key == key && !$0.isOver }?.object
  }

  /// Returns the keys of the animations that have not ended, in the order in which they were added;
  /// nil if there are none.
  open func animationKeys() -> [String]? {
    var keys: [String] = []
    for animation in animations ?? [] where !animation.isOver && !keys.contains(animation.key) {
      keys.append(animation.key)
    }
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { dropAnimations { $0.key == key } }

  /// Removes all animations.
  open func removeAllAnimations() { dropAnimations { _ in true } }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index from the back; an index that is too large means the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer directly behind a sibling, or behind all others if `sibling` is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of a sibling, or in front of all others if `sibling` is not
  /// a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? children.count)
  }

  /// Replaces a sublayer with a different layer; has no effect if `old` is not a sublayer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let place = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: place)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    if let place = parent?.children.firstIndex(where: { $0 === self }) {
      parent?.children.remove(at: place)
    }
    parent = nil
  }

  /// The layer whose alpha masks this one, a layer without a superlayer; nil by default.
  open var mask: CALayer?

  /// Whether the layer itself draws anything; false if only its sublayers are drawn.
  var drawsItself: Bool { true }

  /// Returns whether a point in the layer's coordinates is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point in the superlayer's coordinates: this layer or a
  /// descendant; nil if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(state.toSuperlayer.inverted())
    guard !isHidden, contains(point) || !masksToBounds else { return nil }
    for child in childrenFromBackToFront.reversed() {
      let hit = NestedCalls.run { child.hitTest(point) }
      if case .some(.some(let hit)) = hit { return hit }
    }
    return contains(point) ? self : nil
  }

  /// Lays out the sublayers: calls the view of a view's layer, and does nothing for other layers.
  open func layoutSublayers() { owner?.placeSublayers(of: self) }

  /// Marks the layer for layout before it is next drawn.
  open func setNeedsLayout() {
    state.needsLayout = true
    owner?.layerNeedsLayout()
  }

  /// Lays out the layer and its sublayers if they are marked, and marked superlayers before them;
  /// for a view's layer, calls the view.
  open func layoutIfNeeded() {
    if let owner { owner.layOutIfNeeded() } else { outermostMarkedLayer.layoutTreeIfNeeded() }
  }

  /// Marks the layer for `draw(in:)` before it is next recorded.
  open func setNeedsDisplay() { state.needsDisplay = true }

  /// Replaces the contents with the drawing of `draw(in:)`, unless the bounds are empty.
  open func display() {
    guard !bounds.isEmpty else { return }
    // The mark is cleared before drawing, because `draw(in:)` may mark the layer again.
    state.needsDisplay = false
    record { draw(in: $0) }
  }

  /// Draws the contents: calls the view of a view's layer, and does nothing for other layers.
  open func draw(in ctx: CGContext) { owner?.drawLayer() }

  /// Draws the layer and its sublayers in the layer's coordinates, with their values after all
  /// animations.
  ///
  /// The materials of bars and of visual effect views are left out, as on iOS (fact H22).
  open func render(in ctx: CGContext) {
    // Recording does not lay out the tree, so the tree is laid out first.
    layoutTreeIfNeeded()
    var recorder = LayerRecorder(canvas: ctx.canvas, showsModel: true)
    recorder.showsMaterials = false
    recorder.recordInPlace(self)
  }

  /// Records the contents, which are drawn in front of the background and behind the sublayers.
  package func recordContents(into canvas: Canvas) {
    if state.needsDisplay { display() }
    recordDisplay(into: canvas)
    recordImage(into: canvas)
    owner?.recordContents(into: canvas)
  }
}
