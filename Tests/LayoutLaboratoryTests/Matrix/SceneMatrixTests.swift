import LayoutLaboratory
import LayoutScenes
import LayoutStage
import Testing
import UIKit

/// The pictures of a scene with a matrix of settings.
@MainActor struct SceneMatrixTests {
  private func scene(_ matrix: SettingAxes?) throws -> LayoutScenes.Scene {
    let layout = SceneLayout.flow(SceneFlowMetrics())
    let names = try ["before", "after"].map { try #require(VariantName($0)) }
    var scene = LayoutScenes.Scene(
      figure: try #require(FigureName("herbs")), device: Device.iPhoneSE,
      sections: [SceneSection(items: [SceneItem(title: "Basil")])],
      variants: names.map { SceneVariant($0, layout: layout) })
    scene.matrix = matrix
    return scene
  }

  @Test func `each variant has one picture, which shows the combinations`() throws {
    let pictures = try scene(SettingAxes(languages: ["", "longer"], textSizes: [.large, .small]))
      .matrixPictures
    #expect(pictures.map(\.fileName) == ["herbs.before.matrix.png", "herbs.after.matrix.png"])
    let picture = try #require(pictures.first).laidOut()
    #expect(picture.fileName == "herbs.before.matrix.png")
    #expect(picture.picture.size.width > 250)
  }

  @Test func `a scene without a matrix has none`() throws {
    #expect(try scene(nil).matrixPictures.isEmpty)
  }
}
