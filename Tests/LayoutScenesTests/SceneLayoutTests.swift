import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@testable import LayoutScenes

/// The layout of a scene's collection view; the numbers are worked by hand.
@MainActor struct SceneLayoutTests {
  /// The frames of a scene with one variant on a screen of 200 × 300 points.
  private func layout(
    _ sections: String, _ layout: String, _ more: String = "",
    cell: String = "swatch", in orientation: Orientation = .portrait
  ) throws -> LayoutRecord {
    let scene = try readScene(
      """
      { "figure": "a", "device": { "size": [200, 300], "scale": 2 }, "cell": "\(cell)",
        "data": { "sections": \(sections) }, "variants": { "x": { "layout": \(layout) } } \(more) }
      """)
    return try #require(scene.figure(scene.variants[0], in: orientation).rendered().layout)
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `an item's own size is what the delegate answers`() throws {
    let layout = try layout(
      #"[{ "items": [{ "size": [120, 40] }, {}] }]"#, #"{ "type": "flow", "itemSize": [60, 20] }"#)
    #expect(
      layout.elements.map(\.frame.size) == [frame(0, 0, 120, 40), frame(0, 0, 60, 20)].map(\.size))
  }

  @Test func `a header's text asks for a header of 40 points`() throws {
    let layout = try layout(#"[{ "header": "H", "items": [{}] }]"#, #"{ "type": "flow" }"#)
    #expect(layout.elements.map(\.kind) == [.header, .cell])
    #expect(layout.elements[0].frame == frame(0, 0, 200, 40))
  }

  @Test func `the layout's reference size wins, even if it is nothing`() throws {
    let none = try layout(
      #"[{ "header": "H", "items": [{}] }]"#,
      #"{ "type": "flow", "headerReferenceSize": [0, 0] }"#)
    let some = try layout(
      #"[{ "items": [{}] }]"#, #"{ "type": "flow", "headerReferenceSize": [0, 12] }"#)
    #expect(none.elements.map(\.kind) == [.cell])
    #expect(some.elements[0].frame == frame(0, 0, 200, 12))
  }

  @Test func `in a list of columns a header is as wide as a word`() throws {
    let layout = try layout(
      #"[{ "header": "H", "items": [{}] }]"#,
      #"{ "type": "flow", "scrollDirection": "horizontal" }"#)
    #expect(layout.elements[0].frame == frame(0, 0, 100, 300))
  }

  @Test func `a footer follows the items`() throws {
    let layout = try layout(#"[{ "footer": "F", "items": [{}] }]"#, #"{ "type": "flow" }"#)
    #expect(layout.elements[1].kind == .footer)
    #expect(layout.elements[1].frame == frame(0, 50, 200, 40))
  }

  @Test func `a section's own inset wins over the layout's`() throws {
    let layout = try layout(
      #"[{ "items": [{}], "sectionInset": [7, 9, 0, 0] }, { "items": [{}] }]"#,
      #"{ "type": "flow", "sectionInset": [1, 0, 0, 0] }"#)
    #expect(layout.elements[0].frame.origin == CGPoint(x: 9, y: 7))
    #expect(layout.elements[1].frame.origin == CGPoint(x: 0, y: 58))
  }

  @Test func `centered columns are centered again after the turn`() throws {
    let items = #"[{ "items": [{}, {}, {}, {}] }]"#
    let layout = #"{ "type": "centeredFlow", "itemSize": [80, 20] }"#
    let upright = try self.layout(items, layout)
    let lying = try self.layout(items, layout, in: .landscape)
    #expect(upright.elements.map(\.frame.minX) == [15, 105, 15, 105])
    #expect(lying.elements.map(\.frame.minX) == [20, 110, 200, 20])
  }

  @Test func `with an estimate, cells of text have the size of their text (D1)`() throws {
    let items = #"[{ "items": [{ "title": "I" }, { "title": "Wide" }] }]"#
    let flow = #""type": "flow", "itemSize": [60, 44]"#
    let fixed = try layout(items, "{ \(flow) }", cell: "label")
    let automatic = try layout(
      items, #"{ \#(flow), "estimatedItemSize": "automatic" }"#, cell: "label")
    let estimated = try layout(
      items, #"{ \#(flow), "estimatedItemSize": [30, 30] }"#, cell: "label")
    #expect(fixed.elements.map(\.frame.width) == [60, 60])
    #expect(automatic.elements[0].frame.width < automatic.elements[1].frame.width)
    #expect(automatic.elements[1].frame.height == CGFloat(26))
    #expect(estimated.elements.map(\.frame) == automatic.elements.map(\.frame))
  }

  @Test func `a long text is broken where its line ends`() throws {
    let title = String(repeating: "word ", count: 20)
    let layout = try layout(
      #"[{ "items": [{ "title": "\#(title)" }], "sectionInset": [0, 20, 0, 30] }]"#,
      #"{ "type": "flow", "estimatedItemSize": "automatic" }"#, cell: "label")
    let frame = layout.elements[0].frame
    #expect(frame.width <= 150 && frame.width > 100)
    #expect(frame.height > 60)
  }

  @Test func `a text in a line without room stops nothing`() throws {
    let layout = try layout(
      #"[{ "items": [{ "title": "word word" }], "sectionInset": [0, 150, 0, 150] }]"#,
      #"{ "type": "flow", "estimatedItemSize": "automatic" }"#, cell: "label")
    let frame = layout.elements[0].frame
    #expect(frame.width.isFinite && frame.height.isFinite && frame.height > 0)
  }

  @Test func `cells without text keep the estimate`() throws {
    let layout = try layout(
      #"[{ "items": [{}, { "size": [40, 10] }] }]"#,
      #"{ "type": "flow", "estimatedItemSize": [30, 20] }"#)
    #expect(
      layout.elements.map(\.frame.size) == [
        CGSize(width: 30, height: 20), CGSize(width: 40, height: 10),
      ])
  }

  @Test func `a resizing layout asks again after the turn, a plain one does not have to`() throws {
    let items = #"[{ "items": [{}, {}, {}] }]"#
    let upright = try layout(items, #"{ "type": "resizingFlow", "itemSize": [80, 20] }"#)
    let lying = try layout(
      items, #"{ "type": "resizingFlow", "itemSize": [80, 20] }"#, in: .landscape)
    #expect(upright.elements[0].frame.size == CGSize(width: 90, height: 20))
    #expect(lying.elements[0].frame.size == CGSize(width: 90, height: 20))
    #expect(lying.elements[2].frame.maxX == 300)
  }

  @Test func `a content offset is UIKit's own`() throws {
    let layout = try layout(
      #"[{ "header": "H", "items": [{ "size": [200, 900] }] }]"#,
      #"{ "type": "flow", "sectionHeadersPinToVisibleBounds": true }"#,
      #", "contentOffset": [0, 120]"#)
    #expect(layout.viewport.minY == 120)
    #expect(layout.elements[0].frame.minY == 120)
  }

  @Test func `without an offset the content begins below the inset`() throws {
    let layout = try layout(
      #"[{ "items": [{}] }]"#, #"{ "type": "flow" }"#, #", "contentInset": [30, 0, 0, 0]"#)
    #expect(layout.viewport.minY == -30)
  }

  @Test func `content insets narrow the lines`() throws {
    let layout = try layout(
      #"[{ "items": [{}, {}, {}] }]"#, #"{ "type": "flow", "itemSize": [60, 20] }"#,
      #", "contentInset": [0, 30, 0, 30]"#)
    #expect(layout.contentSize.width == 140)
    #expect(layout.elements[2].frame.minY == 30)
  }
}
