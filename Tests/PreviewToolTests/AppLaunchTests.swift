import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import PreviewTool

/// The app of a project that is launched, and the files that its first screen needs.
struct AppLaunchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "project.yml",
      """
      targets:
        Shop:
          type: application
          sources: [Shop]
          info:
            path: Shop/Info.plist
            properties: { UIMainStoryboardFile: Main }
        Kiosk:
          type: application
          sources: [Kiosk]
      """)
    try write(
      "Shop/AppDelegate.swift",
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) { window?.rootViewController = ShelfCoordinator().root() }
      }
      """)
    try write("Shop/ListController.swift", "class ListController: UITableViewController {}")
    try write("Shop/HerbCell.swift", "class HerbCell: UITableViewCell {}")
    try write(
      "Shop/ShelfCoordinator.swift",
      """
      class ShelfCoordinator {
        func root() -> UIViewController { ShelfController() }
        func add() { FarController() }
      }
      """)
    try write("Shop/ShelfController.swift", "class ShelfController: UIViewController {}")
    try write("Shop/FarController.swift", "class FarController: UIViewController {}")
    try write("Shop/Store.swift", "class Store {}")
    try write("Shop/Main.storyboard", Self.storyboard)
    try write("Kiosk/Kiosk.swift", "struct Kiosk {}")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A navigation controller that shows a list with a prototype, and a scene that it does not show.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="nav-00-001">
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav-00-001"><connections>
          <segue destination="lis-00-001" kind="relationship" \
    relationship="rootViewController" id="r1"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController id="lis-00-001" customClass="ListController">
            <tableView key="view" id="tab-00-001"><prototypes>
              <tableViewCell id="cel-00-001" customClass="HerbCell"/>
            </prototypes></tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="far-00-001" customClass="FarController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private func launch(_ name: String? = nil) throws -> AppLaunch {
    try AppLaunch(of: ProjectScope(at: folder.url.path), named: name)
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { ($0 as NSString).lastPathComponent }
  }

  @Test func `the first app with a main storyboard is launched by its delegate`() throws {
    let launch = try launch()
    #expect(launch.target.name == "Shop")
    #expect(launch.delegate == "AppDelegate")
  }

  @Test func `classes of the first scenes and of what delegates make are as written`() throws {
    #expect(
      names(try launch().files) == [
        "AppDelegate.swift", "ListController.swift", "HerbCell.swift", "ShelfCoordinator.swift",
        "ShelfController.swift",
      ])
  }

  @Test func `what only a tap makes does not run at launch`() {
    let code = LaunchedCode(
      of: """
        class A: UIViewController {
          let bar = BarController()
          override func viewDidLoad() { super.viewDidLoad(); show("}") }
          func show(_ text: String) { if text.isEmpty { add(ListController()) } }
          @IBAction func didTap(_ sender: Any) { present(FarController()) }
        }
        """)
    #expect(
      AppClasses.made(in: code.text) == ["BarController", "ListController"])
  }

  @Test func `a controller that a coordinator takes out of a storyboard is as written`() throws {
    try write(
      "Shop/ShelfCoordinator.swift",
      """
      class ShelfCoordinator {
        func root() -> FarController { Storyboards.far.instantiate() }
        func add() -> ShelfController { Storyboards.shelf.instantiate() }
      }
      """)
    let files = names(try launch().files)
    #expect(files.contains("FarController.swift"))
    #expect(!files.contains("ShelfController.swift"))
  }

  @Test func `what other files call runs at launch`() {
    let text = "class A { func restore() { push(FarController()) } }"
    #expect(AppClasses.made(in: LaunchedCode(of: text).text).isEmpty)
    let code = LaunchedCode(of: text, calledBefore: ["restore"])
    #expect(AppClasses.made(in: code.text) == ["FarController"])
  }

  @Test func `the delegate of a scene is that of the property list`() throws {
    try write(
      "project.yml",
      """
      targets:
        Shop:
          type: application
          sources: [Shop]
          info:
            path: Shop/Info.plist
            properties:
              UIApplicationSceneManifest:
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).WindowDelegate
                      UISceneStoryboardFile: Main
      """)
    try write("Shop/WindowDelegate.swift", "class WindowDelegate: UIResponder {}")
    #expect(
      names(try launch().files).prefix(3) == [
        "AppDelegate.swift", "WindowDelegate.swift", "ListController.swift",
      ])
  }

  @Test func `an app without delegate and storyboard is an error`() throws {
    #expect(throws: AppLaunchError.nothing("Kiosk")) { try launch("Kiosk") }
  }

  @Test func `an unknown app is an error with the nearest one`() throws {
    #expect(
      throws: AppLaunchError.unknown("Shopp", nearest: "Shop", names: ["Kiosk", "Shop"])
    ) { try launch("Shopp") }
  }
}
