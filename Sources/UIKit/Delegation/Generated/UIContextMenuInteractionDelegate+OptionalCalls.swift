// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIContextMenuInteractionDelegate {
  /// A callable that forwards to the optional methods named `contextMenuInteraction`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var contextMenuInteraction: OptionalCalls<any UIContextMenuInteractionDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIContextMenuInteractionDelegate {
  /// Calls `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)` and
  /// returns its result, or nil if the method is not implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: identifier)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)` and
  /// returns its result, or nil if the method is not implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: identifier)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`, and returns
  /// nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethodCall.result {
      target.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`, and returns nil if the method
  /// is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethodCall.result {
      target.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  /// Calls `contextMenuInteraction(_:willEndFor:animator:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethodCall.result {
      target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
  }
}
