import Foundation
import Testing
import UIKit

/// A controller whose nib is named after it.
class ShelfController: UIViewController {
  var label: UILabel?
  private(set) var labelWhenLoaded: UILabel?

  override class var interfaceBuilderMembers: InterfaceBuilderMembers {
    super.interfaceBuilderMembers.property("label", \ShelfController.label)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    labelWhenLoaded = label
  }
}

/// The nibs of controllers that are made in code.
@MainActor struct ControllerNibTests {
  private static let outlets = """
    <outlet property="view" destination="vie-w0-01" id="out-00-01"/>
    <outlet property="label" destination="lab-el-01" id="out-00-02"/>
    """
  private static func label(_ text: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" \
    id="lab-el-01"><rect key="frame" x="10" y="10" width="100" height="21"/></label>
    """
  }
  private static func nib(_ text: String) -> String {
    StoryboardText.nib(
      owner: "ShelfController", outlets: outlets,
      StoryboardText.view("vie-w0-01", key: nil, label(text)))
  }

  /// Returns the text of the label in the controller's nib.
  private func text(
    of controller: (Bundle) -> ShelfController, _ files: [String: String]
  ) throws -> String? {
    let folder = try TemporaryBundle(files)
    let controller = controller(folder.bundle)
    controller.loadViewIfNeeded()
    try folder.remove()
    return controller.labelWhenLoaded?.text
  }

  @Test func `IB124 the owner of a controller's nib is the controller`() throws {
    let text = try text(
      of: { ShelfController(nibName: "Other", bundle: $0) }, ["Other.xib": Self.nib("Other")])
    #expect(text == "Other")
  }

  @Test func `IB125 a nib is named as the class without Controller`() throws {
    let text = try text(
      of: { ShelfController(nibName: nil, bundle: $0) },
      ["Shelf.xib": Self.nib("short"), "ShelfController.xib": Self.nib("long")])
    #expect(text == "short")
  }

  @Test func `IB125 or as the class`() throws {
    let text = try text(
      of: { ShelfController(nibName: nil, bundle: $0) }, ["ShelfController.xib": Self.nib("long")])
    #expect(text == "long")
  }

  @Test func `IB127 a pad's nib is taken on a pad`() throws {
    let files = ["Other.xib": Self.nib("all"), "Other~ipad.xib": Self.nib("pad")]
    var device = UIEnvironment()
    device.idiom = .pad
    let text = try UIEnvironment.with(device) {
      try self.text(of: { ShelfController(nibName: "Other", bundle: $0) }, files)
    }
    #expect(text == "pad")
  }

  @Test func `a controller without a nib has an empty view`() throws {
    let folder = try TemporaryBundle([:])
    let controller = ShelfController(nibName: nil, bundle: folder.bundle)
    #expect(controller.view.subviews.isEmpty)
    try folder.remove()
  }

  @Test func `the name and the bundle are those of the initialiser`() {
    let controller = ShelfController(nibName: "Other", bundle: .main)
    #expect(controller.nibName == "Other")
    #expect(controller.nibBundle == .main)
  }

  @Test func `IB124 a nib without the outlet view ends the program with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let nib = StoryboardText.nib(StoryboardText.view("vie-w0-01", key: nil))
        let folder = try TemporaryBundle(["Other.xib": nib])
        ShelfController(nibName: "Other", bundle: folder.bundle).loadViewIfNeeded()
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("loaded the \"Other\" nib but the view outlet was not set."))
  }

  @Test func `a table controller's table may be in a nib`() throws {
    let table = """
      <tableView contentMode="scaleToFill" style="grouped" rowHeight="60" id="tab-le-01">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      </tableView>
      """
    let outlet = "<outlet property=\"view\" destination=\"tab-le-01\" id=\"out-00-01\"/>"
    let folder = try TemporaryBundle(["Rows.xib": StoryboardText.nib(outlets: outlet, table)])
    let controller = UITableViewController(nibName: "Rows", bundle: folder.bundle)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.rowHeight == 60)
    try folder.remove()
  }
}
