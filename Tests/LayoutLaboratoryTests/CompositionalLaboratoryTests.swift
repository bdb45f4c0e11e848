import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@testable import LayoutLaboratory

/// The laboratory's experiments with compositional layouts.
@MainActor struct CompositionalLaboratoryTests {
  private static let device = Device(size: CGSize(width: 320, height: 480), scale: 2)

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A section of rows with some columns.
  private func rows(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: item, count: columns))
  }

  /// A section that scrolls across, followed by columns that depend on the width.
  private func adaptive() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let width = environment.container.effectiveContentSize.width
      let made = rows(columns: section == 0 ? 1 : max(Int(width / 90), 1))
      if section == 0 { made.orthogonalScrollingBehavior = .groupPaging }
      return made
    }
  }

  private func laboratory() -> Laboratory {
    Laboratory(on: Self.device, sections: [5, 12], layout: adaptive)
  }

  @Test func `a sweep finds the widths at which the provider chooses other groups`() throws {
    let sweep = try #require(Sweep(widths: 100...400, height: .kept))
    let report = try laboratory().sweep(sweep)
    #expect(report.breaks.filter { $0.movesCells }.map(\.width) == [180, 270, 360])
    #expect(report.breaks.first?.changes.first == "1 → 2 columns")
  }

  @Test func `a layout with a section that scrolls across survives a stress test`() throws {
    let report = try laboratory().rotate(times: 20, seed: 3)
    #expect(report.failure == nil, "\(report)")
  }

  @Test func `lint has no finding`() throws {
    #expect(try laboratory().lint().findings == [])
  }

  @Test func `a change of the width prepares the layout again, a scroll does not (CL67, CL68)`()
    throws
  {
    let found = try laboratory().characterise()
    #expect(found.response(to: .width)?.timesPrepared == 1)
    #expect(found.response(to: .y)?.invalidates == false)
  }

  @Test func `a trace has the layout's calls`() throws {
    let text = try laboratory().trace().description
    #expect(text.contains("UICollectionViewCompositionalLayout"))
  }
}
