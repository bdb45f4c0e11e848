// Calls of methods that may be missing, written with `?` as on iOS; see `OptionalCalls`.

extension UIGestureRecognizerDelegate {
  /// Calls the method of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool?)? {
    { view in Unanswered.ask { self.gestureRecognizerShouldBegin(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var gestureRecognizer: OptionalCalls<any UIGestureRecognizerDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIGestureRecognizerDelegate {
  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`; nil without an implementation.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    Unanswered.ask {
      target.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`; its default without an implementation.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Unanswered.value {
      target.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; nil without an implementation.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object, shouldReceive touch: UITouch
  ) -> Bool? {
    Unanswered.ask { target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; its default without an implementation.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    Unanswered.value { target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`; nil without an implementation.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    Unanswered.ask {
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`; its default without an implementation.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Unanswered.value {
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`; nil without an implementation.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    Unanswered.ask {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`; its default without an implementation.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Unanswered.value {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }
}
