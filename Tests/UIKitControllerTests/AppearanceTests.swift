import Foundation
import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  private let controller = AppearanceNoter()

  @Test func `a controller hears that its view comes on the screen`() {
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.log == ["will appear"])
    controller.endAppearanceTransition()
    #expect(controller.log == ["will appear", "did appear"])
  }

  @Test func `a controller hears that its view leaves the screen`() {
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.log == ["will disappear", "did disappear"])
  }

  @Test func `the end of nothing is not heard`() {
    controller.endAppearanceTransition()
    #expect(controller.log.isEmpty)
  }
}

/// A controller that notes the calls about its view.
private final class AppearanceNoter: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}
