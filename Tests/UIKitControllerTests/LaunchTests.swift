import Foundation
import Testing
import UIKit

/// The calls and the traits of a controller before the device is turned.
@MainActor @Suite(.serialized) struct LaunchTests {
  private static let lying = CGSize(width: 667, height: 375)

  /// Runs a closure on a phone in landscape.
  private func onLyingPhone(_ body: () -> Void) {
    var device = UIEnvironment()
    device.screenSize = Self.lying
    device.verticalSizeClass = .compact
    UIEnvironment.with(device, perform: body)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  // Also RO5.
  @Test func `E9 traits that were there from the start are not told as a change`() {
    let controller = LaunchNoter()
    onLyingPhone { _ = show(controller) }
    #expect(!controller.log.contains("traits changed"))
    #expect(controller.log.contains("did lay out"))
  }

  @Test func `E10 when it is loaded the view has the screen's size and traits`() {
    let controller = LaunchNoter()
    onLyingPhone { _ = show(controller) }
    #expect(controller.sizeWhenLoaded == Self.lying)
    #expect(controller.heightWhenLoaded == .compact)
  }

  @Test func `E8 a view that is resized by hand is told of no transition`() {
    let controller = LaunchNoter()
    onLyingPhone {
      let window = show(controller)
      controller.log = []
      controller.view.frame.size.height -= 32
      window.layoutIfNeeded()
    }
    #expect(controller.log == ["did lay out"])
  }
}

/// A controller that notes its calls, and the size of its view when it was loaded.
private final class LaunchNoter: UIViewController {
  var log: [String] = []
  private(set) var sizeWhenLoaded: CGSize?
  private(set) var heightWhenLoaded: UIUserInterfaceSizeClass?

  override func viewDidLoad() {
    super.viewDidLoad()
    sizeWhenLoaded = view.bounds.size
    heightWhenLoaded = traitCollection.verticalSizeClass
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will have a size")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits changed")
  }

  override func viewDidLayoutSubviews() { log.append("did lay out") }
}
