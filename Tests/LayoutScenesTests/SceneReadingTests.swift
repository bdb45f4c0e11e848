import Foundation
import LayoutStage
import Testing
import UIKit

@testable import LayoutScenes

/// Reads a scene whose pictures would be in an empty folder.
func readScene(_ text: String) throws(SceneError) -> LayoutScenes.Scene {
  let folder = URL(fileURLWithPath: "/nonexistent")
  var pictures = PictureShelf(folder: folder)
  let document = SceneDocument(file: "herbs.json", text: Array(text.utf8))
  return try document.read { Scene($0, pictures: &pictures) }
}

/// The least a scene needs, with more members of the outermost object.
func leastScene(_ members: String = "") -> String {
  """
  { "figure": "herbs", "data": { "sections": [] },
    "variants": { "before": { "layout": { "type": "flow" } } }\(members) }
  """
}

struct SceneReadingTests {
  @Test func `the least scene has defaults for everything else`() throws {
    let scene = try readScene(leastScene())
    #expect(scene.figure.description == "herbs")
    #expect(scene.device.name == "iPhone 7 Plus")
    #expect(scene.orientations == [.portrait, .landscape])
    #expect(scene.cell == .label)
    #expect(scene.overlays == [])
    #expect(scene.extent == .viewport)
    #expect(scene.appearance == .light)
  }

  @Test @MainActor func `a flow layout starts from UIKit's defaults`() throws {
    let layout = try readScene(leastScene()).variants[0].layout
    #expect(type(of: layout.makeLayout()) == UICollectionViewFlowLayout.self)
    let metrics = layout.metrics
    #expect(metrics == SceneFlowMetrics())
    #expect(metrics.itemSize == CGSize(width: 50, height: 50))
    #expect(metrics.minimumLineSpacing == 10)
  }

  @Test @MainActor func `every key of a flow layout is read`() throws {
    let scene = try readScene(
      """
      { "figure": "a", "data": { "sections": [] }, "variants": { "x": { "layout": {
        "type": "resizingFlow", "scrollDirection": "horizontal", "itemSize": [160, 120.5],
        "minimumLineSpacing": 1, "minimumInteritemSpacing": 2, "sectionInset": [1, 2, 3, 4],
        "sectionInsetReference": "safeArea", "headerReferenceSize": [0, 40],
        "footerReferenceSize": [0, 30], "sectionHeadersPinToVisibleBounds": true,
        "sectionFootersPinToVisibleBounds": true } } } }
      """)
    var expected = SceneFlowMetrics()
    expected.scrollDirection = .horizontal
    expected.itemSize = CGSize(width: 160, height: 120.5)
    expected.minimumLineSpacing = 1
    expected.minimumInteritemSpacing = 2
    expected.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expected.sectionInsetReference = .safeArea
    expected.headerReferenceSize = CGSize(width: 0, height: 40)
    expected.footerReferenceSize = CGSize(width: 0, height: 30)
    expected.sectionHeadersPinToVisibleBounds = true
    expected.sectionFootersPinToVisibleBounds = true
    #expect(scene.variants[0].layout.makeLayout() is ResizingFlowLayout)
    #expect(scene.variants[0].layout.metrics == expected)
  }

  @Test func `an item's members are read`() throws {
    let text = leastScene().replacingOccurrences(
      of: "\"sections\": []",
      with: """
        "sections": [{ "header": "Herbs", "footer": "Two", "items": [
          { "title": "Basil", "subtitle": "Ocimum basilicum", "detail": "Pinch it.",
            "facts": ["1 cm", "25 cm"], "color": "#34C759", "size": [120, 80] }, {} ] }]
        """)
    let section = try readScene(text).sections[0]
    #expect(section.header == "Herbs")
    #expect(section.footer == "Two")
    #expect(section.items.count == 2)
    #expect(section.items[0].title == "Basil")
    #expect(section.items[0].subtitle == "Ocimum basilicum")
    #expect(section.items[0].detail == "Pinch it.")
    #expect(section.items[0].facts == ["1 cm", "25 cm"])
    #expect(section.items[0].color?.hex == "#34C759")
    #expect(section.items[0].size == CGSize(width: 120, height: 80))
    #expect(section.items[1].size == nil)
  }

  @Test func `a section may have measures of its own`() throws {
    let text = leastScene().replacingOccurrences(
      of: "\"sections\": []",
      with: #""sections": [{ "items": [], "sectionInset": [1, 2, 3, 4], "minimumLineSpacing": 5 }]"#
    )
    let metrics = try readScene(text).sections[0].metrics
    #expect(metrics.sectionInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(metrics.minimumLineSpacing == 5)
    #expect(metrics.minimumInteritemSpacing == nil)
  }

  @Test func `variants keep the order of the file`() throws {
    let text = leastScene().replacingOccurrences(
      of: "\"variants\": {",
      with: #""variants": { "zebra": { "layout": { "type": "centeredFlow" } },"#)
    #expect(try readScene(text).variants.map(\.name.description) == ["zebra", "before"])
  }

  @Test func `a device may be a bare screen`() throws {
    let scene = try readScene(leastScene(#", "device": { "size": [375, 667], "scale": 2 }"#))
    #expect(scene.device.size == CGSize(width: 375, height: 667))
    #expect(scene.device.scale == 2)
  }

  @Test func `insets and offsets are top, left, bottom, right and x, y`() throws {
    let scene = try readScene(
      leastScene(#", "contentInset": [1, 2, 3, 4], "contentOffset": [5, -6]"#))
    #expect(scene.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scene.contentOffset == CGPoint(x: 5, y: -6))
  }

  @Test func `a scene begins upright unless it is only shown lying`() throws {
    let lying = try readScene(leastScene(#", "orientations": ["landscape"]"#))
    let turned = try readScene(leastScene(#", "orientations": ["landscape", "portrait"]"#))
    #expect(lying.start == .landscape)
    #expect(turned.start == .portrait)
  }

  @Test func `overlays are joined`() throws {
    let scene = try readScene(leastScene(#", "overlays": ["index", "spacing"]"#))
    #expect(scene.overlays == [.index, .spacing])
  }

  @Test func `comments may explain a scene`() throws {
    #expect(try readScene("// the herbs\n" + leastScene() + "/* done */").sections.isEmpty)
  }
}
