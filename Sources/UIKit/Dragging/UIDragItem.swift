// Mirrors UIDragItem (iOS 17). Missing: nothing.
// Mirrors UIDragPreview (iOS 17). Missing: previews of URLs.
public import Foundation

/// One of the items of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// An object of the app that the item represents; only drops in the same app can use it.
  open var localObject: Any?
  /// Inert: the closure that makes the preview of the item; nil means the dragged view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
  /// Inert: in UIKit, requests the preview of the item again; previews of drops are not drawn.
  open func setNeedsDropPreviewUpdate() {}
}

/// The shape and the background of the preview of a dragged view.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The shape and the background of the view.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// The position at which a dragged preview begins or ends.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item, with the position at which it begins or ends.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
