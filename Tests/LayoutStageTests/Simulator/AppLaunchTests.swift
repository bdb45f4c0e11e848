import LayoutStage
import Testing
import UIKit

/// Apps that are launched by their delegates.
@MainActor @Suite struct AppLaunchTests {
  @Test func `an app's delegate makes its window, on the device`() throws {
    let app = WindowDelegate()
    let simulator = try Simulator(.iPhone7Plus, delegate: app)
    #expect(simulator.window === app.window)
    #expect(simulator.window.bounds.size == CGSize(width: 414, height: 736))
    #expect(simulator.perform { UIApplication.shared.delegate === app })
    #expect(UIApplication.shared.delegate !== app)
    simulator.turn(to: .landscape)
    #expect(simulator.rootViewController?.view.bounds.size == CGSize(width: 736, height: 414))
  }

  @Test func `a scene's delegate hears of sizes, orientations and traits that have changed`() throws
  {
    let simulator = try Simulator(.iPhone7, delegate: SceneAppDelegate())
    let scene = try #require(simulator.perform { simulator.window.windowScene })
    let delegate = try #require(scene.delegate as? NotingSceneDelegate)
    #expect(delegate.log == ["connected"])
    simulator.turn(to: .landscape)
    #expect(
      delegate.log.dropFirst() == [
        "was 375 × 667, portrait: true, height 2; the window is 667 wide"
      ])
    simulator.appearance = .dark
    #expect(delegate.log.count == 3)
    simulator.safeAreaInsets = .zero
    #expect(delegate.log.count == 3)
    #expect(simulator.perform { scene.coordinateSpace.bounds.width } == 667)
  }

  @Test func `two apps side by side have their own delegates and scenes`() throws {
    let (one, other) = (
      try Simulator(.iPhone7, delegate: SceneAppDelegate()),
      try Simulator(.iPhone7Plus, delegate: SceneAppDelegate())
    )
    let scenes = [one, other].map { app in app.perform { UIApplication.shared.connectedScenes } }
    #expect(scenes[0].isDisjoint(with: scenes[1]))
    #expect(one.perform { UIApplication.shared.windows } == [one.window])
    #expect(other.perform { UIApplication.shared.keyWindow } === other.window)
  }

  @Test func `an app without a window is refused`() {
    let error = SimulatorError.noWindow("IdleAppDelegate")
    #expect(throws: error) { try Simulator(.iPhone7, delegate: IdleAppDelegate()) }
    #expect(error.description.contains("makeKeyAndVisible()"))
  }
}

private final class IdleAppDelegate: NSObject, UIApplicationDelegate {}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NotingSceneDelegate.self
    return configuration
  }
}

/// A scene's delegate that logs the previous values that its scene reports.
private final class NotingSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var log: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    log.append("connected")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    log.append(
      """
      was \(Int(size.width)) × \(Int(size.height)), \
      portrait: \(previousInterfaceOrientation.isPortrait), \
      height \(previousTraitCollection.verticalSizeClass.rawValue); \
      the window is \(Int(window?.bounds.width ?? 0)) wide
      """)
  }
}
