import Foundation
import RasterPNG
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ApplicationRunTests {
  private let diary = Diary()

  @Test func `a delegate is told of the launch in a device's order`() {
    #expect(diary.run(PlainDelegate.self) == 0)
    #expect(
      diary.lines == [
        "will finish, inactive", "view did load", "will appear", "did appear", "did finish",
        "active, active",
        "> PlainController on iPhone, 375 × 667 points, portrait",
      ])
  }

  @Test func `a scene's delegate is told of the scene in place of the program's`() {
    #expect(diary.run(ScenicDelegate.self) == 0)
    #expect(
      diary.lines == [
        "did finish", "configuration for UIWindowSceneSessionRoleApplication",
        "scene connects, in background: false", "view did load", "will appear", "did appear",
        "scene will enter foreground", "scene is active",
        "> PlainController on iPhone, 375 × 667 points, portrait",
      ])
  }

  @Test func `a program that shows no window says so`() {
    #expect(diary.run(IdleDelegate.self) == 1)
    #expect(diary.lines.first == "finished")
    #expect(diary.lines.last?.hasPrefix("! IdleDelegate shows no window. Make one with") == true)
  }

  @Test func `a bad argument ends it before anything is done`() {
    #expect(diary.run(PlainDelegate.self, "--sideways") == 2)
    #expect(
      diary.lines == [
        "! PlainDelegate: there is no argument \"--sideways\"; the arguments are --output FILE and "
          + "--landscape"
      ])
  }

  @Test func `a turned window is laid out lying where the controller lets it`() {
    #expect(diary.run(PlainDelegate.self, "--landscape") == 0)
    #expect(diary.lines.last == "> PlainController on iPhone, 667 × 375 points, landscape")
    #expect(diary.lines.contains("turns to 667 × 375"))
    #expect(diary.run(UprightDelegate.self, "--landscape") == 0)
    #expect(
      diary.lines.last
        == "> UprightController on iPhone, 375 × 667 points, portrait, and does not rotate")
  }

  @Test func `a picture is written as large as the screen`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("shown.png")
    #expect(diary.run(PlainDelegate.self, "--output", file.path) == 0)
    #expect(diary.lines.last?.hasSuffix(", portrait: \(file.path)") == true)
    let bitmap = try PNG.read(file).bitmap
    #expect((bitmap.width, bitmap.height) == (750, 1334))
  }

  @Test func `a delegate that is found by its name is made`() {
    #expect(NSClassFromString(NSStringFromClass(PlainDelegate.self)) == PlainDelegate.self)
  }

  @Test func `a configuration without a class means the one that the manifest names`() {
    let entry = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).PlainSceneDelegate",
    ]
    let finder = SceneDelegateFinder(
      IdleDelegate(),
      in: [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
        ]
      ])
    let configuration = finder.manifestConfiguration
    #expect(configuration?.name == "Default Configuration")
    #expect(configuration.flatMap { finder.delegateClass(for: $0) } == PlainSceneDelegate.self)
    #expect(SceneDelegateFinder(IdleDelegate(), in: [:]).manifestConfiguration == nil)
  }
}

/// A runner of programs that keeps their notes and the lines of both output streams.
@MainActor private final class Diary {
  static var current = Diary()
  var lines: [String] = []

  static func note(_ line: String) { current.lines.append(line) }

  func run(_ type: any UIApplicationDelegate.Type, _ words: String...) -> Int32 {
    defer {
      UIApplication.shared.mainScene = UIWindowScene()
      Self.current = Diary()
    }
    Self.current = self
    return UIEnvironment.with(.current) {
      ApplicationRun.run(
        type,
        with: .init(
          words: words, print: { Self.note("> " + $0) }, complain: { Self.note("! " + $0) }))
    }
  }
}

class PlainController: UIViewController {
  override func viewDidLoad() { Diary.note("view did load") }
  override func viewWillAppear(_ animated: Bool) { Diary.note("will appear") }
  override func viewDidAppear(_ animated: Bool) { Diary.note("did appear") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    Diary.note("turns to \(Int(size.width)) × \(Int(size.height))")
  }
}

final class UprightController: PlainController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var controller: UIViewController { PlainController() }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("will finish, \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    Diary.note("did finish")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Diary.note("active, \(application.applicationState)")
  }
}

final class UprightDelegate: PlainDelegate {
  override var controller: UIViewController { UprightController() }
}

/// A delegate without a window, with the launch method without options.
final class IdleDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Diary.note("finished")
    UIWindow().makeKeyAndVisible()
  }
}

final class ScenicDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("did finish")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Diary.note("configuration for \(connectingSceneSession.role.rawValue)")
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PlainSceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("not with scenes") }
}

final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Diary.note("scene connects, in background: \(scene.activationState == .background)")
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = PlainController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { Diary.note("scene will enter foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Diary.note("scene is active") }
}
