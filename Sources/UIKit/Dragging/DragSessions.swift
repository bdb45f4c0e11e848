import Foundation

/// The session of a simulated drag.
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  /// The position of the drag, in the window's coordinates.
  var position: CGPoint
  weak var window: UIWindow?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  init(in window: UIWindow, at position: CGPoint) {
    (self.window, self.position) = (window, position)
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.convert(position, from: window) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of a simulated drag while it is over a view that may accept the drop.
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var found: [any NSItemProviderReading] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        object.map { found.append($0) }
      }
    }
    completion(found)
    return progress
  }
}
