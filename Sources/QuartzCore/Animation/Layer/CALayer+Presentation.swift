import Foundation
import RasterCore

extension CALayer {
  /// Returns a layer of the same class with the values that are currently on screen, including
  /// running animations.
  ///
  /// Differs from UIKit: the copy has no superlayer or sublayers, and it exists even before the
  /// layer has been shown.
  public func presentation() -> Self? {
    let shown = unsafeDowncast(Self.make(), to: Self.self)
    shown.state = presentedState
    return shown
  }

  /// The state of the layer with its running animations applied, in the order in which they began.
  package var presentedState: LayerState {
    guard let animations else { return state }
    var shown = state
    for animation in animations {
      shown[animation.path] = animation.value(over: shown[animation.path])
    }
    return shown
  }

  /// Calls a closure while the layer has its presented values.
  func asPresented(_ body: () -> Void) {
    guard animations != nil else { return body() }
    dropAnimations()
    // Contents are drawn for the size after the animation, and are stretched during it, as on iOS.
    if state.needsDisplay { display() }
    let model = state
    state = presentedState
    body()
    state = model
  }
}

extension CALayer {
  /// Draws the layer's contents from before each running transition, with the transition's current
  /// opacity.
  func drawOldContents(in canvas: Canvas) {
    for animation in animations ?? [] {
      guard let old = animation.oldContents, !old.bounds.isEmpty else { continue }
      canvas.beginGroup(alpha: animation.value(over: .vector(.zero)).number)
      canvas.translate(x: bounds.minX, y: bounds.minY)
      canvas.scale(
        x: bounds.width / old.bounds.width, y: bounds.height / old.bounds.height)
      canvas.clip(to: old.bounds)
      canvas.draw(old.drawing)
      canvas.endGroup()
    }
  }

  /// Changes an animatable property, and records an animation if the change is made in an animation
  /// block or, for a layer without a view, in a transaction.
  @inline(__always)
  func animate(_ property: AnimatedProperty, _ body: () -> Void) {
    // The function is inlined, so that a change outside animation blocks costs little more than
    // this check.
    let recording = owner == nil ? CATransaction.recording : BlockRecording.current
    guard let recording else { return body() }
    animate(property, in: recording, body)
  }

  private func animate(
    _ property: AnimatedProperty, in recording: BlockRecording, _ body: () -> Void
  ) {
    guard isAnimatable else { return body() }
    let old = state[property]
    body()
    recording.record(property, from: old, on: self)
  }

  /// Whether a change made now is animated: false while animations are disabled; otherwise the view
  /// decides, and a layer without a view needs a superlayer.
  private var isAnimatable: Bool {
    guard !CATransaction.disableActions() else { return false }
    return owner?.animatesChanges ?? (parent != nil)
  }

  /// Removes the animations that have ended, and those for which the closure returns true.
  package func dropAnimations(where isDropped: (LayerAnimation) -> Bool = { _ in false }) {
    guard let all = animations else { return }
    let kept = all.filter { !$0.isOver && !isDropped($0) }
    animations = kept.isEmpty ? nil : kept
    for animation in all where !animation.isOver && isDropped(animation) {
      animation.run.noteRemoved()
    }
  }

  /// Adds an animation, which is applied after the running ones.
  func append(_ animation: LayerAnimation) {
    animation.run.noteAdded()
    animations = (animations ?? []) + [animation]
    AnimationLog.current?.note(animation, on: self)
  }
}
