import LayoutStage
import RasterCore
import Testing
import UIKit

@MainActor @Suite struct SimulatorTests {
  private func launch(
    _ noter: CallNoter, on device: Device = .iPhone7, system: SystemGeneration = .latest
  ) -> Simulator { Simulator(device, system: system) { noter } }

  @Test func `RO11 at launch the view is loaded, appears, is laid out, and has appeared`() {
    let noter = CallNoter()
    _ = launch(noter)
    #expect(
      noter.log == [
        "did load, 375 wide", "will appear", "is appearing", "did lay out, 375 wide", "did appear",
      ])
  }

  @Test func `E9 RO4 up to iOS 12 a launch changes the traits, before the first layout`() {
    let noter = CallNoter()
    _ = launch(noter, system: .iOS12)
    #expect(
      noter.log == [
        "did load, 375 wide", "will appear", "traits changed from nil", "did lay out, 375 wide",
        "did appear",
      ])
  }

  @Test func `E3 a controller that supports landscape alone is turned while it starts`() {
    let noter = CallNoter()
    noter.orientations = .landscape
    let simulator = launch(noter)
    #expect(
      noter.log == [
        "did load, 375 wide", "will appear", "will have other traits", "traits changed from others",
        "is appearing", "did lay out, 667 wide", "did lay out, 667 wide", "did appear",
      ])
    #expect(simulator.orientation == .landscape)
    #expect(simulator.window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func `a device turned to what the controller does not support shows the same interface`() {
    let noter = CallNoter()
    noter.orientations = .portrait
    let simulator = launch(noter)
    noter.log = []
    simulator.turn(to: .landscape)
    #expect(noter.log.isEmpty)
    #expect(simulator.orientation == .portrait)
    noter.orientations = .all
    simulator.turn(to: .landscape)
    #expect(simulator.orientation == .landscape)
  }

  @Test func `RO4 up to iOS 12 a view that comes in later hears of its first traits once`() {
    let simulator = launch(CallNoter(), system: .iOS10)
    let child = CallNoter()
    simulator.perform {
      child.loadViewIfNeeded()
      #expect(child.log == ["did load, 375 wide"])
      simulator.rootViewController?.addChild(child)
      simulator.rootViewController?.view.addSubview(child.view)
      child.didMove(toParent: simulator.rootViewController)
    }
    simulator.layoutIfNeeded()
    #expect(child.log.filter { $0.hasPrefix("traits") } == ["traits changed from nil"])
  }

  @Test func `closing takes the controller off the screen`() {
    let noter = CallNoter()
    let simulator = launch(noter)
    noter.log = []
    simulator.close()
    #expect(noter.log == ["will disappear", "did disappear"])
    #expect(noter.view.window == nil)
  }

  @Test func `the device is in force in the simulator's methods, and stays turned between them`() {
    let upright = UIScreen.main.bounds
    let (one, other) = (launch(CallNoter()), launch(CallNoter(), on: .iPhone7Plus))
    one.turn(to: .landscape)
    #expect(one.perform { UIScreen.main.bounds.width } == 667)
    #expect(other.perform { UIScreen.main.bounds.width } == 414)
    #expect(UIScreen.main.bounds == upright)
    #expect(one.perform { UIApplication.shared.keyWindow } === one.window)
    #expect(other.perform { UIApplication.shared.keyWindow } === other.window)
  }

  @Test func `the version of the system is the generation's`() {
    #expect(launch(CallNoter()).perform { UIDevice.current.systemVersion } == "17.0")
    let old = launch(CallNoter(), system: .iOS10)
    #expect(old.perform { UIDevice.current.systemVersion } == "10.0")
  }

  @Test func `E14 half of a large pad is regular, two thirds of it upright are compact`() throws {
    let noter = CallNoter()
    let simulator = launch(noter, on: try #require(Device.named("iPad Pro 12.9")))
    simulator.resize(to: CGSize(width: 639, height: 1366))
    #expect(noter.traitCollection.horizontalSizeClass == .compact)
    simulator.turn(to: .landscape)
    #expect(noter.view.bounds.size == CGSize(width: 1366, height: 1024))
    #expect(noter.traitCollection.horizontalSizeClass == .regular)
    simulator.resize(to: CGSize(width: 678, height: 1024))
    #expect(noter.traitCollection.horizontalSizeClass == .regular)
  }

  // The phases are those of RO1.
  @Test func `RO2 a split goes through the phases of a turn, and leaves the screen`() throws {
    let noter = CallNoter()
    let simulator = launch(noter, on: try #require(Device.named("iPad 9.7")))
    noter.log = []
    simulator.resize(to: CGSize(width: 320, height: 1024))
    #expect(
      noter.log == [
        "will have other traits", "will be 320 wide", "traits changed from others",
        "did lay out, 320 wide", "alongside", "completed",
      ])
    #expect(simulator.perform { UIScreen.main.bounds.width } == 768)
    #expect(simulator.orientation == .portrait)
    noter.log = []
    simulator.resize(to: CGSize(width: 320, height: 1024))
    #expect(noter.log.isEmpty)
    simulator.resize(to: CGSize(width: 768, height: 1024))
    #expect(noter.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `another appearance, text size or reading direction is a change of traits alone`() {
    let noter = CallNoter()
    let simulator = launch(noter)
    noter.log = []
    simulator.appearance = .dark
    simulator.contentSizeCategory = .accessibilityLarge
    simulator.layoutDirection = .rightToLeft
    #expect(noter.log.filter { $0.hasPrefix("traits") }.count == 3)
    #expect(!noter.log.contains { $0.hasPrefix("will") || $0 == "alongside" })
    #expect(noter.traitCollection.userInterfaceStyle == .dark)
    #expect(noter.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(noter.traitCollection.layoutDirection == .rightToLeft)
    simulator.turn(to: .landscape)
    #expect(noter.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `what the traits specify can be changed afterwards`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let simulator = Simulator(.iPhone7, traits: traits) { UIViewController() }
    #expect(simulator.window.traitCollection.userInterfaceStyle == .dark)
    simulator.appearance = .dark
    simulator.appearance = .light
    #expect(simulator.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a new text size is posted, and is in force by then`() {
    let heard = HeardSizes()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        heard.sizes.append(UIApplication.shared.preferredContentSizeCategory)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let simulator = launch(CallNoter())
    simulator.contentSizeCategory = .small
    simulator.contentSizeCategory = .small
    #expect(heard.sizes == [.small])
  }

  @Test func `RO18 content at its end is not put back when an app is turned to and fro`() throws {
    let list = UIScrollView()
    let pad = try #require(Device.named("iPad 9.7"))
    let simulator = Simulator(pad, orientation: .landscape) {
      let controller = UIViewController()
      list.frame = controller.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 100, height: 2000)
      controller.view.addSubview(list)
      return controller
    }
    simulator.perform { list.contentOffset.y = 2000 - 768 }
    simulator.turn(to: .portrait)
    #expect(list.contentOffset.y == 976)
    simulator.turn(to: .landscape)
    #expect(list.contentOffset.y == 976)
  }

  @Test func `another safe area is laid out in`() {
    let noter = CallNoter()
    let simulator = launch(noter)
    #expect(noter.view.safeAreaInsets.top == 20)
    simulator.safeAreaInsets = UIEdgeInsets(top: 40, left: 5, bottom: 6, right: 7)
    #expect(noter.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 5, bottom: 6, right: 7))
    #expect(noter.log.contains("safe area changed"))
    simulator.safeAreaInsets = nil
    #expect(noter.view.safeAreaInsets.top == 20)
  }
}

/// The text sizes that were in force when a new one was posted.
@MainActor private final class HeardSizes {
  var sizes: [UIContentSizeCategory] = []
}
