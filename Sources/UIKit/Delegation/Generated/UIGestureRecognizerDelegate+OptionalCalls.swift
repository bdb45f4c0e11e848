// Generated from the protocol's declaration by `DelegationTests`.

extension UIGestureRecognizerDelegate {
  /// A closure that calls `gestureRecognizerShouldBegin(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool?)? {
    { view in OptionalMethodCall.result { self.gestureRecognizerShouldBegin(view) } }
  }

  /// A callable that forwards to the optional methods named `gestureRecognizer`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var gestureRecognizer: OptionalCalls<any UIGestureRecognizerDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIGestureRecognizerDelegate {
  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethodCall.result {
      target.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object, shouldReceive touch: UITouch
  ) -> Bool? {
    OptionalMethodCall.result { target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethodCall.result {
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UIGestureRecognizer>(
    _ gestureRecognizer: Object,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethodCall.result {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }
}
