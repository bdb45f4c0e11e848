import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The storyboards that are shown at launch.
@MainActor struct MainStoryboardTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var titleAtLaunch: String?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      titleAtLaunch = window?.rootViewController?.title
      return true
    }
  }

  private final class Bare: NSObject, UIApplicationDelegate {}

  /// A delegate that replaces the storyboard's window by its own, as one that injects models does.
  private final class Replacing: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private(set) weak var first: UIViewController?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      first = window?.rootViewController
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private static let text = StoryboardText.storyboard(
    initial: "con-tr-01", "<viewController id=\"con-tr-01\" title=\"Main\"/>")

  private func launch(
    _ delegate: any UIApplicationDelegate, _ information: [String: Any]
  ) throws -> UIWindow? {
    let folder = try TemporaryBundle(["Main.storyboard": Self.text])
    let program = RunningApplication(on: nil)
    let window = program.perform {
      Launch(delegate, information: information, bundle: folder.bundle).run()
      return UIApplication.shared.keyWindow
    }
    try folder.remove()
    return window
  }

  @Test func `the main storyboard's controller is in the delegate's window at launch`() throws {
    let delegate = Delegate()
    let window = try launch(delegate, ["UIMainStoryboardFile": "Main"])
    #expect(delegate.titleAtLaunch == "Main")
    #expect(delegate.window != nil)
    #expect(window === delegate.window)
  }

  @Test func `a window that the delegate replaces is not shown`() throws {
    let delegate = Replacing()
    let window = try launch(delegate, ["UIMainStoryboardFile": "Main"])
    #expect(window === delegate.window)
    #expect(delegate.first?.isViewLoaded != true)
  }

  @Test func `a delegate without a window is warned about`() throws {
    let log = ConsoleLog()
    _ = try log.recording { Result { try launch(Bare(), ["UIMainStoryboardFile": "Main"]) } }.get()
    #expect(log.lines.contains { $0.contains("must implement the window property") })
  }

  private func manifest(_ module: String) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default",
              "UISceneDelegateClassName": "\(module).StoryboardSceneDelegate",
              "UISceneStoryboardFile": "Main",
            ]
          ]
        ]
      ]
    ]
  }

  @Test func `a scene's storyboard is in its delegate's window when it connects`() throws {
    let window = try launch(Bare(), manifest("$(PRODUCT_MODULE_NAME)"))
    #expect(window?.rootViewController?.title == "Main")
    #expect(StoryboardSceneDelegate.titleAtConnection == "Main")
  }

  @Test func `a scene's delegate is found although its module has another name here`() throws {
    StoryboardSceneDelegate.titleAtConnection = nil
    _ = try launch(Bare(), manifest("Shop"))
    #expect(StoryboardSceneDelegate.titleAtConnection == "Main")
  }

  @Test func `the storyboard of a scene, or else the main one, is shown without a delegate`() throws
  {
    let folder = try TemporaryBundle(["Main.storyboard": Self.text])
    for information in [manifest("Shop"), ["UIMainStoryboardFile": "Main"]] {
      let controller = Launch.mainController(information, in: folder.bundle, module: "Shop")
      #expect(controller?.title == "Main")
    }
    #expect(Launch.mainController([:], in: folder.bundle, module: "Shop") == nil)
    try folder.remove()
  }
}

/// The delegate of the tests' scene.
@MainActor final class StoryboardSceneDelegate: NSObject, UIWindowSceneDelegate {
  static var titleAtConnection: String?
  private static var last: StoryboardSceneDelegate?
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.titleAtConnection = window?.rootViewController?.title
    // Launching keeps no reference to the delegate afterwards.
    Self.last = self
  }
}
