import Foundation
import LayoutCore
import RasterCore
import Testing

@testable import LayoutComparison
@testable import PictureComparison
@testable import SnapshotCore

/// A screen without a list: labels below each other on a card.
@Suite struct ScreenViewTests {
  private func pane(
    bio: String = "Builds", bioHeight: CGFloat = 20, gap: CGFloat = 12,
    background: String = "#007AFF", lines: String? = nil
  ) -> RecordedLayout {
    var y: CGFloat = 16
    let heights = [("bio", bioHeight), ("follow", 30), ("message", 30), ("share", 30)]
    let labels = heights.map { name, height in
      defer { y += height + gap }
      var label = LayoutRecord.View(
        className: "UILabel", name: name, frame: CGRect(x: 16, y: y, width: 100, height: height))
      label.properties[.text] = name == "bio" ? bio : name
      if name == "bio" { label.properties[.lines] = lines }
      if name == "follow" { label.properties[.background] = background }
      return label
    }
    let screen = CGRect(x: 0, y: 0, width: 160, height: 240)
    var layout = LayoutRecord(
      scrollAxis: nil, contentSize: screen.size, viewport: screen, screenFrame: screen)
    layout.screen = LayoutRecord.View(className: "UIView", frame: screen, views: labels)
    return RecordedLayout(device: "iPhone SE", orientation: .portrait, scale: 1, layout: layout)
  }

  private func causes(_ actual: RecordedLayout) -> [Cause] {
    LayoutDifference(golden: pane(), actual: actual).causes
  }

  @Test func `views that a longer text pushes are told with it, and are layout`() {
    let causes = causes(pane(bio: "Builds ships", bioHeight: 40))
    #expect(
      causes.map(\.headline) == ["bio: text “Builds” → “Builds ships”; 3 other views moved"])
    #expect(causes.first?.classes == [.layout, .text])
    #expect(causes.first?.details.first == "follow: frame.y 48 → 68")
  }

  @Test func `a gap between many views is told by the first of them`() {
    let causes = causes(pane(gap: 16))
    #expect(causes.map(\.headline) == ["follow: frame.y 48 → 52; 2 other views moved"])
    #expect(causes.first?.details.last == "share: frame.y 132 → 144")
  }

  @Test func `a view that was coloured and moved is of both classes`() {
    let classes = causes(pane(gap: 16, background: "#34C759")).map(\.classes)
    #expect(classes == [[.layout, .paint]])
  }

  @Test func `pixels of views that moved need no other reason`() throws {
    let actual = pane(bio: "Builds ships", bioHeight: 40)
    let fingerprints = Fingerprints(rasteriser: "1")
    let golden = Bitmap(width: 160, height: 240)
    var moved = golden
    // Both pixels are in the last view, one at its new place and one at its old place.
    moved[40, 180] = Pixel(red: 255, green: 0, blue: 0)
    moved[40, 150] = Pixel(red: 255, green: 0, blue: 0)
    let old = LayoutPicture(golden, scale: 1, panes: [pane()], fingerprints: fingerprints)
    let file = try GoldenFile(GoldenFile.encode(old, name: "screen"), name: "screen")
    let comparison = PictureComparison(
      golden: file,
      actual: LayoutPicture(moved, scale: 1, panes: [actual], fingerprints: fingerprints))
    #expect(comparison.unexplained.isEmpty)
    #expect(!comparison.statements.map(\.changeClass).contains(.paint))
  }

  @Test func `a property that is not seen is metadata`() throws {
    let fingerprints = Fingerprints(rasteriser: "1")
    let bitmap = Bitmap(width: 160, height: 240)
    let old = LayoutPicture(bitmap, scale: 1, panes: [pane()], fingerprints: fingerprints)
    let file = try GoldenFile(GoldenFile.encode(old, name: "screen"), name: "screen")
    let comparison = PictureComparison(
      golden: file,
      actual: LayoutPicture(
        bitmap, scale: 1, panes: [pane(lines: "2")], fingerprints: fingerprints))
    #expect(comparison.statements.map(\.changeClass) == [.metadata])
  }
}
