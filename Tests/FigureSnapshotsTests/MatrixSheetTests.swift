import LayoutComparison
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// The sheet of a matrix, as somebody looks at it.
@MainActor @Suite struct MatrixSheetTests {
  private static let types: [UIContentSizeCategory] = [
    .large, .accessibilityExtraExtraExtraLarge,
  ]

  private func picture(_ devices: [Device]) throws -> LayoutPicture {
    let matrix: Snapshot<UIViewController, LayoutPicture> = .matrix(
      devices: devices, appearances: [.light, .dark], dynamicTypes: Self.types,
      layoutDirections: [.leftToRight, .rightToLeft])
    return try matrix.convert(NumbersController(count: 12))
  }

  @Test func `phones of a matrix with all axes are at least 200 points wide`() throws {
    let picture = try picture([.iPhoneSE, .iPhone14Pro])
    let panes = picture.metadata.panes.filter { $0.orientation == .portrait }
    #expect(panes.count == 16)
    let scale = picture.metadata.scale
    #expect(panes.allSatisfy { $0.layout.viewport.width * $0.scale / scale >= 200 })
  }

  @Test func `no word of a matrix is at the edge of its sheet`() throws {
    let bitmap = try picture([.iPhone14Pro]).bitmap
    let margin = 40
    let page = bitmap[0, 0]
    let edges = (0..<margin).flatMap { x in
      (0..<bitmap.height).flatMap { [bitmap[x, $0], bitmap[bitmap.width - 1 - x, $0]] }
    }
    #expect(edges.allSatisfy { $0 == page })
  }
}
