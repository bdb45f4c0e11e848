import Foundation
import Testing
import UIKit

/// The controllers of storyboards.
@MainActor struct StoryboardLoadingTests {
  private static let label = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Basil" \
    id="lab-el-01"><rect key="frame" x="10" y="10" width="100" height="21"/></label>
    """
  private static func controller(
    _ id: String, _ attributes: String = "", view: String = label, _ more: String = "",
    connections: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(StoryboardText.custom("SceneController")) \(attributes) \
    sceneMemberID="viewController">
      \(StoryboardText.view("vie-w0-\(id)", view))
      \(more)
      <connections>\(connections)</connections>
    </viewController>
    """
  }

  private static let labelOutlet =
    "<outlet property=\"label\" destination=\"lab-el-01\" id=\"out-00-01\"/>"

  private func board(_ text: String, more: [String: String] = [:]) throws -> UIStoryboard {
    let folder = try TemporaryBundle(["Main.storyboard": text].merging(more) { $1 })
    let board = UIStoryboard(name: "Main", bundle: folder.bundle)
    // The document was read when the storyboard was made.
    if more.isEmpty { try folder.remove() }
    return board
  }

  private func initial(_ controller: String) throws -> SceneController {
    let board = try board(StoryboardText.storyboard(initial: "con-tr-01", controller))
    return try #require(board.instantiateInitialViewController() as? SceneController)
  }

  // MARK: Which controller

  @Test func `IB102 the document names the initial controller`() throws {
    let board = try board(
      StoryboardText.storyboard(
        initial: "con-tr-02", Self.controller("con-tr-01", "title=\"one\""),
        Self.controller("con-tr-02", "title=\"two\"")))
    #expect(board.instantiateInitialViewController()?.title == "two")
  }

  @Test func `IB132 a storyboard without an initial controller returns nil`() throws {
    let board = try board(StoryboardText.storyboard(Self.controller("con-tr-01")))
    #expect(board.instantiateInitialViewController() == nil)
  }

  @Test func `IB103 a controller is found by its storyboard identifier`() throws {
    let board = try board(
      StoryboardText.storyboard(
        Self.controller("con-tr-01", "storyboardIdentifier=\"leaf\" title=\"Leaf\"")))
    #expect(board.instantiateViewController(withIdentifier: "leaf").title == "Leaf")
  }

  @Test func `IB131 a closure makes the controller from the coder`() throws {
    let board = try board(
      StoryboardText.storyboard(Self.controller("con-tr-01", "storyboardIdentifier=\"leaf\"")))
    let made = board.instantiateViewController(identifier: "leaf") {
      SceneController(coder: $0, text: "sage")
    }
    #expect(made.textFromCreator == "sage")
  }

  @Test func `IB131 a closure that returns nil leaves it to the class`() throws {
    let board = try board(
      StoryboardText.storyboard(Self.controller("con-tr-01", "storyboardIdentifier=\"leaf\"")))
    let made: SceneController = board.instantiateViewController(identifier: "leaf") { _ in nil }
    #expect(made.log.first == "init false")
  }

  @Test func `IB139 an identifier that is missing ends the program, with the nearest one`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let text = StoryboardText.storyboard(
          "<viewController id=\"con-tr-01\" storyboardIdentifier=\"leaf\"/>")
        let folder = try TemporaryBundle(["Main.storyboard": text])
        _ = UIStoryboard(name: "Main", bundle: folder.bundle)
          .instantiateViewController(withIdentifier: "leav")
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("doesn't contain a view controller with identifier 'leav'"))
    #expect(words.contains("Main.storyboard:1: view controller with identifier \"leav\""))
    #expect(words.contains("did you mean leaf?"))
  }

  @Test func `IB133 a storyboard that is missing ends the program when it is made`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Other", bundle: .main) }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("Could not find a storyboard named 'Other' in bundle"))
  }

  @Test func `IB109 a placeholder stands in for another storyboard's initial controller`() throws {
    let other = StoryboardText.storyboard(
      initial: "con-tr-09", Self.controller("con-tr-09", "title=\"Other\""))
    let board = try board(
      StoryboardText.storyboard(
        initial: "pla-ce-01",
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"pla-ce-01\"/>"),
      more: ["Other.storyboard": other])
    #expect(board.instantiateInitialViewController()?.title == "Other")
  }

  @Test func `IB109 a placeholder with an identifier stands in for that controller`() throws {
    let other = StoryboardText.storyboard(
      Self.controller("con-tr-09", "title=\"Leaf\" storyboardIdentifier=\"leaf\""))
    let board = try board(
      StoryboardText.storyboard(
        initial: "pla-ce-01",
        """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="leaf" \
        id="pla-ce-01"/>
        """),
      more: ["Other.storyboard": other])
    #expect(board.instantiateInitialViewController()?.title == "Leaf")
  }

  // MARK: In which order

  @Test func `IB123 a controller is made and awakes before its view is loaded`() throws {
    let controller = try initial(Self.controller("con-tr-01", connections: Self.labelOutlet))
    #expect(controller.log == ["init false", "awake false"])
  }

  @Test func `IB104 the outlets of a view are set when it is loaded`() throws {
    let controller = try initial(Self.controller("con-tr-01", connections: Self.labelOutlet))
    controller.loadViewIfNeeded()
    #expect(controller.log.last == "load Basil")
  }

  @Test func `a controller knows its storyboard`() throws {
    let controller = try initial(Self.controller("con-tr-01"))
    #expect(controller.storyboard != nil)
    #expect(UIViewController().storyboard == nil)
  }

  // MARK: What a controller has

  @Test func `IB105 a controller has the styles and edges of the document`() throws {
    let controller = try initial(
      Self.controller(
        "con-tr-01",
        """
        modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" \
        hidesBottomBarWhenPushed="YES" extendedLayoutIncludesOpaqueBars="YES" \
        automaticallyAdjustsScrollViewInsets="NO"
        """, "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"))
    #expect(controller.modalPresentationStyle == .overFullScreen)
    #expect(controller.modalTransitionStyle == .crossDissolve)
    #expect(controller.hidesBottomBarWhenPushed)
    #expect(controller.extendedLayoutIncludesOpaqueBars)
    #expect(!controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.edgesForExtendedLayout == .top)
  }

  @Test func `IB106 a controller has the document's navigation item`() throws {
    let item = """
      <navigationItem key="navigationItem" title="Herbs" largeTitleDisplayMode="never" \
      leftItemsSupplementBackButton="YES" id="nav-it-01">
        <barButtonItem key="backBarButtonItem" title="All" id="bar-it-03"/>
        <barButtonItem key="leftBarButtonItem" title="Edit" id="bar-it-02"/>
        <rightBarButtonItems>
          <barButtonItem title="One" id="bar-it-04"/><barButtonItem title="Two" id="bar-it-05"/>
        </rightBarButtonItems>
      </navigationItem>
      """
    let controller = try initial(Self.controller("con-tr-01", "title=\"Screen\"", item))
    let found = controller.navigationItem
    #expect(controller.title == "Screen")
    #expect(found.title == "Herbs")
    #expect(found.largeTitleDisplayMode == .never)
    #expect(found.leftItemsSupplementBackButton)
    #expect(found.leftBarButtonItem?.title == "Edit")
    #expect(found.rightBarButtonItems?.map(\.title) == ["One", "Two"])
    #expect(found.backBarButtonItem?.title == "All")
  }

  @Test func `IB107 a bar button item calls its controller's action`() throws {
    let item = """
      <navigationItem key="navigationItem" id="nav-it-01">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar-it-02">
          <connections>
            <action selector="add:" destination="con-tr-01" id="act-io-01"/>
          </connections>
        </barButtonItem>
      </navigationItem>
      """
    let outlet = "<outlet property=\"addItem\" destination=\"bar-it-02\" id=\"out-00-01\"/>"
    let controller = try initial(Self.controller("con-tr-01", "", item, connections: outlet))
    let button = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(controller.addItem === button)
    let action = try #require(button.action)
    UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
    #expect(controller.log.last == "add")
  }

  @Test func `IB107 an item of the system has its style`() throws {
    let item = """
      <navigationItem key="navigationItem" id="nav-it-01">
        <barButtonItem key="rightBarButtonItem" systemItem="done" id="bar-it-02"/>
      </navigationItem>
      """
    let controller = try initial(Self.controller("con-tr-01", "", item))
    let button = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(button.title == "Done")
    #expect(button.style == .done)
  }

  @Test func `IB107 a bar button item may show a view`() throws {
    let item = """
      <navigationItem key="navigationItem" id="nav-it-01">
        <barButtonItem key="rightBarButtonItem" id="bar-it-02">
          \(StoryboardText.view("vie-w0-09", key: "customView"))
        </barButtonItem>
      </navigationItem>
      """
    let controller = try initial(Self.controller("con-tr-01", "", item))
    #expect(controller.navigationItem.rightBarButtonItem?.customView != nil)
  }

  @Test func `a controller has the document's tab bar item and toolbar items`() throws {
    let items = """
      <tabBarItem key="tabBarItem" title="Herbs" badgeValue="3" id="tab-it-01"/>
      <toolbarItems>
        <barButtonItem systemItem="flexibleSpace" id="bar-it-01"/>
        <barButtonItem title="Sort" id="bar-it-02"/>
      </toolbarItems>
      """
    let controller = try initial(Self.controller("con-tr-01", "", items))
    #expect(controller.tabBarItem.title == "Herbs")
    #expect(controller.tabBarItem.badgeValue == "3")
    #expect(controller.toolbarItems?.map(\.title) == [nil, "Sort"])
  }

  // MARK: Containers

  @Test func `IB108 a navigation controller has its root and its bar at once`() throws {
    let stack = """
      <navigationController id="nav-co-01" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" \
      id="nav-ba-01"/>
        <nil name="viewControllers"/>
        <connections>
          <segue destination="con-tr-01" kind="relationship" relationship="rootViewController" \
      id="seg-ue-01"/>
        </connections>
      </navigationController>
      """
    let board = try board(
      StoryboardText.storyboard(initial: "nav-co-01", stack, Self.controller("con-tr-01")))
    let found = board.instantiateInitialViewController() as? UINavigationController
    let navigation = try #require(found)
    #expect(navigation.viewControllers.first is SceneController)
    #expect(navigation.navigationBar.prefersLargeTitles)
  }

  @Test func `IB108 a tab bar controller has its tabs in order`() throws {
    let tabs = """
      <tabBarController id="tab-co-01" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" id="tab-ba-01"/>
        <connections>
          <segue destination="con-tr-02" kind="relationship" relationship="viewControllers" \
      id="seg-ue-01"/>
          <segue destination="con-tr-01" kind="relationship" relationship="viewControllers" \
      id="seg-ue-02"/>
        </connections>
      </tabBarController>
      """
    let board = try board(
      StoryboardText.storyboard(
        initial: "tab-co-01", tabs, Self.controller("con-tr-01", "title=\"one\""),
        Self.controller("con-tr-02", "title=\"two\"")))
    let found = board.instantiateInitialViewController() as? UITabBarController
    let controller = try #require(found)
    #expect(controller.viewControllers?.map(\.title) == ["two", "one"])
    #expect(!controller.tabBar.isTranslucent)
  }

  @Test func `IB108 a split view controller has its columns`() throws {
    let split = """
      <splitViewController id="spl-it-01" sceneMemberID="viewController">
        <connections>
          <segue destination="con-tr-01" kind="relationship" relationship="masterViewController" \
      id="seg-ue-01"/>
          <segue destination="con-tr-02" kind="relationship" relationship="detailViewController" \
      id="seg-ue-02"/>
        </connections>
      </splitViewController>
      """
    let board = try board(
      StoryboardText.storyboard(
        initial: "spl-it-01", split, Self.controller("con-tr-01", "title=\"one\""),
        Self.controller("con-tr-02", "title=\"two\"")))
    let found = board.instantiateInitialViewController() as? UISplitViewController
    let controller = try #require(found)
    #expect(controller.viewController(for: .primary)?.title == "one")
    #expect(controller.viewController(for: .secondary)?.title == "two")
  }

  @Test func `a page view controller has the document's transition`() throws {
    let pages = """
      <pageViewController transitionStyle="scroll" navigationOrientation="vertical" \
      id="pag-es-01"/>
      """
    let board = try board(StoryboardText.storyboard(initial: "pag-es-01", pages))
    let found = board.instantiateInitialViewController() as? UIPageViewController
    let controller = try #require(found)
    #expect(controller.transitionStyle == .scroll)
    #expect(controller.navigationOrientation == .vertical)
  }

  // MARK: Layout guides

  @Test func `IB40 constraints refer to the guides of the bars`() throws {
    let view = """
      <view key="view" contentMode="scaleToFill" id="vie-w0-01">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="box-00-01"><rect key="frame" x="0.0" y="20" width="100" height="50"/></view>
        </subviews>
        <constraints>
          <constraint firstItem="box-00-01" firstAttribute="top" secondItem="gui-de-01" \
      secondAttribute="bottom" constant="7" id="con-st-01"/>
          <constraint firstItem="box-00-01" firstAttribute="leading" secondItem="vie-w0-01" \
      secondAttribute="leading" id="con-st-02"/>
        </constraints>
      </view>
      """
    let controller = """
      <viewController id="con-tr-01" sceneMemberID="viewController">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="gui-de-01"/>
          <viewControllerLayoutGuide type="bottom" id="gui-de-02"/>
        </layoutGuides>
        \(view)
      </viewController>
      """
    let board = try board(StoryboardText.storyboard(initial: "con-tr-01", controller))
    let made = try #require(board.instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = made
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(made.view.subviews.first?.frame.minY == made.topLayoutGuide.length + 7)
  }

  @Test func `IB156 the loaded view of a controller has the screen's size`() throws {
    let large = Self.controller("con-tr-01").replacingOccurrences(
      of: "width=\"375\" height=\"667\"", with: "width=\"414\" height=\"842\"")
    let made = try initial(large)
    made.loadViewIfNeeded()
    #expect(made.view.frame == UIScreen.main.bounds)
    #expect(made.view.frame.height != 842)
  }

  @Test func `IB123 a view beside the controller's is kept for a weak outlet`() throws {
    let outlet = "<outlet property=\"dock\" destination=\"doc-k0-01\" id=\"out-00-02\"/>"
    let controller = Self.controller("con-tr-01", connections: outlet)
    let made = try initial(controller + StoryboardText.view("doc-k0-01", key: nil))
    made.loadViewIfNeeded()
    #expect(made.dock != nil)
  }
}
