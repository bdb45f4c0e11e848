import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// The report of changed tables, whose rows are paired by content and by place.
struct TableChangeTests {
  private typealias View = LayoutRecord.View

  /// Makes a table with rows of 40 points, given by their texts per section.
  private static func table(
    _ sections: [[String]], height: CGFloat = 600, offset: CGFloat = 0
  ) -> View {
    var (y, rows) = (CGFloat(0), [View]())
    for (section, texts) in sections.enumerated() {
      for (item, text) in texts.enumerated() {
        let label = View(
          className: "UILabel", name: "title",
          frame: CGRect(x: 16, y: 10, width: 100, height: 20), properties: [.text: text])
        rows.append(
          View(
            className: "UITableViewCell",
            frame: CGRect(x: 0, y: y, width: 320, height: 40),
            properties: [.place: "row [\(section),\(item)]"], views: [label]))
        y += 40
      }
    }
    let shown = rows.filter { $0.frame.maxY > offset && $0.frame.minY < offset + height }
    let list = View(
      className: "UITableView", name: "list",
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      boundsOrigin: CGPoint(x: 0, y: offset), views: shown.reversed())
    return View(
      className: "UIView", frame: CGRect(x: 0, y: 0, width: 320, height: 640), views: [list])
  }

  private func told(_ golden: View, _ actual: View) -> [String] {
    ViewOwner.causes(ViewOwner.owners([], golden, actual)).map(\.headline)
  }

  @Test func `a row that went is named, and the others moved`() {
    #expect(
      told(Self.table([["a", "b", "c"]]), Self.table([["a", "c"]])) == [
        "list › row [0,1] vanished; 1 other view moved"
      ])
  }

  @Test func `a row that came is named, and the others moved`() {
    #expect(
      told(Self.table([["a", "b"]]), Self.table([["x", "a", "b"]])) == [
        "list › row [0,0] appeared; 2 other views moved"
      ])
  }

  @Test func `of equal rows one that went shifts the others`() {
    #expect(
      told(Self.table([["a", "b", "b"]]), Self.table([["b", "b"]])) == [
        "list › row [0,0] vanished; 2 other views moved"
      ])
  }

  @Test func `a row that comes into view is no cause`() {
    let texts = (0..<20).map { "row \($0)" }
    #expect(
      told(
        Self.table([texts], height: 200), Self.table([Array(texts.dropFirst())], height: 200))
        == ["list › row [0,0] vanished; 5 other views moved"])
  }

  @Test func `a row that goes out of view is no cause`() {
    let texts = (0..<20).map { "row \($0)" }
    #expect(
      told(Self.table([texts], height: 200), Self.table([["x"] + texts], height: 200)) == [
        "list › row [0,0] appeared; 5 other views moved"
      ])
  }

  @Test func `a scrolled table is reported only as scrolled`() {
    let texts = (0..<20).map { "row \($0)" }
    #expect(
      told(
        Self.table([texts], height: 200), Self.table([texts], height: 200, offset: 80))
        == ["list: scrolled to 0,0 → 0,80; 4 other views moved"])
  }

  @Test func `swapped sections are one change`() {
    #expect(
      told(Self.table([["a", "b"], ["c", "d"]]), Self.table([["c", "d"], ["a", "b"]])) == [
        "list: sections 0 and 1 swapped; 4 other views moved"
      ])
  }

  @Test func `a section that came or went is one cause`() {
    let (few, many) = (Self.table([["a"], ["b"]]), Self.table([["a"], ["x", "y"], ["b"]]))
    #expect(told(few, many) == ["list: section 1 appeared; 1 other view moved"])
    #expect(told(many, few) == ["list: section 1 vanished; 1 other view moved"])
  }

  @Test func `a section that moved over two others is named`() {
    #expect(
      told(Self.table([["a"], ["b"], ["c"]]), Self.table([["b"], ["c"], ["a"]])) == [
        "list: section 0 moved to 2; 3 other views moved"
      ])
  }

  @Test func `a row that moved is named with its former place`() {
    #expect(
      told(Self.table([["a", "b", "c"]]), Self.table([["b", "c", "a"]])) == [
        "list › row [0,2] moved from row [0,0]; 2 other views moved"
      ])
  }

  @Test func `rows that moved together are one cause`() {
    #expect(
      told(
        Self.table([["a", "b", "c"], ["d", "e"]]), Self.table([["c"], ["a", "b", "d", "e"]]))
        == ["list: rows [1,0]–[1,1] moved from [0,0]–[0,1]; 3 other views moved"])
  }

  @Test func `a text that another row has is reported with that row`() {
    #expect(
      told(Self.table([["a", "b"], ["c"]]), Self.table([["a", "b"], ["a"]])) == [
        "list › row [1,0] › title: text “c” → “a”, the text of row [0,0]"
      ])
  }

  @Test func `equal changes of rows are counted by rows`() {
    func bold(_ table: View) -> View {
      var table = table
      for index in table.views[0].views.indices {
        table.views[0].views[index].views[0].properties[.font] = "Inter Bold 17"
      }
      return table
    }
    let plain = Self.table([["a", "b"], ["c"]])
    #expect(
      told(plain, bold(plain)) == ["list › 3 rows › title: font none → Inter Bold 17"])
  }

  @Test func `of rows that moved without a cause the one with another height is reported`() {
    let plain = Self.table([["a", "b", "c", "d"]])
    var taller = plain
    // The rows are from back to front, the last one first.
    for index in taller.views[0].views.indices {
      if index < 2 { taller.views[0].views[index].frame.origin.y += 20 }
      if index == 2 { taller.views[0].views[index].frame.size.height += 20 }
    }
    #expect(
      told(plain, taller) == ["list › row [0,1]: frame.height 40 → 60; 2 other views moved"])
  }

  @Test func `a setting of the table moves the parts of rows that stay in place`() {
    let plain = Self.table([["a", "b"], ["c"]])
    var other = plain
    other.views[0].properties[.separatorInset] = "top 0, left 40, bottom 0, right 0"
    for index in other.views[0].views.indices {
      other.views[0].views[index].views[0].frame.origin.x = 40
    }
    #expect(
      told(plain, other) == [
        "list: separator inset automatic → top 0, left 40, bottom 0, right 0; 3 other views moved"
      ])
  }
}
