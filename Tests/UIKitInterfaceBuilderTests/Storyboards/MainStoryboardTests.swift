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

  @Test func `a delegate without a window is warned about`() throws {
    let log = ConsoleLog()
    _ = try log.recording { Result { try launch(Bare(), ["UIMainStoryboardFile": "Main"]) } }.get()
    #expect(log.lines.contains { $0.contains("must implement the window property") })
  }

  @Test func `a scene's storyboard is in its delegate's window when it connects`() throws {
    let information: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default",
              "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate",
              "UISceneStoryboardFile": "Main",
            ]
          ]
        ]
      ]
    ]
    let window = try launch(Bare(), information)
    #expect(window?.rootViewController?.title == "Main")
    #expect(StoryboardSceneDelegate.titleAtConnection == "Main")
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
    // The program holds its delegate only while it runs.
    Self.last = self
  }
}
