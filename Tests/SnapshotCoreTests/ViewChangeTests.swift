import Foundation
import LayoutCore
import RasterCore
import Testing

@testable import LayoutComparison
@testable import PictureComparison
@testable import SnapshotCore

/// The report of views that changed: one change of a client's cell each.
@Suite struct ViewChangeTests {
  private typealias View = LayoutRecord.View

  /// A cell of 120 × 80 points with a title, an author and a cover.
  private static func cell(
    title: String = "Persuasion", titleFrame: CGRect = CGRect(x: 10, y: 8, width: 90, height: 20),
    titleProperties: [LayoutRecord.ViewProperty: String] = [:],
    author: [LayoutRecord.ViewProperty: String] = [:],
    cell: [LayoutRecord.ViewProperty: String] = [.cornerRadius: "10"],
    image: String = "24×24 0123456789abcdef", extra: [LayoutRecord.View] = []
  ) -> LayoutRecord.View {
    let text: [LayoutRecord.ViewProperty: String] = [
      .text: title, .font: "Inter Bold 16", .textColor: "#000000",
    ]
    let views = [
      View(
        className: "UILabel", frame: titleFrame,
        properties: text.merging(titleProperties) { $1 }),
      View(
        className: "UILabel", name: "author", frame: CGRect(x: 10, y: 30, width: 90, height: 16),
        properties: [.text: "Jane Austen"].merging(author) { $1 }),
      View(
        className: "UIImageView", name: "cover", frame: CGRect(x: 92, y: 4, width: 24, height: 24),
        properties: [.image: image]),
    ]
    let content = View(
      className: "UIView", name: "contentView",
      frame: CGRect(x: 0, y: 0, width: 120, height: 80), views: views + extra)
    return View(
      className: "BookCell", frame: CGRect(x: 0, y: 0, width: 120, height: 80), properties: cell,
      views: [content])
  }

  private static func pane(_ views: [LayoutRecord.View]) -> RecordedLayout {
    var layout = LayoutRecord(
      contentSize: CGSize(width: 120, height: 800),
      viewport: CGRect(x: 0, y: 0, width: 120, height: 400))
    layout.elements = views.enumerated().map { index, view in
      var element = LayoutRecord.Element(
        indexPath: ItemPlace(0, index),
        frame: CGRect(x: 0, y: CGFloat(index) * 80, width: 120, height: 80),
        text: view.views[0].views[0].properties[.text])
      element.view = view
      return element
    }
    return RecordedLayout(device: "iPhone 7", orientation: .portrait, scale: 2, layout: layout)
  }

  private func told(
    _ golden: [LayoutRecord.View], _ actual: [LayoutRecord.View]
  ) -> [String] {
    LayoutDifference(golden: Self.pane(golden), actual: Self.pane(actual)).causes.map(\.headline)
  }

  @Test func `a label that moved is told by its text and the part of its frame`() {
    let moved = Self.cell(titleFrame: CGRect(x: 12, y: 8, width: 90, height: 20))
    #expect(
      told([Self.cell()], [moved]) == ["cell [0,0] › UILabel “Persuasion”: frame.x 10 → 12"])
  }

  @Test func `cells that changed alike are counted`() {
    let round = Self.cell(cell: [.cornerRadius: "14"])
    #expect(
      told(Array(repeating: Self.cell(), count: 4), Array(repeating: round, count: 4))
        == ["4 cells: corner radius 10 → 14"])
  }

  @Test func `a statement keeps its cause and the elements that it names beside its words`() {
    let round = Self.cell(cell: [.cornerRadius: "14"])
    let difference = LayoutDifference(
      golden: Self.pane(Array(repeating: Self.cell(), count: 4)),
      actual: Self.pane(Array(repeating: round, count: 4)))
    let statement = [difference].statements(policy: .init()).first
    #expect(statement?.cause == "cells: corner radius 10 → 14")
    #expect(statement?.places.map(\.words) == ["[0,0]", "[0,3]"])
  }

  @Test func `a hidden view is told by the property that holds it`() {
    #expect(
      told([Self.cell()], [Self.cell(author: [.hidden: "yes"])]) == ["cell [0,0] › author hidden"])
  }

  @Test func `a text is told with the view that shows it`() {
    #expect(
      told([Self.cell()], [Self.cell(title: "Emma")])
        == ["cell [0,0] › UILabel “Emma”: text “Persuasion” → “Emma”"])
  }

  @Test func `a view that came is told, and what moved because of it is counted`() {
    let badge = View(
      className: "BadgeView", name: "badge", frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let moved = Self.cell(
      titleFrame: CGRect(x: 18, y: 8, width: 90, height: 20), extra: [badge])
    #expect(
      told([Self.cell()], [moved]) == ["cell [0,0] › badge appeared; 1 other view moved"])
  }

  @Test func `another image of the same size is told as such`() {
    #expect(
      told([Self.cell()], [Self.cell(image: "24×24 fedcba9876543210")])
        == ["cell [0,0] › cover: another image of 24×24"])
  }

  @Test(arguments: [
    (LayoutRecord.ViewProperty.textColor, "#FF0000", "text color #000000 → #FF0000"),
    (.font, "Inter Regular 14", "font Inter Bold 16 → Inter Regular 14"),
    (.alpha, "0.5", "alpha 1 → 0.5"), (.border, "2 #FF0000", "border width 0 → 2, color #FF0000"),
    (.drawing, "0123456789abcdef", "drawn otherwise"),
  ])
  func `a property is told by its name`(
    _ property: LayoutRecord.ViewProperty, _ value: String, _ words: String
  ) {
    #expect(
      told([Self.cell()], [Self.cell(titleProperties: [property: value])])
        == ["cell [0,0] › UILabel “Persuasion”: \(words)"])
  }

  @Test func `views survive the way through a golden's description`() throws {
    let pane = Self.pane([Self.cell(), Self.cell(title: "Emma")])
    let decoded = try JSONDecoder().decode(
      RecordedLayout.self, from: Data(pane.canonicalJSON.utf8))
    #expect(decoded == pane)
  }

  @Test func `a screen of 2,000 views adds at most 60 KB to a golden`() throws {
    let views = (0..<400).map { Self.cell(title: "Title number \($0)") }
    let bare = Self.pane(views).withoutViews
    let metadata = [Self.pane(views), bare].map {
      GoldenMetadata(fingerprints: Fingerprints(rasteriser: "1", fonts: []), scale: 2, panes: [$0])
    }
    let sizes = try metadata.map { metadata in
      let picture = LayoutPicture(
        Bitmap(width: 1, height: 1), scale: 2, panes: metadata.panes,
        fingerprints: metadata.fingerprints)
      return try GoldenFile.encode(picture, name: "views").count
    }
    #expect(views.reduce(0) { $0 + $1.count } == 2_000)
    #expect(sizes[0] - sizes[1] < 60_000, "\(sizes[0] - sizes[1]) bytes")
  }

  @Test func `past the limit the deepest level is summarised, and its change is seen`() {
    var golden = Self.pane([Self.cell()]).layout
    var actual = Self.pane([Self.cell(title: "Emma")]).layout
    (golden, actual) = (golden.summarizingViews(beyond: 3), actual.summarizingViews(beyond: 3))
    let summary = golden.elements[0].view?.views[0].summary
    #expect(summary?.count == 3)
    #expect(summary != actual.elements[0].view?.views[0].summary)
  }
}
