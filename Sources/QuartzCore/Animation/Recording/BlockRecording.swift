import Basics
import Foundation

/// The recording of the changes in an animation block, each of which becomes an animation of its
/// layer.
package final class BlockRecording {
  /// The time source of the animations.
  package let source: TimeSource
  /// The spans during which subsequent changes are animated; see `LayerAnimation.spans`.
  package var spans: [TimeSpan]
  package let run: AnimationRun
  /// Whether animations that have ended are kept until their animator removes them.
  package let keepsAnimations: Bool
  /// Whether numeric animations are added to the property's value, as UIKit's are; those of Core
  /// Animation replace each other.
  package let addsUp: Bool
  /// The closure called before each change, with the old value; nil for none.
  package var willRecord: ((CALayer, AnimatedProperty, AnimatedValue) -> Void)?
  /// The time at which the last of the animations ends, in seconds.
  package private(set) var end = 0.0
  /// The layers that were added since the outermost enclosing block began, whose changes are not
  /// animated; nil outside `perform`.
  package private(set) var unanimatedLayers: UnanimatedLayers?

  package init(
    source: TimeSource, spans: [TimeSpan], addsUp: Bool = true, keepsAnimations: Bool = false
  ) {
    self.source = source
    self.spans = spans
    run = AnimationRun()
    self.keepsAnimations = keepsAnimations
    self.addsUp = addsUp
  }

  private static let present = ThreadValue<BlockRecording>()

  /// The recording of the innermost animation block for views; nil if their changes are not
  /// animated.
  package static var current: BlockRecording? { present.value }

  /// Runs a closure whose changes to views are recorded.
  package func perform(_ body: () -> Void) {
    let (outer, known) = (Self.present.value, unanimatedLayers)
    // A layer that is added in this block is also new for the enclosing block, so both blocks share
    // the list.
    unanimatedLayers = outer?.unanimatedLayers ?? UnanimatedLayers()
    Self.present.value = self
    body()
    Self.present.value = outer
    unanimatedLayers = known
  }

  /// Runs a closure whose changes are not recorded.
  package static func suspend(_ body: () -> Void) {
    guard let recording = present.value else { return body() }
    present.value = nil
    body()
    present.value = recording
  }

  /// Runs a closure whose changes are animated in a part of the recording's duration; the start and
  /// the length of the part are fractions from 0 to 1.
  package func perform(from start: Double, for length: Double, _ body: () -> Void) {
    guard let whole = spans.first else { return }
    var part = TimeSpan(begin: start * whole.duration, duration: length * whole.duration)
    part.holdsStart = true
    part.holdsEnd = true
    let outer = spans
    spans = [whole, part]
    // The closure is called directly, because this recording is already the current one.
    body()
    spans = outer
  }

  /// Records the change of a property from an old value to the current one.
  package func record(_ property: AnimatedProperty, from old: AnimatedValue, on layer: CALayer) {
    let new = layer.state[property]
    guard old != new, unanimatedLayers?.contains(layer) != true else { return }
    AnimationLog.current?.note(old, of: property, on: layer)
    willRecord?(layer, property, old)
    layer.dropAnimations()
    if addsUp, property.isAdditive {
      let track = AnimationTrack(from: .vector(old.vector - new.vector), to: .vector(.zero))
      append(track, of: property, isAdditive: true, to: layer)
    } else {
      replace(property, from: old, to: new, on: layer)
    }
  }

  /// Records an animation that is applied on top of a property's own value.
  package func record(
    _ track: AnimationTrack, onTopOf property: AnimatedProperty, of layer: CALayer,
    oldContents: RecordedDisplay? = nil
  ) {
    append(track, of: property, isAdditive: true, to: layer, oldContents: oldContents)
  }

  private func append(
    _ track: AnimationTrack, of property: AnimatedProperty, isAdditive: Bool, to layer: CALayer,
    oldContents: RecordedDisplay? = nil
  ) {
    var spans = spans
    if let whole = spans.first { spans[0] = layer.paced(whole, from: source.now) }
    var animation = LayerAnimation(
      key: layer.freeKey(for: property), path: AnimatedPath(property), track: track,
      spans: spans, isAdditive: isAdditive, isKept: keepsAnimations, source: source, run: run,
      oldContents: oldContents)
    if let restoration = AnimationRestoration.current {
      animation = restoration.restored(animation, on: layer)
    }
    end = max(end, animation.spans.first?.end ?? 0)
    layer.append(animation)
  }
}

extension BlockRecording {
  /// Records a change of a property whose animations are not additive: the new animation begins at
  /// the presented value, and replaces earlier ones.
  private func replace(
    _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue, on layer: CALayer
  ) {
    let path = AnimatedPath(property)
    let running = layer.animations?.filter { $0.path == path && !$0.isAdditive } ?? []
    guard let own = running.last(where: { $0.run === run }) else {
      let shown = running.reduce(old) { $1.value(over: $0) }
      layer.dropAnimations { $0.path == path && !$0.isAdditive }
      let track = AnimationTrack(from: shown, to: new)
      return append(track, of: property, isAdditive: false, to: layer)
    }
    if own.spans == spans {
      // A second change in the same block only changes the end value of the animation that the
      // first change recorded.
      return layer.redirect(own, to: new)
    }
    // For a later keyframe of the same animation, the earlier one keeps its last value until the
    // later one begins.
    let whole = spans
    spans[spans.count - 1].holdsStart = false
    append(AnimationTrack(from: old, to: new), of: property, isAdditive: false, to: layer)
    spans = whole
  }
}

extension CALayer {
  /// Returns a key that no animation of the layer has: the property's name, if necessary with `-2`,
  /// `-3` and so on.
  fileprivate func freeKey(for property: AnimatedProperty) -> String {
    let known = Set((animations ?? []).map(\.key))
    var key = property.rawValue
    var number = 1
    while known.contains(key) {
      number += 1
      key = "\(property.rawValue)-\(number)"
    }
    return key
  }

  /// Changes the end value of an animation.
  fileprivate func redirect(_ animation: LayerAnimation, to end: AnimatedValue) {
    guard let place = animations?.lastIndex(where: { $0.key == animation.key }),
      let start = animation.track.values.first
    else { return }
    var redirected = animation
    redirected.track = AnimationTrack(from: start, to: end)
    animations?[place] = redirected
    AnimationLog.current?.note(redirected, on: self)
  }
}
