import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The log of a public test of bounds changes, as an iPhone 7 printed it.
@MainActor @Suite(.serialized) struct BoundsChangeLogTests {
  @Test func `W3 a turn there and back asks and invalidates once each way`() {
    let (upright, lying) = (CGSize(width: 375, height: 667), CGSize(width: 667, height: 375))
    let layout = ScriptedFlowLayout()
    layout.note = { if case .invalidate = $0 { "invalidate" } else { nil } }
    layout.didAnswer = { layout.log.append("should invalidate: \($0)") }
    let controller = ScriptedCollectionController(layout)
    controller.whenTurned = { controller, coordinator in
      @MainActor func note(_ phase: String) {
        let size = controller.collectionView.bounds.size
        layout.log.append("\(phase) \(Int(size.width)) × \(Int(size.height))")
      }
      note("start")
      coordinator.animate(alongsideTransition: nil) { _ in note("end") }
    }
    UIEnvironment.with(UIEnvironment()) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: upright))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      layout.log = []
      var device = UIEnvironment()
      for size in [lying, upright] {
        device.screenSize = size
        window.turn(to: device, duration: 0.3)
      }
    }
    #expect(
      layout.log == [
        "start 375 × 667", "should invalidate: true", "invalidate", "end 667 × 375",
        "start 667 × 375", "should invalidate: true", "invalidate", "end 375 × 667",
      ])
  }
}
