import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import Testing
import UIKit

@testable import DocumentationFigures

@MainActor struct RotationTableTests {
  /// Six items that share the width of a line, in a plain flow layout and in `ResizingFlowLayout`.
  private func studies(
    sizes: SceneFlowMetrics.DelegateSizes = .resizing
  ) throws -> [RotationStudy] {
    var metrics = SceneFlowMetrics()
    metrics.itemSize = CGSize(width: 150, height: 220)
    metrics.delegateSizes = sizes
    let variants: [(String, SceneLayout)] = [
      ("plain", .flow(metrics)), ("resizing", .resizingFlow(metrics)),
    ]
    var scene = Scene(
      figure: try #require(FigureName("lab/six")),
      device: try #require(Device.named("iPhone 7 Plus")),
      sections: [SceneSection(items: (0..<6).map { _ in SceneItem() })],
      variants: variants.compactMap { name, layout in
        VariantName(name).map { SceneVariant($0, layout: layout) }
      })
    scene.cell = .swatch
    return try scene.figures().map { try Laboratory($0).rotationStudy() }
  }

  private func row(_ label: String, in table: RotationTable) -> RotationTable.Row? {
    table.sections.flatMap(\.rows).first { $0.label == label }
  }

  @Test func `B5 B7 the flag that tells the layouts apart is that of the delegate's metrics`()
    throws
  {
    let table = RotationTable(try studies())
    let telling = table.sections[0].rows.filter(\.tells)
    #expect(telling.map(\.label) == ["invalidateFlowLayoutDelegateMetrics"])
    #expect(
      telling.first?.cells == [
        RotationTable.Cell(value: .flag(false), sign: .outdated),
        RotationTable.Cell(value: .flag(true), sign: .again),
      ])
  }

  @Test func `B6 only the resizing layout asks for sizes again`() throws {
    let cells = row("sizeForItemAt", in: RotationTable(try studies()))?.cells
    #expect(
      cells == [
        RotationTable.Cell(value: .counts(first: 6, turned: 0), sign: .outdated),
        RotationTable.Cell(value: .counts(first: 6, turned: 6), sign: .again),
      ])
  }

  @Test func `sizes that are kept and still right are no cause for a warning`() throws {
    let table = RotationTable(try studies(sizes: .fixed).prefix(1).map { $0 })
    #expect(row("sizeForItemAt", in: table)?.cells.map(\.sign) == [.kept])
    #expect(row("invalidateFlowLayoutDelegateMetrics", in: table)?.cells.map(\.sign) == [.kept])
  }

  @Test func `both layouts are prepared again and both ask for no counts`() throws {
    let table = RotationTable(try studies())
    #expect(row("prepare()", in: table)?.tells == false)
    #expect(
      row("numberOfItemsInSection", in: table)?.cells.map(\.value)
        == Array(repeating: .counts(first: 1, turned: 0), count: 2))
  }

  @Test func `the other questions to the delegate are counted in one row`() throws {
    let row = row("insetForSectionAt", in: RotationTable(try studies()))
    #expect(row?.addition == "and 4 others")
    #expect(
      row?.cells.map(\.value) == [.counts(first: 5, turned: 0), .counts(first: 5, turned: 5)])
  }

  @Test func `the figure shows the first layout once and each layout after the rotation`() throws {
    let studies = try studies()
    let picture = RotationFigure(
      title: "A title", subtitle: "A sentence", names: ["one", "two"], studies: studies
    ).picture()
    #expect(
      picture.layouts.map { "\($0.variant ?? "") \($0.orientation)" } == [
        "plain portrait", "plain landscape", "resizing landscape",
      ])
    var first = studies.first?.before.layout
    first?.settings?[.overlays] = "device frame"
    #expect(picture.layouts.first?.layout == first)
  }
}
