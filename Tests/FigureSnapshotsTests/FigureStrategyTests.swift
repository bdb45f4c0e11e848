import Foundation
import LayoutComparison
import LayoutCore
import LayoutScenes
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// Snapshots of figures and scenes, which contain their devices themselves.
@MainActor struct FigureStrategyTests {
  private let figure = Figure(name: "test/numbers", device: .iPhoneSE, orientation: .landscape) {
    NumbersController(count: 1)
  }

  private func scene() throws -> Scene {
    var metrics = SceneFlowMetrics()
    metrics.itemSize = CGSize(width: 100, height: 40)
    let variants = try ["before", "after"].map {
      SceneVariant(try #require(VariantName($0)), layout: .flow(metrics))
    }
    return Scene(
      figure: try #require(FigureName("test/scene")), device: .iPhoneSE,
      sections: [SceneSection(items: [SceneItem(title: "One")])], variants: variants)
  }

  @Test func `a figure's picture is its screen at its device's scale`() throws {
    let picture = try Snapshot<Figure, LayoutPicture>.image.convert(figure)
    #expect(picture.bitmap.width == 1136)
    #expect(picture.bitmap.height == 640)
    #expect(picture.metadata.panes.first?.layout.elements.first?.text == "0")
  }

  @Test func `a figure can be put on another device`() throws {
    let picture = try Snapshot<Figure, LayoutPicture>.image(on: .iPhone7).convert(figure)
    #expect(picture.bitmap.width == 750)
  }

  @Test func `a figure's layout and trace are those of its device`() throws {
    let layout = try Snapshot<Figure, String>.layout.convert(figure)
    #expect(layout.hasPrefix("iPhone SE (1st gen), landscape, 2 pixels per point\n"))
    let trace = try Snapshot<Figure, String>.trace.convert(figure)
    #expect(trace.contains("test/numbers"))
    #expect(try Snapshot<Figure, [RecordedLayout]>.json.convert(figure).count == 1)
  }

  private let panes = [
    "before portrait", "before landscape", "after portrait", "after landscape",
  ]

  @Test func `a scene's picture is a sheet of all its variants`() throws {
    let layouts = try Snapshot<Scene, LayoutPicture>.image.convert(scene()).metadata.panes
    #expect(layouts.map(\.name).sorted() == panes.sorted())
    #expect(layouts.first?.layout.elements.last?.kind == .cell)
    #expect(layouts.first?.layout.elements.first?.kind == .caption)
  }

  @Test func `a scene's layouts are told variant by variant`() throws {
    let layouts = try Snapshot<Scene, [RecordedLayout]>.json.convert(scene())
    #expect(layouts.map(\.name) == panes)
    let text = try Snapshot<Scene, String>.layout.convert(scene())
    #expect(text.hasPrefix("before portrait\niPhone SE (1st gen), portrait, 2 pixels per point\n"))
    #expect(text.contains("\n\nafter landscape\n"))
  }

  @Test func `a scene's traces are told variant by variant`() throws {
    let text = try Snapshot<Scene, String>.trace.convert(scene())
    #expect(text.contains("test/scene · before · iPhone SE (1st gen)"))
    #expect(text.contains("test/scene · after · iPhone SE (1st gen)"))
  }

  @Test func `a named picture keeps its scale and its layouts on any thread`() async throws {
    let pictures = try scene().pictures(sheets: [])
    let picture = try await Task.detached {
      try Snapshot<NamedPicture, LayoutPicture>.image.convert(pictures[0])
    }.value
    #expect(picture.metadata.scale == 2)
    #expect(picture.metadata.panes.map(\.name) == [""])
  }

  @Test func `a layout by itself shows numbered cells`() throws {
    let layout = UICollectionViewFlowLayout()
    let picture = try Snapshot<UICollectionViewFlowLayout, LayoutPicture>
      .image(on: .iPhoneSE, items: [2, 1]).convert(layout)
    let elements = try #require(picture.metadata.panes.first).layout.elements
    #expect(elements.map(\.text) == ["0.0", "0.1", "1.0"])
    #expect(elements.map(\.color) == ["#007AFF", "#007AFF", "#34C759"])
  }
}
