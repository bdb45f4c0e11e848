import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The phases of a turn for the controller, its children and their views.
@MainActor @Suite(.serialized) struct TurnPhaseTests {
  /// Shows a controller on a phone in portrait and changes the screen.
  private func turn(
    _ controller: UIViewController, to size: CGSize = CGSize(width: 667, height: 375)
  ) {
    var device = UIEnvironment()
    UIEnvironment.with(device) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
      window.rootViewController = controller
      window.layoutIfNeeded()
      (controller as? ScriptedController)?.log.lines = []
      device.screenSize = size
      if size.height < 400 { device.verticalSizeClass = .compact }
      window.turn(to: device, duration: 0.3)
    }
  }

  /// Returns a controller that notes the phases of a turn.
  private func makeNoter() -> ScriptedController {
    let noter = ScriptedController(noting: [])
    noter.whenTurned = { noter, size, coordinator in
      noter.note("will be \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { _ in noter.note("first alongside") },
        completion: { _ in noter.note("completed") })
      coordinator.animate(alongsideTransition: { _ in noter.note("second alongside") })
    }
    noter.when[.willLayOut] = {
      let height = $0.traitCollection.verticalSizeClass
      $0.note("will lay out \(Int($0.view.bounds.width)), height \(height)")
    }
    return noter
  }

  private func family(_ parent: UIViewController, _ child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `E11 size and traits are new when the controller lays out`() {
    let noter = makeNoter()
    turn(noter)
    #expect(noter.log.lines.contains("will lay out 667, height compact"))
    #expect(!noter.log.lines.contains("will lay out 375, height compact"))
  }

  @Test func `E12 a turn leaves no transform on any view`() {
    let noter = ScriptedController()
    var transformsAlongside: [CGAffineTransform?] = []
    noter.whenTurned = { noter, _, coordinator in
      coordinator.animate(alongsideTransition: { _ in
        transformsAlongside = [noter.view.transform, noter.view.window?.transform]
      })
    }
    turn(noter)
    #expect(transformsAlongside == [.identity, .identity])
    #expect(noter.view.transform == .identity)
  }

  @Test func `RO8 a controller hears of its traits while its subviews still have the old ones`() {
    let (parent, child) = (ScriptedController(), UIViewController())
    var heights: [UIUserInterfaceSizeClass] = []
    family(parent, child)
    // The size classes of the controller, its child and the child's view, and the child's after an
    // update.
    parent.when[.traitsChange] = { parent in
      let shown: [any UITraitEnvironment] = [parent, child, child.view]
      heights = shown.map(\.traitCollection.verticalSizeClass)
      child.updateTraitsIfNeeded()
      heights.append(child.traitCollection.verticalSizeClass)
    }
    turn(parent)
    #expect(heights == [.compact, .regular, .regular, .compact])
  }

  @Test func `RO2 a screen that only grows goes through the same phases`() {
    let noter = makeNoter()
    turn(noter, to: CGSize(width: 500, height: 800))
    #expect(
      noter.log.lines == [
        "will be 500", "will lay out 500, height regular", "first alongside", "second alongside",
        "completed",
      ])
  }

  @Test func `RO13 without super the children hear nothing`() {
    let (outer, inner) = (ScriptedController(), makeNoter())
    outer.passesSizeOn = false
    family(outer, inner)
    turn(outer)
    #expect(!inner.log.lines.contains { $0.hasPrefix("will be") })
  }

  @Test func `RO14 a child whose size stays is told of none`() {
    let (outer, inner) = (ScriptedController(), makeNoter())
    let banner = CGSize(width: 320, height: 50)
    outer.childSize = { _ in banner }
    inner.view.frame.size = banner
    family(outer, inner)
    turn(outer)
    #expect(!inner.log.lines.contains { $0.hasPrefix("will be") })
  }

  @Test func `RO19 what goes alongside runs in the order it was added`() {
    let noter = makeNoter()
    turn(noter)
    #expect(noter.log.lines.suffix(3) == ["first alongside", "second alongside", "completed"])
  }
}
