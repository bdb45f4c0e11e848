import Testing
import UIKit

@MainActor private final class EditedController: UIViewController {
  var heard: [String] = []
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    heard.append("\(editing) \(animated)")
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { heard.append("\((container as? UIViewController)?.preferredContentSize ?? .zero)") }
}

@MainActor struct EditingTests {
  private let shelf = EditedController()

  @Test func `editing begins and ends through one method`() {
    #expect(!shelf.isEditing)
    shelf.isEditing = true
    #expect(shelf.isEditing)
    shelf.setEditing(false, animated: true)
    #expect(shelf.heard == ["true false", "false true"])
  }

  @Test func `the edit button says what it does`() {
    let button = shelf.editButtonItem
    #expect(button === shelf.editButtonItem)
    #expect(button.title == "Edit")
    shelf.isEditing = true
    #expect(button.title == "Done")
  }

  @Test func `a parent hears of the size that a child would like`() {
    let child = UIViewController()
    shelf.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(shelf.heard == ["(3.0, 4.0)"])
  }
}
