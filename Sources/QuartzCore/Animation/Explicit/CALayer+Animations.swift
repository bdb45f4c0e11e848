import Foundation

extension CALayer {
  func _add(_ anim: CAAnimation, _ key: String?) {
    if let key { removeAnimation(forKey: key) }
    let clock = AnimationClock.current
    let run = AnimationRun()
    let now = clock?.time ?? 0
    let span = paced(
      anim.pacedSpan(beginningAt: now, lasting: CATransaction.animationDuration()), from: now)
    run.addCompletion { anim.delegate?.animationDidStop(anim, finished: $0) }
    anim.delegate?.animationDidStart(anim)
    // Without a clock the time is infinite, so that the animation has already ended, unless its
    // speed is 0.
    let source = clock?.source ?? TimeSource(at: span.speed == 0 ? 0 : .infinity)
    var end = span.end
    for part in anim.parts(of: presentedState) {
      var animation = LayerAnimation(
        key: key ?? part.path.property.rawValue, path: part.path, track: part.track,
        spans: [span] + part.spans, isAdditive: part.isAdditive,
        isKept: !anim.isRemovedOnCompletion, source: source, run: run, object: anim)
      if let restoration = AnimationRestoration.current {
        animation = restoration.restored(animation, on: self)
        end = animation.spans.first?.end ?? end
      }
      append(animation)
    }
    // An animation with speed 0 never ends.
    if span.speed != 0 {
      run.complete(at: clock == nil ? 0 : end, on: clock ?? AnimationClock())
    }
    dropAnimations()
  }
}

extension AnimatedValue {
  /// Makes a value from an animation's property of type `Any`; nil if values of its type cannot be
  /// animated.
  init?(any value: Any?) {
    switch value {
    case let value as CATransform3D: self = .transform(value)
    case let value as CGColor: self = .color(value.value)
    case let value as CGRect: self.init(value)
    case let value as CGPoint: self.init(value)
    case let value as CGSize: self.init(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGFloat: self.init(value)
    case let value as Double: self.init(CGFloat(value))
    case let value as Float: self.init(CGFloat(value))
    case let value as Int: self.init(CGFloat(value))
    case let value as NSNumber: self.init(CGFloat(value.doubleValue))
    case let value as NSValue: self.init(boxed: value)
    default: return nil
    }
  }

  /// Makes a value from a structure in an `NSValue`, whose type is recognised by its Objective-C
  /// name.
  private init?(boxed value: NSValue) {
    let type = String(cString: value.objCType)
    if type.contains("Rect") {
      self.init(value.rectValue)
    } else if type.contains("Point") {
      self.init(value.pointValue)
    } else if type.contains("Size") {
      self.init(value.sizeValue)
    } else if type.contains("Affine") || type == "[6d]" {
      self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
    } else {
      self = .transform(value.caTransform3DValue)
    }
  }
}
