import Foundation

extension CALayer {
  /// Adds an animation, instead of the one that has the key.
  ///
  /// Differs from UIKit: no clock runs. An animation is over as soon as it is added, unless a
  /// `Simulator` of `LayoutStage` holds the time, or its speed is 0.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let clock = AnimationClock.current
    let run = AnimationRun()
    let span = anim.pacedSpan(
      beginningAt: clock?.time ?? 0, lasting: CATransaction.animationDuration())
    run.addCompletion { anim.delegate?.animationDidStop(anim, finished: $0) }
    anim.delegate?.animationDidStart(anim)
    // Where no clock moves, time is at its end for all that moves with it.
    let source = clock?.source ?? TimeSource(at: span.speed == 0 ? 0 : .infinity)
    for part in anim.parts(of: presentedState) {
      append(
        LayerAnimation(
          key: key ?? part.path.property.rawValue, path: part.path, track: part.track,
          spans: [span] + part.spans, isAdditive: part.isAdditive,
          isKept: !anim.isRemovedOnCompletion, source: source, run: run, object: anim))
    }
    // One that stands still is never over.
    if span.speed != 0 {
      run.complete(at: clock == nil ? 0 : span.end, on: clock ?? AnimationClock())
    }
    dropAnimations()
  }

  /// Returns the animation that was added with a key and is not over; nil where there is none.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.last { $0.key == key && !$0.isOver }?.object
  }

  /// Returns the keys of the animations that are not over, in the order in which they were added;
  /// nil without any.
  public func animationKeys() -> [String]? {
    var keys: [String] = []
    for animation in animations ?? [] where !animation.isOver && !keys.contains(animation.key) {
      keys.append(animation.key)
    }
    return keys.isEmpty ? nil : keys
  }

  /// Takes out the animation that has a key.
  public func removeAnimation(forKey key: String) { dropAnimations { $0.key == key } }

  /// Takes out all animations.
  public func removeAllAnimations() { dropAnimations { _ in true } }
}

extension AnimatedValue {
  /// Makes a value of what animations are given; nil for what cannot be animated here.
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

  /// Makes a value of a boxed structure, by the name of its type.
  private init?(boxed value: NSValue) {
    let type = String(cString: value.objCType)
    if type.contains("Rect") {
      self.init(value.cgRectValue)
    } else if type.contains("Point") {
      self.init(value.cgPointValue)
    } else if type.contains("Size") {
      self.init(value.cgSizeValue)
    } else if type.contains("Affine") || type == "[6d]" {
      self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
    } else {
      self = .transform(value.caTransform3DValue)
    }
  }
}
