import Foundation
import Testing
import UIKit
import UIKitTestSupport

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

  // This test also holds fact RO5.
  @Test func `E9 traits that were there from the start are not told as a change`() {
    let controller = ScriptedController(noting: [.traitsChange, .didLayOut])
    onLyingPhone { _ = show(controller) }
    #expect(!controller.log.lines.contains("traits changed"))
    #expect(controller.log.lines.contains("did lay out"))
  }

  @Test func `E10 when it is loaded the view has the screen's size and traits`() {
    let controller = ScriptedController()
    var sizeWhenLoaded: CGSize?
    var heightWhenLoaded: UIUserInterfaceSizeClass?
    controller.when[.loads] = {
      sizeWhenLoaded = $0.view.bounds.size
      heightWhenLoaded = $0.traitCollection.verticalSizeClass
    }
    onLyingPhone { _ = show(controller) }
    #expect(sizeWhenLoaded == Self.lying)
    #expect(heightWhenLoaded == .compact)
  }

  @Test func `E8 a view that is resized by hand is told of no transition`() {
    let controller = ScriptedController(noting: [.sizeChange, .traitsChange, .didLayOut])
    onLyingPhone {
      let window = show(controller)
      controller.log.lines = []
      controller.view.frame.size.height -= 32
      window.layoutIfNeeded()
    }
    #expect(controller.log.lines == ["did lay out"])
  }
}
