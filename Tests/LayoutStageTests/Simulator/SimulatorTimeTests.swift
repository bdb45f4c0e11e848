import LayoutStage
import RasterCore
import Testing
import UIKit

@MainActor @Suite struct SimulatorTimeTests {
  private func color(_ simulator: Simulator, _ x: Int, _ y: Int) throws -> Pixel {
    try simulator.picture().bitmap(scale: 1)[x, y]
  }

  private func launch(_ controller: UIViewController, on device: Device = .iPhone7) -> Simulator {
    let simulator = Simulator(device) { controller }
    controller.view.backgroundColor = .red
    simulator.holdsTime = true
    return simulator
  }

  @Test func `a turn is over as soon as it begins, unless time is held`() {
    let noter = CallNoter()
    let simulator = Simulator(.iPhone7) { noter }
    simulator.turn(to: .landscape)
    #expect(noter.log.last == "completed")
    #expect(!simulator.isAnimating)
  }

  @Test func `RO19 a turn that time is held in is over when time has come to its end`() {
    let noter = CallNoter()
    let simulator = launch(noter)
    simulator.turn(to: .landscape)
    #expect(noter.log.last == "alongside")
    #expect(simulator.isAnimating)
    #expect(simulator.animationEnd == 0.3)
    simulator.advance(by: 0.29)
    #expect(noter.log.last == "alongside")
    simulator.advance(to: simulator.animationEnd)
    #expect(noter.log.contains("completed"))
    #expect(!simulator.isAnimating)
  }

  @Test func `RO22 a pad takes 0.4 s`() throws {
    let simulator = launch(UIViewController(), on: try #require(Device.named("iPad 9.7")))
    simulator.advance(to: 1)
    simulator.turn(to: .landscape)
    #expect(simulator.animationEnd == 1.4)
  }

  @Test func `a picture shows the window as it stands in the midst of a turn`() throws {
    let simulator = launch(UIViewController())
    #expect(try color(simulator, 2, 2).red == 255)
    simulator.turn(to: .landscape)
    simulator.advance(to: 0.15)
    // Halfway the window is rotated by 45°: it covers the middle of the screen, and not the corner.
    #expect(try color(simulator, 333, 187).red == 255)
    #expect(try color(simulator, 2, 2).red == 0)
    simulator.advance(to: 0.3)
    #expect(try color(simulator, 2, 2).red == 255)
  }

  @Test func `what is animated later is part of the picture, under the bars`() throws {
    let controller = UIViewController()
    let simulator = Simulator(.iPhone7, chrome: Chrome(navigationBar: "Title")) { controller }
    controller.view.backgroundColor = .red
    simulator.holdsTime = true
    simulator.perform { UIView.animate(withDuration: 1) { controller.view.alpha = 0 } }
    simulator.advance(to: 0.5)
    let (content, bar) = (try color(simulator, 100, 300), try color(simulator, 100, 40))
    #expect((100..<150).contains(content.red))
    #expect(bar.green > content.green)
  }

  @Test func `time that is not held any more brings all to its end`() {
    let noter = CallNoter()
    let simulator = launch(noter)
    simulator.turn(to: .landscape)
    simulator.holdsTime = false
    #expect(noter.log.contains("completed"))
  }

  @Test func `what a completion begins is brought to its end too, unless it never ends`() {
    let view = UIView()
    let simulator = launch(UIViewController())
    func blink(_ times: Int) {
      guard times > 0 else { return }
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 1 - view.alpha },
        completion: { _ in blink(times - 1) })
    }
    simulator.perform { blink(3) }
    simulator.finishAnimations()
    #expect(simulator.time == 3)
    simulator.perform { blink(.max) }
    simulator.finishAnimations()
    #expect(simulator.isAnimating)
  }
}
