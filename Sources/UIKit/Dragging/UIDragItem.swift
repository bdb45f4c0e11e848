// Mirrors UIDragItem (iOS 17). Missing: nothing.
// Mirrors UIDragPreview (iOS 17). Missing: previews of addresses.
public import Foundation

/// One of the items that a finger drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// An object of the app that the item represents, for drops in the same app.
  open var localObject: Any?
  /// The closure that makes the preview of the item; nil means the view that is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
  /// Inert: requests the preview of the item again, which no picture shows.
  open func setNeedsDropPreviewUpdate() {}
}

/// The shape and the background of a dragged view.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The view that a finger drags.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The shape of the view.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// The place that a dragged view comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A dragged view, and the place that it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
