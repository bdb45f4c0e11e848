import Examples
import Foundation
import LayoutCore
import LayoutScenes
import LayoutStage
import Testing
import UIKit

/// The numbers behind pictures like the gallery's, worked by hand.
@MainActor struct RotationTests {
  /// The plant markers 150 × 220 with insets of 10, whatever the gallery shows them with.
  private func markers() throws -> Scene {
    var metrics = SceneFlowMetrics()
    metrics.itemSize = CGSize(width: 150, height: 220)
    metrics.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    var scene = try #require(Gallery.figure(named: "plants/markers")?.scene)
    scene.variants = [
      SceneVariant(try #require(VariantName("before")), layout: .centeredFlow(metrics)),
      SceneVariant(try #require(VariantName("after")), layout: .resizingFlow(metrics)),
    ]
    return scene
  }

  private func swatches() throws -> Scene {
    try #require(Gallery.figure(named: "swatches/rotate")?.scene)
  }

  private func frames(
    _ scene: Scene, _ variant: String, _ orientation: Orientation
  ) throws -> LayoutRecord {
    let rendered = scene.rendered().first {
      $0.variant == variant && $0.orientation == orientation
    }
    return try #require(rendered?.layout)
  }

  @Test func `before, markers keep their size and are centered either way`() throws {
    let upright = try frames(markers(), "before", .portrait)
    let lying = try frames(markers(), "before", .landscape)
    #expect(upright.elements[0].frame == CGRect(x: 52, y: 10, width: 150, height: 220))
    #expect(upright.elements[1].frame.minX == 212)
    #expect(lying.elements[0].frame == CGRect(x: 53, y: 10, width: 150, height: 220))
    #expect(lying.elements[3].frame.maxX == 683)
  }

  @Test func `after, upright markers are wider and a line taller`() throws {
    let layout = try frames(markers(), "after", .portrait)
    #expect(layout.elements[0].frame.size == CGSize(width: 187, height: 244))
  }

  @Test func `after, the delegate is asked again when the device is turned`() throws {
    let layout = try frames(markers(), "after", .landscape)
    #expect(layout.elements[0].frame.size == CGSize(width: 169, height: 220))
    #expect(layout.elements[4].frame.minX == 10)
  }

  @Test func `rows that stay in the cache are as wide as the screen once was`() throws {
    let layout = try frames(swatches(), "before", .landscape)
    #expect(layout.elements[39].frame == CGRect(x: 0, y: 7800, width: 414, height: 200))
  }

  @Test func `rows that are laid out again are as wide as the screen`() throws {
    let layout = try frames(swatches(), "after", .landscape)
    #expect(layout.elements[39].frame == CGRect(x: 0, y: 7800, width: 736, height: 200))
    #expect(layout.contentSize == CGSize(width: 736, height: 8000))
  }
}
