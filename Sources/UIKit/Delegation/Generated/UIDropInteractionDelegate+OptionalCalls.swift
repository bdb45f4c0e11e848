// Generated from the protocol's declaration by `DelegationTests`.

extension UIDropInteractionDelegate {
  /// A callable that forwards to the optional methods named `dropInteraction`; see `OptionalCalls`.
  @_disfavoredOverload
  public var dropInteraction: OptionalCalls<any UIDropInteractionDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIDropInteractionDelegate {
  /// Calls `dropInteraction(_:canHandle:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UIDropInteraction>(
    _ interaction: Object, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMethodCall.result { target.dropInteraction(interaction, canHandle: session) }
  }

  /// Calls `dropInteraction(_:canHandle:)` and returns its result, or the default if the method is
  /// not implemented.
  public func callAsFunction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault { target.dropInteraction(interaction, canHandle: session) }
  }

  /// Calls `dropInteraction(_:sessionDidEnter:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.dropInteraction(interaction, sessionDidEnter: session) }
  }

  /// Calls `dropInteraction(_:sessionDidUpdate:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UIDropInteraction>(
    _ interaction: Object, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal? {
    OptionalMethodCall.result { target.dropInteraction(interaction, sessionDidUpdate: session) }
  }

  /// Calls `dropInteraction(_:sessionDidUpdate:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    OptionalMethodCall.resultOrDefault {
      target.dropInteraction(interaction, sessionDidUpdate: session)
    }
  }

  /// Calls `dropInteraction(_:sessionDidExit:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.dropInteraction(interaction, sessionDidExit: session) }
  }

  /// Calls `dropInteraction(_:performDrop:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.dropInteraction(interaction, performDrop: session) }
  }

  /// Calls `dropInteraction(_:concludeDrop:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.dropInteraction(interaction, concludeDrop: session) }
  }

  /// Calls `dropInteraction(_:sessionDidEnd:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.dropInteraction(interaction, sessionDidEnd: session) }
  }
}
