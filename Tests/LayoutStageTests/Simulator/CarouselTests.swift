import LayoutStage
import Testing
import UIKit

/// The worked turn of the facts, RW1 to RW7, as a client of the package makes it.
@MainActor @Suite struct CarouselTests {
  private func launch(
    _ repair: CarouselController.Repair = .none, on device: Device = .iPhone7,
    _ orientation: Orientation = .portrait, page: Int = 1, system: SystemGeneration = .iOS10
  ) -> (Simulator, CarouselController) {
    let carousel = CarouselController(repair)
    let simulator = Simulator(device, orientation: orientation, system: system) {
      UINavigationController(rootViewController: carousel)
    }
    simulator.perform {
      carousel.pages.contentOffset.x = CGFloat(page) * carousel.pages.bounds.width
    }
    simulator.layoutIfNeeded()
    return (simulator, carousel)
  }

  @Test func `RW1 upright the pages lie under the bars, a third of the screen high`() {
    let (simulator, carousel) = launch()
    #expect(carousel.pages.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
    #expect(carousel.pages.contentSize == CGSize(width: 1500, height: 220))
    #expect(carousel.pages.contentOffset.x == 375)
    #expect(carousel.log == ["traits changed from nil"])
    simulator.close()
  }

  @Test func `RW2 RW3 RW5 RW6 the calls of the turn come in this order`() {
    let (simulator, carousel) = launch(.offset)
    simulator.turn(to: .landscape)
    #expect(
      carousel.log.dropFirst() == [
        "will have other traits", "before, on page 1.0", "traits changed from others",
        "during, 667 wide", "after",
      ])
  }

  @Test func `RW4 on its side the pages fill the screen, without bars`() {
    let (simulator, carousel) = launch()
    simulator.turn(to: .landscape)
    #expect(carousel.navigationController?.isNavigationBarHidden == true)
    #expect(simulator.perform { UIApplication.shared.isStatusBarHidden })
    #expect(carousel.pages.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(carousel.pages.contentSize == CGSize(width: 2668, height: 375))
  }

  @Test func `RW6 without a repair 292 points of one page are seen and 375 of the next`() {
    let (simulator, carousel) = launch()
    simulator.turn(to: .landscape)
    #expect(carousel.pages.contentOffset.x == 375)
    #expect(carousel.seenWidths == [292, 375])
  }

  @Test func `RW5 an offset that is set alongside keeps the page, there and back`() {
    let (simulator, carousel) = launch(.offset)
    simulator.turn(to: .landscape)
    #expect(carousel.pages.contentOffset.x == 667)
    #expect(carousel.seenWidths == [667])
    simulator.turn(to: .portrait)
    #expect(carousel.pages.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
    #expect(carousel.seenWidths == [375])
  }

  // This test also holds fact RO28.
  @Test func `RO29 a layout that chooses its offset keeps the page, there and back`() {
    let (simulator, carousel) = launch(.layout, page: 2)
    simulator.turn(to: .landscape)
    #expect(carousel.pages.contentOffset.x == 1334)
    #expect(carousel.seenWidths == [667])
    simulator.turn(to: .portrait)
    #expect(carousel.pages.contentOffset.x == 750)
    #expect(carousel.seenWidths == [375])
  }

  @Test(arguments: [(3, 1125), (1, 667)])
  func `RW7 back from the last page an offset is right by luck, from others it is not`(
    page: Int, offset: CGFloat
  ) {
    let (simulator, carousel) = launch(on: .iPhone7, .landscape, page: page)
    simulator.turn(to: .portrait)
    #expect(carousel.pages.contentOffset.x == offset)
  }

  @Test func `RO6 from iOS 13 on the screen is empty until the first turn`() {
    let (simulator, carousel) = launch(page: 0, system: .iOS13)
    #expect(carousel.log.isEmpty)
    #expect(carousel.pages.frame.isEmpty)
    simulator.turn(to: .landscape)
    #expect(carousel.pages.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(carousel.seenWidths == [667])
  }

  // An iPad has a regular height in both orientations, so its bar stays (fact E7).
  @Test func `on a pad the pages are half as high as the screen, turned too`() throws {
    let pad = try #require(Device.named("iPad 9.7"))
    let (simulator, carousel) = launch(.offset, on: pad)
    #expect(carousel.pages.frame == CGRect(x: 0, y: 64, width: 768, height: 512))
    simulator.turn(to: .landscape)
    #expect(carousel.navigationController?.isNavigationBarHidden == false)
    #expect(carousel.pages.frame == CGRect(x: 0, y: 64, width: 1024, height: 384))
    #expect(carousel.pages.contentOffset.x == 1024)
  }
}
