import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@testable import LayoutScenes

/// Scenes in a navigation controller, with pages, and turned before their picture is drawn.
@MainActor struct SceneTurningTests {
  /// A scene of coloured pages or rows on a screen of 200 × 300 points.
  private func scene(
    _ members: String, _ layout: String = #""type": "flow", "itemSize": [100, 40]"#,
    device: String = #"{ "size": [200, 300], "scale": 2 }"#
  ) throws -> LayoutScenes.Scene {
    try readScene(
      """
      { "figure": "a", "title": "Herbs", "device": \(device), "cell": "swatch",
        "data": { "sections": [{ "items": [{}, {}, {}, {}] }] },
        "variants": { "x": { "layout": { \(layout) } } }, \(members) }
      """)
  }

  private func layout(
    of scene: LayoutScenes.Scene, in orientation: Orientation = .portrait
  ) throws -> LayoutRecord {
    try #require(scene.figure(scene.variants[0], in: orientation).rendered().layout)
  }

  private let pages = """
    "type": "resizingFlow", "itemSize": "page", "scrollDirection": "horizontal",
    "minimumLineSpacing": 0
    """

  @Test func `without these keys a scene has no controller, no pages and no turns`() throws {
    let scene = try readScene(leastScene())
    #expect(scene.controller == nil && scene.turns == [] && scene.page == nil)
    #expect(!scene.isPagingEnabled)
  }

  @Test func `E16 a navigation controller's bar takes 44 points below the status bar`() throws {
    let scene = try scene(#""controller": {}"#, device: #""iPhone 7""#)
    #expect(try layout(of: scene).safeAreaInsets.start == 64)
    #expect(try layout(of: scene).viewport.minY == -64)
    #expect(try layout(of: scene, in: .landscape).safeAreaInsets.start == 32)
  }

  @Test func `E16 a large title adds 52 points`() throws {
    let scene = try scene(
      #""controller": { "prefersLargeTitles": true }"#, device: #""iPhone 7""#)
    #expect(try layout(of: scene).safeAreaInsets.start == 116)
  }

  @Test func `RO40 a bar that hides while the height is compact is gone in landscape`() throws {
    let scene = try scene(
      #""controller": { "hidesBarsWhenVerticallyCompact": true }"#, device: #""iPhone 7""#)
    #expect(try layout(of: scene, in: .landscape).safeAreaInsets.start == 0)
    #expect(try layout(of: scene).safeAreaInsets.start == 64)
  }

  @Test func `the title is the scene's unless the controller has one`() throws {
    func title(_ members: String) throws -> String? {
      let scene = try scene(members)
      let root = scene.figure(scene.variants[0], in: .portrait).content()
      return (root as? UINavigationController)?.topViewController?.navigationItem.title
    }
    #expect(try title(#""controller": {}"#) == "Herbs")
    #expect(try title(#""controller": { "title": "Plants" }"#) == "Plants")
  }

  @Test func `a bar is drawn once, by the controller`() throws {
    var scene = try scene(#""controller": {}"#)
    scene.chrome = [.navigationBar]
    #expect(scene.figure(scene.variants[0], in: .portrait).chrome.navigationBar == nil)
  }

  @Test func `a device is turned through every orientation before the picture`() throws {
    let scene = try scene(#""rotate": ["landscape", "portrait", "landscape"]"#)
    #expect(scene.start == .landscape && scene.turns == [.portrait, .landscape])
    let plain = #""type": "flow", "delegateSizes": "resizing", "itemSize": [60, 40]"#
    // A plain flow layout keeps the sizes of the orientation that it began in.
    let kept = try self.scene(#""rotate": ["landscape", "portrait"]"#, plain)
    let fresh = try self.scene(#""rotate": ["portrait"]"#, plain)
    #expect(try layout(of: kept).elements[0].frame.width == 65)
    #expect(try layout(of: fresh).elements[0].frame.width == 60)
  }

  @Test func `an item as large as a page fills the window in each orientation`() throws {
    let scene = try scene(#""paging": true"#, pages)
    #expect(try layout(of: scene).elements[0].frame.size == CGSize(width: 200, height: 300))
    #expect(
      try layout(of: scene, in: .landscape).elements[1].frame
        == CGRect(x: 300, y: 0, width: 300, height: 200))
  }

  @Test func `a page leaves the bars and the section's inset free`() throws {
    let scene = try scene(
      #""contentInset": [20, 0, 10, 0]"#, pages + #", "sectionInset": [1, 2, 3, 4]"#)
    #expect(try layout(of: scene).elements[0].frame.size == CGSize(width: 194, height: 266))
  }

  @Test func `F1 a page is shown at a multiple of the width`() throws {
    let scene = try scene(#""paging": true, "page": 2, "orientations": ["portrait"]"#, pages)
    #expect(scene.isPagingEnabled)
    #expect(try layout(of: scene).viewport.minX == 400)
  }

  @Test func `a page beyond the last one shows the last`() throws {
    var scene = try scene(#""orientations": ["portrait"]"#, pages)
    // A scene file with such a page is refused.
    scene.page = 10_000
    let layout = try layout(of: scene)
    #expect(layout.viewport.maxX == layout.contentSize.width)
  }

  @Test func `RW6 after a turn the offset is no multiple of the page any more`() throws {
    let scene = try scene(#""paging": true, "page": 2"#, pages)
    #expect(try layout(of: scene, in: .landscape).viewport.minX == 400)
  }

  @Test func `a page of rows begins below the bars`() throws {
    let scene = try scene(
      #""page": 1, "contentInset": [20, 0, 0, 0], "orientations": ["portrait"]"#,
      #""type": "flow", "itemSize": [200, 300], "minimumLineSpacing": 0"#)
    #expect(try layout(of: scene).viewport.minY == 280)
  }

  @Test(arguments: [
    (#""controller": true"#, "$.controller"),
    (#""controller": { "titel": "" }"#, "$.controller.titel"),
    (#""controller": { "prefersLargeTitles": 1 }"#, "$.controller.prefersLargeTitles"),
    (#""controller": {}, "chrome": ["navigationBar"]"#, "$.chrome"),
    (#""rotate": []"#, "$.rotate"), (#""rotate": ["over"]"#, "$.rotate[0]"),
    (#""rotate": "portrait""#, "$.rotate"), (#""paging": 1"#, "$.paging"),
    (#""page": -1"#, "$.page"), (#""page": 1.5"#, "$.page"), (#""page": "2""#, "$.page"),
    (#""page": 1, "contentOffset": [0, 0]"#, "$.contentOffset"),
  ])
  func `what means nothing is refused where it stands`(members: String, path: String) {
    let error = #expect(throws: SceneError.self) { try scene(members) }
    #expect(error?.path == path, "\(error?.description ?? "")")
  }

  @Test func `an item size is a pair of numbers or the word page`() {
    let error = #expect(throws: SceneError.self) {
      try scene(#""page": 0"#, #""type": "flow", "itemSize": "pages""#)
    }
    #expect(error?.suggestion == "page")
    #expect(throws: SceneError.self) {
      try scene(#""page": 0"#, #""type": "centeredFlow", "itemSize": "page""#)
    }
  }
}
