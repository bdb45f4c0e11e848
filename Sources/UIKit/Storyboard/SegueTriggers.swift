import Foundation
import InterfaceBuilder

/// The closures that perform the segues of a table's or collection view's cell.
struct CellSegues {
  /// Called when the user selects the cell.
  var selection: ((Any?) -> Void)?
  /// Called when the user taps the button of the accessory.
  var accessory: ((Any?) -> Void)?
}

extension SegueTemplate {
  /// Whether the segue can be performed; relationships, embed segues and old peek segues cannot
  /// (fact IB111).
  var isPerformable: Bool {
    segue.relationship == nil && !segue.kind.isEmpty && segue.kind != "embed"
  }
}

extension NSObject {
  /// Adds a closure that the object's event, such as the tap of a button, calls to perform a segue
  /// (fact IB112); does nothing for objects without an event.
  @MainActor func addTrigger(_ template: SegueTemplate, _ fire: @escaping (Any?) -> Void) {
    switch self {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
      control.addAction(UIAction { fire($0.sender) }, for: event)
    case let item as UIBarButtonItem: item.primaryAction = UIAction { fire($0.sender) }
    case let recognizer as UIGestureRecognizer: recognizer.segue = fire
    case let cell as UITableViewCell: cell.segues.add(template, fire)
    case let cell as UICollectionViewCell: cell.segues.add(template, fire)
    // A segue of a controller has no event; it is performed only by its identifier.
    default: break
    }
  }
}

extension CellSegues {
  fileprivate mutating func add(_ template: SegueTemplate, _ fire: @escaping (Any?) -> Void) {
    let isOfAccessory = template.segue.properties["trigger"] == "accessoryAction"
    if isOfAccessory { accessory = fire } else { selection = fire }
  }
}
