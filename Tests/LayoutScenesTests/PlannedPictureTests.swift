import Basics
import Foundation
import LayoutStage
import RasterCore
import Testing
import UIKit

@testable import LayoutScenes

/// Pictures of scenes with many variants are laid out one by one.
@MainActor struct PlannedPictureTests {
  private func scene(_ item: SceneItem) throws -> LayoutScenes.Scene {
    var scene = try readScene(leastScene())
    scene.sections = [SceneSection(items: [item])]
    scene.cell = .photo
    return scene
  }

  @Test func `a planned picture is laid out when it is asked for`() throws {
    let drawn = Mutex(0)
    var item = SceneItem()
    item.picture = .drawing { _ in drawn.withLock { $0 += 1 } }
    let plans = try scene(item).plannedPictures
    #expect(plans.count == 2)
    #expect(drawn.withLock { $0 } == 0)
    _ = try plans[0].laidOut()
    let once = drawn.withLock { $0 }
    #expect(once > 0)
    _ = try plans[1].laidOut()
    #expect(drawn.withLock { $0 } == 2 * once)
  }

  @Test func `planned pictures are those of the scene`() throws {
    let scene = try scene(SceneItem(title: "Basil"))
    let (plans, pictures) = (scene.plannedPictures, scene.pictures(sheets: []))
    #expect(plans.map(\.fileName) == pictures.map(\.fileName))
    let bitmaps = try plans.map { try $0.laidOut().bitmap() }
    #expect(try bitmaps == pictures.map { try $0.bitmap() })
  }

  @Test func `a sheet that is too large is refused before anything is laid out`() throws {
    var scene = try scene(SceneItem(title: "Basil"))
    try scene.checkSheet()
    scene.variants = Array(repeating: scene.variants[0], count: 1000)
    for index in scene.variants.indices {
      scene.variants[index].name = try #require(VariantName("v\(index)"))
    }
    #expect(throws: PictureTooLarge.self) { try scene.checkSheet() }
  }
}
