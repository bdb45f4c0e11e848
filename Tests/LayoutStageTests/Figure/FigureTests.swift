import Foundation
import LayoutCore
import RasterCore
import Testing
import UIKit

@testable import LayoutStage

@MainActor @Suite struct FigureTests {
  private let device: Device

  init() throws { device = try #require(Device.named("iPhone 7")) }

  private func figure(
    _ orientation: Orientation = .portrait, start: Orientation = .portrait,
    appearance: Appearance = .light, chrome: Chrome = Chrome(), extent: FigureExtent = .viewport,
    _ content: @escaping @MainActor () -> UIViewController = { GridController() }
  ) -> RenderedFigure {
    Figure(
      name: "test/grid", device: device, orientation: orientation, start: start,
      appearance: appearance, chrome: chrome, extent: extent, content: content
    ).rendered()
  }

  private func widths(_ figure: RenderedFigure) throws -> Set<CGFloat> {
    Set(try #require(figure.layout).elements.map(\.frame.width))
  }

  @Test(arguments: [Overlays.safeArea, .all])
  func `the safe area of a screen without a collection view is drawn below a bar`(
    overlays: Overlays
  ) throws {
    var figure = try Figure(
      name: "test/plain", device: #require(Device.named("iPhone 14")), overlays: overlays
    ) { UINavigationController(rootViewController: UIViewController()) }
    let annotatedFigure = AnnotatedFigure(figure.rendered(), zoom: 1, deviceFrame: false)
    #expect(annotatedFigure.overlayStyles == [.safeArea])
    let bands = (annotatedFigure.annotations?.shapes ?? []).compactMap { mark -> CGRect? in
      if case .band(let frame, .safeArea) = mark { frame } else { nil }
    }
    #expect(
      bands == [
        CGRect(x: 0, y: 0, width: 390, height: 91), CGRect(x: 0, y: 810, width: 390, height: 34),
      ])
    figure.overlays = []
    #expect(AnnotatedFigure(figure.rendered(), zoom: 1, deviceFrame: false).overlayStyles.isEmpty)
  }

  @Test func `a portrait figure is laid out on the upright screen`() throws {
    #expect(try widths(figure(.portrait)) == [375])
  }

  @Test func `a turned flow layout keeps the sizes it asked for before the turn`() throws {
    #expect(try widths(figure(.landscape)) == [375])
  }

  @Test func `a layout that asks again has the new sizes`() throws {
    #expect(try widths(figure(.landscape) { GridController(layout: AskingLayout()) }) == [667])
  }

  @Test func `a figure that starts in landscape is not turned`() throws {
    #expect(try widths(figure(.landscape, start: .landscape)) == [667])
  }

  @Test func `a controller is laid out once a way the device is held`() {
    var controller: GridController?
    _ = figure(.landscape) {
      let grid = GridController()
      controller = grid
      return grid
    }
    let sizes = controller?.sizesOfView ?? []
    #expect(sizes.first == CGSize(width: 375, height: 667))
    #expect(sizes.last == CGSize(width: 667, height: 375))
  }

  @Test func `the screen is the device's while its controller is made`() {
    var (bounds, scale) = (CGRect.zero, CGFloat(0))
    _ = figure {
      (bounds, scale) = (UIScreen.main.bounds, UIScreen.main.scale)
      return UIViewController()
    }
    #expect(bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scale == 2)
  }

  @Test func `the environment is what it was afterwards`() {
    let before = UIEnvironment.current
    _ = figure(.landscape, appearance: .dark)
    #expect(UIEnvironment.current == before)
  }

  @Test func `traits tell the size classes of the turned device`() {
    var classes: [UIUserInterfaceSizeClass] = []
    let controller = UIViewController()
    _ = figure(.landscape) { controller }
    _ = Figure(
      name: "a", device: Device.named("iPhone 7 Plus") ?? device, orientation: .landscape
    ) {
      TraitReader { classes.append($0.horizontalSizeClass) }
    }.rendered()
    #expect(classes.last == .regular)
  }

  @Test func `a navigation bar insets the content under it`() throws {
    let layout = try #require(figure(chrome: Chrome(navigationBar: "Herbs")).layout)
    #expect(layout.contentInset.start == 64)
    #expect(layout.viewport.minY == -64)
  }

  @Test func `the content stays below the bars after a turn`() throws {
    let bar = Chrome(navigationBar: "Herbs")
    let layout = try #require(figure(.landscape, chrome: bar).layout)
    #expect(layout.viewport.minY == -32)
  }

  @Test func `a figure shows its views`() throws {
    let bitmap = try figure().picture().bitmap(scale: 1)
    #expect(bitmap.width == 375 && bitmap.height == 667)
    #expect(bitmap[100, 300] == Color(red: 1, green: 0, blue: 0).pixel)
  }

  @Test func `bars are drawn over the content`() throws {
    let bitmap = try figure(chrome: Chrome(navigationBar: "Herbs")).picture().bitmap(scale: 1)
    #expect(bitmap[5, 40] != Color(red: 1, green: 0, blue: 0).pixel)
  }

  @Test func `a dark figure has dark traits`() {
    var style = UIUserInterfaceStyle.unspecified
    _ = figure(appearance: .dark) { TraitReader { style = $0.userInterfaceStyle } }
    #expect(style == .dark)
  }

  @Test func `all content is recorded where it is wanted, and nothing else`() {
    var controller: GridController?
    let make = { @MainActor () -> UIViewController in
      let grid = GridController(count: 9)
      controller = grid
      return grid
    }
    let screenOnly = figure(extent: .viewport, make)
    #expect(controller?.loadedItems == [0, 1, 2, 3])
    let everything = figure(extent: .content, make)
    #expect(Set(controller?.loadedItems ?? []) == Set(0..<9))
    #expect(screenOnly.picture().size.height == 667)
    // Nine cells of 200 points below the inset for the status bar.
    #expect(everything.picture().size.height == 1820)
  }

  @Test func `content beyond the screen is fainter than what the screen shows`() throws {
    let everything = figure(extent: .content) { GridController(count: 9) }
    let bitmap = try everything.picture().bitmap(scale: 1)
    #expect(bitmap[100, 300].green == 0)
    #expect(abs(Int(bitmap[100, 1500].green) - 179) <= 1)
  }

  @Test func `content far from the screen is drawn like all other`() throws {
    let everything = figure(extent: .content) { GridController(count: 40) }
    let bitmap = try everything.picture().bitmap(scale: 1)
    // Forty cells of 200 points below the inset for the status bar.
    #expect(bitmap.height == 8020)
    #expect(bitmap[100, 7900] == bitmap[100, 1500])
  }

  @Test func `content that no picture has room for is refused, and its views are not made`() {
    var controller: GridController?
    let everything = figure(extent: .content) {
      let grid = GridController(count: 5000)
      controller = grid
      return grid
    }
    let refusal = PictureTooLarge(width: 375, height: 1_000_020)
    #expect(controller?.loadedItems == [0, 1, 2, 3])
    #expect(throws: refusal) { try everything.picture().bitmap(scale: 1) }
    #expect(throws: refusal) { try Sheet(figures: [everything]).picture().bitmap(scale: 1) }
    #expect(everything.layout?.elements.count == 5000)
  }

  @Test func `a figure without a collection view has no layout`() {
    #expect(figure { UIViewController() }.layout == nil)
  }

  @Test func `a figure is the same every time`() throws {
    let chrome = Chrome(statusBar: true, navigationBar: "Herbs")
    let (one, other) = (figure(.landscape, chrome: chrome), figure(.landscape, chrome: chrome))
    #expect(one.layout == other.layout)
    #expect(try one.picture().bitmap(scale: 2) == other.picture().bitmap(scale: 2))
  }
}

/// A controller that reports the traits of its view at every layout.
private final class TraitReader: UIViewController {
  private let tell: (UITraitCollection) -> Void

  init(_ tell: @escaping (UITraitCollection) -> Void) {
    self.tell = tell
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() { tell(traitCollection) }
}
