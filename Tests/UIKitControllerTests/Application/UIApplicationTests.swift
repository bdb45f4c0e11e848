import Foundation
import Testing
import UIKit

@MainActor struct UIApplicationTests {
  private let application = UIApplication.shared

  @Test func `a program without a launch is in use, in one scene`() throws {
    #expect(application.applicationState == .active)
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.scene === scene)
    #expect(scene.session.role == .windowApplication)
  }

  @Test func `a window is in the scene and fills it`() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(window.bounds == UIScreen.main.bounds)
    #expect(window.isKeyWindow)
    #expect(window.windowScene?.windows.contains(window) == true)
    #expect(window.windowScene?.keyWindow === window)
    #expect(application.connectedScenes.first === window.windowScene)
  }

  @Test func `the status bar is where the safe area begins`() {
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(!application.isStatusBarHidden)
  }

  @Test(arguments: [(44.0, 44.0), (47, 47), (59, 54), (62, 54)])
  func `the status bar is 54 high beside a Dynamic Island (E38)`(top: CGFloat, height: CGFloat) {
    var device = UIEnvironment()
    device.safeAreaInsets.top = top
    UIEnvironment.with(device) {
      #expect(UIApplication.shared.statusBarFrame.height == height)
    }
  }

  @Test func `nothing is opened, and that is told`() throws {
    let url = try #require(URL(string: "https://example.org"))
    var answer: Bool?
    application.open(url) { answer = $0 }
    #expect(answer == false)
    #expect(!application.canOpenURL(url))
  }

  @Test func `tasks have numbers of their own`() {
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "save") {}
    #expect(first != second)
    #expect(first != .invalid)
    application.endBackgroundTask(first)
  }

  @Test func `notifications have iOS's names`() {
    #expect(
      UIApplication.didReceiveMemoryWarningNotification.rawValue
        == "UIApplicationDidReceiveMemoryWarningNotification")
    #expect(
      NSNotification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
    #expect(
      UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
  }

  @Test func `the window that was last made visible is key`() {
    let (first, second) = (UIWindow(), UIWindow())
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === second)
    #expect(UIApplication.shared.windows.suffix(2) == [first, second])
  }

  @Test func `a hidden window is not among the windows`() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(!UIApplication.shared.windows.contains(window))
  }

  @Test func `code that must not name the application finds it by a key`() {
    #expect(UIApplication.value(forKeyPath: "sharedApplication") is UIApplication)
    #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
  }
}
