import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@testable import LayoutScenes

/// Items as large as a page, and the page that a scene begins with.
@MainActor struct ScenePageTests {
  private nonisolated static let columns =
    #""scrollDirection": "horizontal", "minimumLineSpacing": 0"#
  private nonisolated static let pages = #""type": "resizingFlow", "itemSize": "page", "# + columns

  /// A scene, by default of four items on a screen of 200 × 300 points.
  private func scene(
    _ members: String, _ layout: String = Self.pages, items: String = "{}, {}, {}, {}",
    device: String = #"{ "size": [200, 300], "scale": 2 }"#
  ) throws -> LayoutScenes.Scene {
    try readScene(
      """
      { "figure": "a", "device": \(device), "cell": "swatch",
        "data": { "sections": [{ "items": [\(items)] }] },
        "variants": { "x": { "layout": { \(layout) } } },
        \(members) }
      """)
  }

  private func layout(
    of scene: LayoutScenes.Scene, in orientation: Orientation = .portrait
  ) throws -> LayoutRecord {
    try #require(scene.figure(scene.variants[0], in: orientation).rendered().layout)
  }

  @Test(arguments: [CGSize(width: 260, height: 300), CGSize(width: 200, height: 240)])
  func `F1 a page fills a window of which one side alone becomes another`(size: CGSize) throws {
    for layout in [Self.pages, #""type": "resizingFlow", "itemSize": "page""#] {
      let scene = try scene(#""paging": true"#, layout)
      let figure = scene.figure(scene.variants[0], in: .portrait)
      let controller = figure.content()
      let simulator = Simulator(figure.device) { controller }
      defer { simulator.close() }
      simulator.resize(to: size)
      let view = try #require(controller.view as? UICollectionView)
      let page = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      #expect(page?.frame.size == size)
    }
  }

  @Test func `F1 a page is as wide beside a notch, launched on its side or turned to it`() throws {
    let phone = #""iPhone 14 Pro""#
    let launched = try scene(#""page": 2, "orientations": ["landscape"]"#, device: phone)
    let turned = try scene(#""page": 2"#, device: phone)
    #expect(try layout(of: launched, in: .landscape).elements[0].frame.width == 852)
    #expect(try layout(of: turned, in: .landscape).elements[0].frame.width == 852)
    #expect(try layout(of: launched, in: .landscape).viewport.minX == 1704)
  }

  @Test func `F1 a page of rows is as high as the view, bars included`() throws {
    let rows = #""type": "flow", "itemSize": "page", "minimumLineSpacing": 0"#
    let scene = try scene(#""contentInset": [20, 0, 10, 0]"#, rows)
    let second = try layout(of: scene).elements[1].frame
    #expect(second == CGRect(x: 0, y: 300, width: 200, height: 300))
  }

  @Test func `a page beyond the items that fill one each is refused`() {
    let error = #expect(throws: SceneError.self) { try scene(#""page": 9"#) }
    #expect(
      error?.description == """
        herbs.json:4:11: $.page: there is no page 9: 4 items fill a page each
          expected a whole number from 0 to 3; the first page is 0
        """)
    let one = #expect(throws: SceneError.self) { try scene(#""page": 1"#, items: "{}") }
    #expect(one?.problem == "there is no page 1: 1 item fills a page each")
    #expect(one?.expected == "0, the only page")
  }

  @Test func `the last page can be asked for, and the start of a scene without items`() throws {
    #expect(try layout(of: scene(#""page": 3"#)).viewport.minX == 600)
    #expect(try scene(#""page": 0"#, items: "").page == 0)
  }

  @Test(arguments: [
    (#""type": "flow", "itemSize": [200, 300], "# + Self.columns, "{}, {}, {}, {}"),
    (Self.pages, #"{}, {}, {}, { "size": [200, 300] }"#),
  ])
  func `F1 where sizes decide how many pages there are, one beyond the end is the last`(
    layout: String, items: String
  ) throws {
    let scene = try scene(#""page": 9"#, layout, items: items)
    #expect(try self.layout(of: scene).viewport.minX == 600)
  }

  @Test func `F1 the last page of rows ends where scrolling does`() throws {
    let rows = #""type": "flow", "itemSize": [200, 110], "minimumLineSpacing": 0"#
    let scene = try scene(#""page": 9, "contentInset": [20, 0, 10, 0]"#, rows)
    #expect(try layout(of: scene).viewport.minY == 440 + 10 - 300)
  }
}
