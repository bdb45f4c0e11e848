import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import TestSupport
import Testing
import UIKit

@testable import LayoutScenes

/// Whatever numbers a scene file may hold, laying it out neither traps nor makes nonsense.
@MainActor struct SceneFuzzTests {
  private func number(_ random: inout SeededGenerator, _ choices: [Double]) -> Double {
    let choice = choices.randomElement(using: &random) ?? 0
    return Bool.random(using: &random) ? choice : Double.random(in: 0...200, using: &random)
  }

  private func metrics(_ random: inout SeededGenerator) -> SceneFlowMetrics {
    let (lengths, distances) = ([0, 1e-9, 0.1, 414, 10_000], [0, -10_000, -50, 1e-9, 10_000])
    var metrics = SceneFlowMetrics()
    metrics.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
    metrics.itemSize = CGSize(
      width: number(&random, lengths), height: number(&random, lengths))
    metrics.minimumLineSpacing = CGFloat(number(&random, distances))
    metrics.minimumInteritemSpacing = CGFloat(number(&random, distances))
    metrics.sectionInset = UIEdgeInsets(
      top: number(&random, distances), left: number(&random, distances),
      bottom: number(&random, distances), right: number(&random, distances))
    metrics.sectionHeadersPinToVisibleBounds = Bool.random(using: &random)
    if Bool.random(using: &random) {
      metrics.headerReferenceSize = CGSize(
        width: number(&random, lengths), height: number(&random, lengths))
    }
    return metrics
  }

  private func section(_ random: inout SeededGenerator) -> SceneSection {
    let items = (0..<Int.random(in: 0...9, using: &random)).map { index in
      var item = SceneItem(title: "Item \(index)")
      item.detail = "Some words that take more than one line."
      item.facts = ["one", "two"]
      item.picture = .bitmap(Bitmap(width: 4, height: 3))
      if Int.random(in: 0..<3, using: &random) == 0 {
        item.size = CGSize(
          width: number(&random, [0, 10_000]), height: number(&random, [0, 10_000]))
      }
      return item
    }
    return SceneSection(header: Bool.random(using: &random) ? "Header" : nil, items: items)
  }

  @Test(arguments: 0..<60) func `any scene is laid out`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let layouts: [SceneLayout] = [
      .flow(metrics(&random)), .centeredFlow(metrics(&random)), .resizingFlow(metrics(&random)),
    ]
    let names = ["a", "b", "c"].compactMap(VariantName.init)
    var scene = LayoutScenes.Scene(
      figure: try #require(FigureName("fuzz")),
      device: Device(size: CGSize(width: 414, height: 736), scale: 2),
      sections: (0..<Int.random(in: 0...3, using: &random)).map { _ in section(&random) },
      variants: zip(names, layouts).map(SceneVariant.init))
    scene.contentOffset = CGPoint(
      x: number(&random, [0, 1e6]), y: number(&random, [0, -1e6, 1e6]))
    scene.cell = SceneCell.named.randomElement(using: &random)?.value ?? .label
    for figure in scene.rendered() {
      let bitmap = try figure.picture().bitmap(scale: 0.1)
      #expect(bitmap.width == (figure.orientation == .portrait ? 41 : 74))
      let layout = try #require(figure.layout)
      #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
      #expect(layout.elements.allSatisfy { $0.frame.isFiniteRect })
    }
  }
}

extension CGRect {
  fileprivate var isFiniteRect: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
