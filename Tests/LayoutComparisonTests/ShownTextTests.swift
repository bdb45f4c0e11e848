import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// The report of texts that do not fit.
struct ShownTextTests {
  private typealias View = LayoutRecord.View

  private func label(
    _ text: String, shown: String? = nil, width: CGFloat = 100, font: String = "Inter Regular 17"
  ) -> View {
    var look: [LayoutRecord.ViewProperty: String] = [.text: text, .font: font]
    look[.shown] = shown
    return View(
      className: "UILabel", name: "title",
      frame: CGRect(x: 0, y: 0, width: width, height: 20), properties: look)
  }

  private func causes(_ golden: [View], _ actual: [View], version: Int = 3) -> [Cause] {
    let sides = [golden, actual].map { views in
      var record = LayoutRecord(contentSize: .zero, viewport: .zero)
      record.screen = View(
        className: "UIView", name: nil, frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        views: views)
      return record
    }
    var old = sides[0]
    old.viewVersion = version
    let (before, now) = LayoutRecord.comparable(old, sides[1])
    return ViewOwner.causes(ViewOwner.owners([], before.screen, now.screen))
  }

  @Test func `a font that cuts the text says what is left of it`() {
    let causes = causes(
      [label("Hello there")],
      [label("Hello there", shown: "Hello t…", font: "Inter Regular 24")])
    #expect(
      causes.map(\.headline) == ["title: font Inter Regular 17 → Inter Regular 24"])
    #expect(causes.map(\.details) == [["shown text “Hello there” → “Hello t…”"]])
  }

  @Test func `a text that is too long is one cause`() {
    let causes = causes([label("Hello")], [label("Hello there", shown: "Hello t…")])
    #expect(causes.map(\.headline) == ["title: text “Hello” → “Hello there”"])
    #expect(causes.map(\.details) == [["shown text “Hello” → “Hello t…”"]])
  }

  @Test func `a label with less space follows from the cause that took it`() {
    func badge(_ width: CGFloat, look: [LayoutRecord.ViewProperty: String]) -> View {
      View(
        className: "UILabel", name: "badge",
        frame: CGRect(x: 200, y: 0, width: width, height: 20), properties: look)
    }
    let causes = causes(
      [label("Hello there"), badge(20, look: [.text: "1"])],
      [
        label("Hello there", shown: "Hello t…", width: 70), badge(50, look: [.text: "100"]),
      ])
    #expect(causes.map(\.headline) == ["badge: text “1” → “100”; 1 other view resized"])
    #expect(
      causes.map(\.details) == [
        ["title: frame.width 100 → 70, shown text “Hello there” → “Hello t…”"]
      ])
  }

  @Test func `a text that is cut for no other reason is a cause`() {
    #expect(
      causes([label("Hello there")], [label("Hello there", shown: "Hello t…")]).map(\.headline)
        == ["title: shown text “Hello there” → “Hello t…”"])
  }

  @Test func `a golden of version 2 does not know what was shown`() {
    #expect(
      causes([label("Hello there")], [label("Hello there", shown: "Hello t…")], version: 2)
        .isEmpty)
  }
}
