import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct TurnInTimeTests {
  /// Turns a phone to landscape and passes the clock of the animation to a closure, which advances
  /// it.
  private func turn(
    _ controller: UIViewController, duration: TimeInterval? = 1, _ look: (AnimationClock) -> Void
  ) {
    var device = UIEnvironment()
    UIEnvironment.with(device) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
      window.rootViewController = controller
      window.layoutIfNeeded()
      device.screenSize = CGSize(width: 667, height: 375)
      device.verticalSizeClass = .compact
      let clock = AnimationClock()
      clock.perform {
        window.turn(to: device, duration: duration)
        look(clock)
      }
    }
  }

  private func shown(_ view: UIView) -> LayerState { view.layer.presentedState }

  @Test func `RO22 a turn takes 0.3 s on a phone, 0.4 s on a pad, and twice that for half a turn`()
  {
    #expect(TurnTiming.duration(on: .phone, from: .portrait, to: .landscapeLeft) == 0.3)
    #expect(TurnTiming.duration(on: .pad, from: .landscapeRight, to: .portrait) == 0.4)
    #expect(TurnTiming.duration(on: .phone, from: .landscapeLeft, to: .landscapeRight) == 0.6)
    #expect(TurnTiming.duration(on: .pad, from: .portrait, to: .portraitUpsideDown) == 0.8)
    turn(UIViewController(), duration: nil) { #expect($0.end == 0.3) }
  }

  @Test func `the old contents stand at the angle of the device, and turn the shorter way`() {
    let quarter = CGFloat.pi / 2
    #expect(TurnTiming.angle(from: .portrait, to: .landscapeLeft) == -quarter)
    #expect(TurnTiming.angle(from: .landscapeLeft, to: .portrait) == quarter)
    #expect(TurnTiming.angle(from: .portrait, to: .landscapeRight) == quarter)
    #expect(TurnTiming.angle(from: .portrait, to: .portrait) == 0)
  }

  // This test also holds the curve of fact RO22.
  @Test func `RO26 the window turns while its bounds go from the old size to the new`() throws {
    let controller = UIViewController()
    turn(controller) { clock in
      guard let window = controller.view.window else { return }
      #expect(window.bounds.size == CGSize(width: 667, height: 375))
      #expect(shown(window).bounds.size == CGSize(width: 375, height: 667))
      #expect(shown(controller.view).bounds.size == CGSize(width: 375, height: 667))
      // The old contents fill the turned screen, rotated by a quarter turn.
      #expect(abs(shown(window).transform.m12 + 1) < 1e-12)
      let frame = shown(window).frame
      #expect(abs(frame.width - 667) < 1e-9 && abs(frame.minX) < 1e-9)
      clock.advance(to: 0.25)
      #expect(shown(window).bounds.width < 375 + 292 / 4)
      clock.advance(to: 0.5)
      #expect(abs(shown(window).bounds.width - 521) < 1e-9)
      #expect(abs(shown(window).transform.m11 - shown(window).transform.m22) < 1e-12)
      #expect(abs(shown(window).transform.m12 + 0.5.squareRoot()) < 1e-9)
      clock.advance(to: 1)
      #expect(shown(window).bounds == window.bounds)
      #expect(shown(window).transform == CATransform3DIdentity)
    }
  }

  @Test func `RO19 completions wait for the end of the turn, closures alongside do not`() {
    let noter = ScriptedController(noting: [])
    noter.whenTurned = { noter, _, coordinator in
      coordinator.animate(
        alongsideTransition: { _ in noter.note("alongside") },
        completion: { _ in noter.note("completed") })
    }
    turn(noter) { clock in
      #expect(noter.log.lines == ["alongside"])
      clock.advance(to: 0.99)
      #expect(noter.log.lines == ["alongside"])
      clock.advance(to: 1)
      #expect(noter.log.lines == ["alongside", "completed"])
    }
  }

  @Test func `RO20 constraints that change alongside move their views with the turn`() {
    let controller = ScriptedController()
    let box = UIView()
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    controller.when[.loads] = { controller in
      guard let view = controller.view else { return }
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        width, box.heightAnchor.constraint(equalToConstant: 10),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }
    controller.whenTurned = { controller, _, coordinator in
      coordinator.animate(alongsideTransition: { _ in
        width.constant = 300
        controller.view.layoutIfNeeded()
      })
    }
    turn(controller) { clock in
      #expect(box.frame.width == 300)
      #expect(shown(box).bounds.width == 100)
      clock.advance(to: 0.5)
      #expect(abs(shown(box).bounds.width - 200) < 1e-9)
      clock.advance(to: 1)
      #expect(shown(box).bounds.width == 300)
    }
  }

  @Test func `RO27 a cell that comes into sight is at its place at once, one that stays moves`() {
    // Rows as wide as the view; the lower ones come into sight when it is turned.
    let controller = ScriptedCollectionController(count: 40)
    controller.size = { list in
      // In portrait three rows fill the screen, in landscape four.
      let height = list.bounds.height / (list.bounds.width > 375 ? 4 : 3)
      return CGSize(width: list.bounds.width, height: height - 10)
    }
    controller.whenTurned = { controller, _ in controller.collectionViewLayout.invalidateLayout() }
    turn(controller) { clock in
      let cells = controller.collectionView.indexPathsForVisibleItems.sorted().compactMap {
        controller.collectionView.cellForItem(at: $0)
      }
      guard let first = cells.first, let last = cells.last, cells.count > 3 else {
        Issue.record("Turned, there is no fourth cell.")
        return
      }
      #expect(shown(last).bounds == last.bounds)
      #expect(shown(last).position == last.center)
      #expect(first.frame.width == 667)
      #expect(shown(first).bounds.width == 375)
      clock.advance(to: 0.5)
      #expect(abs(shown(first).bounds.width - 521) < 1e-9)
    }
  }

  @Test func `the screen is drawn as it is in the midst of the turn`() {
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    turn(controller) { clock in
      guard let window = controller.view.window else { return }
      @MainActor func isBlack(_ x: Int, _ y: Int) -> Bool {
        window.screenDrawing().rasterized(width: 667, height: 375, scale: 1)[x, y].alpha == 255
      }
      #expect(isBlack(2, 2))
      clock.advance(to: 0.5)
      // Half way the window is on its corner: the middle is covered, the screen's corner not.
      #expect(isBlack(333, 187))
      #expect(!isBlack(2, 2))
      clock.advance(to: 1)
      #expect(isBlack(2, 2))
    }
  }
}
