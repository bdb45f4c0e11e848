// Generated from the protocol's declaration by `DelegationTests`.

extension UIDragInteractionDelegate {
  /// A callable that forwards to the optional methods named `dragInteraction`; see `OptionalCalls`.
  @_disfavoredOverload
  public var dragInteraction: OptionalCalls<any UIDragInteractionDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIDragInteractionDelegate {
  /// Calls `dragInteraction(_:sessionWillBegin:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethodCall.result { target.dragInteraction(interaction, sessionWillBegin: session) }
  }

  /// Calls `dragInteraction(_:sessionDidMove:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) -> Void? {
    OptionalMethodCall.result { target.dragInteraction(interaction, sessionDidMove: session) }
  }

  /// Calls `dragInteraction(_:session:willEndWith:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) -> Void? {
    OptionalMethodCall.result {
      target.dragInteraction(interaction, session: session, willEndWith: operation)
    }
  }

  /// Calls `dragInteraction(_:session:didEndWith:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) -> Void? {
    OptionalMethodCall.result {
      target.dragInteraction(interaction, session: session, didEndWith: operation)
    }
  }

  /// Calls `dragInteraction(_:previewForLifting:session:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalMethodCall.result {
      target.dragInteraction(interaction, previewForLifting: item, session: session)
    } ?? nil
  }

  /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UIDragInteraction>(
    _ interaction: Object, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMethodCall.result {
      target.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    }
  }

  /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    }
  }
}
