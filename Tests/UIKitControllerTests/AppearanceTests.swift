import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AppearanceTests {
  private let controller = ScriptedController(
    noting: [.willAppear, .didAppear, .willDisappear, .didDisappear])

  @Test func `a controller hears that its view comes on the screen`() {
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.log.lines == ["will appear"])
    controller.endAppearanceTransition()
    #expect(controller.log.lines == ["will appear", "did appear"])
  }

  @Test func `a controller hears that its view leaves the screen`() {
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.log.lines == ["will disappear", "did disappear"])
  }

  @Test func `the end of nothing is not heard`() {
    controller.endAppearanceTransition()
    #expect(controller.log.lines.isEmpty)
  }
}
