import Foundation
import LayoutCore
import RasterCore
import Testing
import UIKit

@testable import LayoutStage

@Suite struct PictureTests {
  /// One cell of 80 × 40 with 10 points around it, above 140 more points of content.
  private let layout = LayoutRecord(
    contentSize: CGSize(width: 100, height: 300),
    viewport: CGRect(x: 0, y: 0, width: 100, height: 160),
    screenFrame: CGRect(x: 0, y: 0, width: 100, height: 160),
    sections: [.init(index: 0, inset: AxisInsets(start: 10, end: 10, near: 10, far: 10))],
    elements: [.init(indexPath: .init(0, 0), frame: CGRect(x: 10, y: 10, width: 80, height: 40))])

  @Test func `a picture without overlays and frame is exactly the screen`() throws {
    let figure = RenderedFigure.plain()
    let picture = figure.picture()
    #expect(picture.size == CGSize(width: 100, height: 160))
    #expect(
      try picture.bitmap(scale: 1) == figure.screen.rasterized(width: 100, height: 160, scale: 1))
  }

  @Test func `a zoom scales the screen`() {
    #expect(RenderedFigure.plain().picture(zoom: 0.5).size == CGSize(width: 50, height: 80))
  }

  @Test func `a device frame leaves a margin around the screen`() {
    let picture = RenderedFigure.plain().picture(deviceFrame: true)
    #expect(picture.screen.size == CGSize(width: 100, height: 160))
    #expect(picture.screen.minX > 20)
    #expect(picture.size.width - picture.screen.maxX == picture.screen.minX)
  }

  @Test func `labels beyond the screen make the picture larger`() {
    let bare = RenderedFigure.plain(layout: layout).picture()
    let explained = RenderedFigure.plain(overlays: .insets, layout: layout).picture()
    #expect(explained.size.width > bare.size.width + 40)
  }

  @Test func `a legend is drawn below, unless it is not wanted`() {
    let figure = RenderedFigure.plain(overlays: .insets, layout: layout)
    #expect(figure.picture().size.height > figure.picture(legend: false).size.height)
  }

  @Test func `a screen without a collection view is explained by its constraints alone`() {
    var figure = RenderedFigure.plain(overlays: [.constraints, .insets])
    figure.plainLayout = layout
    figure.plainLayout?.settings = [:]
    let shown = figure.picture().layouts.first?.layout
    #expect(shown?.settings?[.overlays] == "constraints")
  }

  @Test func `lengths keep their size when the screen is zoomed`() {
    let (one, half) = (LabelMetrics.system(zoom: 1), LabelMetrics.system(zoom: 0.5))
    #expect(one.size("10 pt", .measure) == half.size("10 pt", .measure))
  }

  @Test func `index paths are smaller on a small screen`() {
    let (one, half) = (LabelMetrics.system(zoom: 1), LabelMetrics.system(zoom: 0.5))
    #expect(half.size("0,12", .cell).width < one.size("0,12", .cell).width)
  }

  @Test func `content beyond the screen is drawn at 30 percent`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let figure = RenderedFigure.plain(
      red, layout: layout, content: Drawing { $0.fill(layout.content, with: .color(red)) })
    let bitmap = try figure.picture().bitmap(scale: 1)
    #expect(bitmap.height == 300)
    #expect(bitmap[50, 80] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[50, 250].red == 255)
    #expect(abs(Int(bitmap[50, 250].green) - 179) <= 1)
  }

  @Test func `a picture is the same bytes every time`() throws {
    let figure = RenderedFigure.plain(overlays: .all, layout: layout)
    #expect(
      try figure.picture(deviceFrame: true).bitmap(scale: 2)
        == figure.picture(deviceFrame: true).bitmap(scale: 2))
  }

  @Test func `the file is named after figure, variant and orientation`() {
    #expect(RenderedFigure.plain(variant: "before").fileName == "test/plain.before.portrait.png")
    #expect(RenderedFigure.plain(orientation: .landscape).fileName == "test/plain.landscape.png")
  }
}
