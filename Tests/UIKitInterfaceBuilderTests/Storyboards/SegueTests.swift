import Foundation
import Testing

@testable import UIKit

/// The segues of storyboards.
@MainActor struct SegueTests {
  private let button = """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="but-to-01">
      <rect key="frame" x="100" y="100" width="80" height="30"/>
      <state key="normal" title="Go"/>
      <connections>SEGUES</connections>
    </button>
    """

  // A controller does not keep the window around it.
  private static var windows: [UIWindow] = []

  /// Returns the first of two controllers, in a window and in a navigation controller.
  private func source(
    segues: String, of element: String? = nil, inStack: Bool = true, more: String = ""
  ) throws -> (controller: SceneController, window: UIWindow) {
    let own = element == nil ? segues : ""
    let view = (element ?? "").replacingOccurrences(of: "SEGUES", with: segues)
    let first = """
      <viewController id="con-tr-01" title="First" \(StoryboardText.custom("SceneController"))>
        \(StoryboardText.view("vie-w0-01", view))
        \(more.replacingOccurrences(of: "SEGUES", with: segues))
        <connections>\(own)</connections>
      </viewController>
      """
    let second = """
      <viewController id="con-tr-02" title="Second" \(StoryboardText.custom("SceneController"))>
        \(StoryboardText.view("vie-w0-02"))
        <connections>
          <segue destination="exi-t0-02" kind="unwind" identifier="back" unwindAction="comeBack:" \
      id="seg-ue-09"/>
        </connections>
      </viewController>
      <exit id="exi-t0-02" sceneMemberID="exit"/>
      """
    let text = StoryboardText.storyboard(initial: "con-tr-01", first, second)
    let folder = try TemporaryBundle(["Main.storyboard": text])
    let board = UIStoryboard(name: "Main", bundle: folder.bundle)
    try folder.remove()
    let found = board.instantiateInitialViewController() as? SceneController
    let controller = try #require(found)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController =
      inStack ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    Self.windows.append(window)
    controller.log = []
    return (controller, window)
  }

  private func segue(_ kind: String, _ more: String = "") -> String {
    """
    <segue destination="con-tr-02" kind="\(kind)" identifier="detail" \(more) id="seg-ue-01"/>
    """
  }

  @Test func `IB113 a segue is performed by its name`() throws {
    let (controller, _) = try source(segues: segue("show"))
    controller.performSegue(withIdentifier: "detail", sender: "me")
    #expect(controller.log == ["prepare detail"])
    #expect(controller.prepared.first?.sender as? String == "me")
    #expect(controller.prepared.first?.segue.source === controller)
    #expect(controller.navigationController?.topViewController?.title == "Second")
  }

  @Test func `the segues of a scene are performed one by one, without its relationships`() throws {
    let relationship = segue("relationship", #"relationship="child""#)
    let (controller, _) = try source(segues: segue("show") + relationship)
    let segues = SceneSegues(of: controller)
    #expect(segues.count == 1)
    #expect(!segues.isUnwinding(0))
    segues.perform(0)
    #expect(controller.navigationController?.topViewController?.title == "Second")
  }

  @Test func `IB111 push is the old name of show on a stack`() throws {
    let (controller, _) = try source(segues: segue("push"))
    controller.performSegue(withIdentifier: "detail", sender: nil)
    #expect(controller.navigationController?.viewControllers.map(\.title) == ["First", "Second"])
  }

  @Test(arguments: ["presentation", "modal"])
  func `IB111 a presentation presents`(kind: String) throws {
    let (controller, _) = try source(
      segues: segue(kind, "modalPresentationStyle=\"fullScreen\""), inStack: false)
    controller.performSegue(withIdentifier: "detail", sender: nil)
    #expect(controller.presentedViewController?.title == "Second")
    #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func `show without a stack presents`() throws {
    let (controller, _) = try source(segues: segue("show"), inStack: false)
    controller.performSegue(withIdentifier: "detail", sender: nil)
    #expect(controller.presentedViewController?.title == "Second")
  }

  @Test func `a popover points at its anchor`() throws {
    let (controller, _) = try source(
      segues: segue("popoverPresentation", "popoverAnchorView=\"but-to-01\""), of: button,
      inStack: false)
    controller.performSegue(withIdentifier: "detail", sender: nil)
    let popover = controller.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView is UIButton)
  }

  @Test func `showDetail shows the second column of a split view`() throws {
    let (controller, window) = try source(segues: segue("showDetail"), inStack: false)
    let split = UISplitViewController(style: .doubleColumn)
    window.rootViewController = nil
    split.setViewController(controller, for: .primary)
    window.rootViewController = split
    controller.performSegue(withIdentifier: "detail", sender: nil)
    let shown = controller.prepared.first?.segue.destination
    #expect(shown?.title == "Second")
    // In a compact width the second column is on the stack of the first.
    #expect(shown?.navigationController?.topViewController === shown)
  }

  @Test func `IB116 a segue of a custom class performs itself`() throws {
    let (controller, _) = try source(
      segues: segue("custom", StoryboardText.custom("NotedSegue")))
    controller.performSegue(withIdentifier: "detail", sender: nil)
    #expect(controller.log == ["prepare detail", "noted detail"])
  }

  @Test func `IB115 a segue action makes the destination`() throws {
    let (controller, _) = try source(
      segues: segue("show", "destinationCreationSelector=\"makeDetail:\""))
    controller.performSegue(withIdentifier: "detail", sender: nil)
    let destination = controller.prepared.first?.segue.destination as? SceneController
    #expect(destination?.textFromCreator == "made for detail")
  }

  // MARK: Triggers

  @Test func `IB112 the tap of a button performs its segue`() throws {
    let (controller, window) = try source(segues: segue("show"), of: button)
    window.simulateTap(at: controller.view.convert(CGPoint(x: 120, y: 110), to: nil))
    #expect(controller.log == ["should detail", "prepare detail"])
    #expect(controller.prepared.first?.sender is UIButton)
  }

  @Test func `a segue that the controller does not permit is not performed`() throws {
    let (controller, window) = try source(segues: segue("show"), of: button)
    controller.permitsSegues = false
    window.simulateTap(at: controller.view.convert(CGPoint(x: 120, y: 110), to: nil))
    #expect(controller.log == ["should detail"])
  }

  @Test func `a segue performed by its name needs no permission`() throws {
    let (controller, _) = try source(segues: segue("show"))
    controller.permitsSegues = false
    controller.performSegue(withIdentifier: "detail", sender: nil)
    #expect(controller.log == ["prepare detail"])
  }

  @Test func `IB112 a bar button item performs its segue`() throws {
    let item = """
      <navigationItem key="navigationItem" id="nav-it-01">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar-it-02">
          <connections>SEGUES</connections>
        </barButtonItem>
      </navigationItem>
      """
    let (controller, _) = try source(segues: segue("show"), of: "", more: item)
    let button = try #require(controller.navigationItem.rightBarButtonItem)
    BarButton(button, tint: .blue).tap()
    #expect(controller.prepared.first?.sender as? UIBarButtonItem === button)
  }

  @Test func `IB112 the selection of a row performs its segue before the delegate knows`() throws {
    let (controller, view) = try table(segue("show"))
    view.simulateTap(onRowAt: IndexPath(row: 0, section: 0))
    #expect(controller.prepared.first?.sender is UITableViewCell)
    #expect(view.indexPathForSelectedRow?.row == 0)
  }

  @Test func `IB112 a tap on the accessory of a row performs its own segue`() throws {
    let (controller, view) = try table(segue("show", #"trigger="accessoryAction""#))
    view.simulateTap(onRowAt: IndexPath(row: 0, section: 0))
    #expect(controller.prepared.isEmpty)
    view.simulateTap(onAccessoryOfRowAt: IndexPath(row: 0, section: 0))
    #expect(controller.prepared.first?.sender is UITableViewCell)
  }

  /// A delegate that notes whether the controller was prepared when the accessory was tapped.
  private final class AccessoryDelegate: NSObject, UITableViewDelegate {
    weak var controller: SceneController?
    var preparedBefore: [Int] = []

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      preparedBefore.append(controller?.prepared.count ?? 0)
    }
  }

  @Test func `IB155 the segue of an accessory precedes the delegate's call`() throws {
    let (controller, view) = try table(segue("show", #"trigger="accessoryAction""#))
    let delegate = AccessoryDelegate()
    delegate.controller = controller
    view.delegate = delegate
    view.simulateTap(onAccessoryOfRowAt: IndexPath(row: 0, section: 0))
    #expect(delegate.preparedBefore == [1])
  }

  /// The tables' data sources, which the tables do not keep.
  private static var sources: [UITableViewController] = []

  /// Returns a controller with a table of one row with a detail button, whose cell has segues.
  private func table(
    _ segues: String
  ) throws -> (controller: SceneController, view: UITableView) {
    let table = """
      <tableView contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" \
      id="tab-le-01">
        <rect key="frame" x="0" y="0" width="375" height="300"/>
        <sections><tableViewSection id="sec-ti-01"><cells>
          <tableViewCell accessoryType="detailDisclosureButton" id="cel-l0-01">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="cel-l0-02"/>
            <connections>SEGUES</connections>
          </tableViewCell>
        </cells></tableViewSection></sections>
      </tableView>
      """
    let (controller, _) = try source(segues: segues, of: table)
    let rows = UITableViewController(style: .plain)
    Self.sources.append(rows)
    let view = try #require(controller.view.subviews.first as? UITableView)
    view.dataSource = rows
    view.layoutIfNeeded()
    return (controller, view)
  }

  // MARK: Embedding

  @Test func `IB110 a container view has a child when its controller is loaded`() throws {
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" id="con-ta-01">
        <rect key="frame" x="0" y="100" width="200" height="150"/>
        <connections>SEGUES</connections>
      </containerView>
      """
    let (controller, _) = try source(segues: segue("embed"), of: container)
    let child = try #require(controller.children.first as? SceneController)
    #expect(child.title == "Second")
    #expect(controller.prepared.map(\.segue.identifier) == ["detail"])
    #expect(child.view.superview === controller.view.subviews.first)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  // MARK: Unwinding

  @Test func `IB114 an unwinding pops to the controller that has the action`() throws {
    let (controller, _) = try source(segues: segue("show"))
    controller.performSegue(withIdentifier: "detail", sender: nil)
    let second = try #require(controller.prepared.first?.segue.destination as? SceneController)
    second.performSegue(withIdentifier: "back", sender: nil)
    #expect(second.log.last == "prepare back")
    #expect(controller.log.last == "back from Second")
    #expect(controller.navigationController?.topViewController === controller)
  }

  @Test func `IB114 an unwinding dismisses what was presented`() throws {
    let (controller, _) = try source(segues: segue("presentation"), inStack: false)
    controller.performSegue(withIdentifier: "detail", sender: nil)
    let second = try #require(controller.presentedViewController as? SceneController)
    second.performSegue(withIdentifier: "back", sender: nil)
    #expect(controller.log.last == "back from Second")
    #expect(controller.presentedViewController == nil)
  }

  // MARK: Errors

  @Test func `IB140 a segue that is missing ends the program, with the nearest one`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let text = StoryboardText.storyboard(
          initial: "con-tr-01",
          """
          <viewController id="con-tr-01"><connections>
            <segue destination="con-tr-01" kind="show" identifier="detail" id="seg-ue-01"/>
          </connections></viewController>
          """)
        let folder = try TemporaryBundle(["Main.storyboard": text])
        UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()?
          .performSegue(withIdentifier: "details", sender: nil)
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("has no segue with identifier 'details'"))
    #expect(words.contains("segue \"details\" of UIViewController"))
    #expect(words.contains("did you mean detail?"))
  }
}
