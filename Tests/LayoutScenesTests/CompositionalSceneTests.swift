import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@testable import LayoutScenes

/// Compositional layouts in scene files.
@MainActor struct CompositionalSceneTests {
  /// A scene with five items in a section, laid out by a section description.
  private func text(_ section: String, layout: String = "") -> String {
    """
    { "figure": "a", "device": { "size": [320, 480], "scale": 2 },
      "title": "Herbs", "subtitle": "Five",
      "data": { "sections": [ { "header": "First", "items": [{}, {}, {}, {}, {}] } ] },
      "variants": { "x": { "layout": { "type": "compositional", \(layout)
        "sections": [ \(section) ] } } } }
    """
  }

  /// A group of a section with members of its own.
  private func group(_ members: String = "", items: String? = nil) -> String {
    let cell = #"{ "size": ["1/2 of width", "height"] }"#
    return """
      { "group": { "direction": "horizontal", "size": ["width", 60], "items": [\(items ?? cell)]
        \(members) } }
      """
  }

  private func error(_ section: String, layout: String = "") -> SceneError? {
    do {
      _ = try readScene(text(section, layout: layout))
      return nil
    } catch { return error }
  }

  private func record(_ text: String) throws -> LayoutRecord {
    let figure = try #require(try readScene(text).figures().first)
    let simulator = Simulator(figure.configurationAtStart, content: figure.content)
    return try #require(simulator.collectionView).layoutRecord
  }

  private func cells(_ text: String) throws -> [CGRect] {
    try record(text).elements.filter { $0.kind == .cell }.map(\.frame)
  }

  @Test func `a grid of halves`() throws {
    #expect(
      try cells(text(group())) == [
        CGRect(x: 0, y: 0, width: 160, height: 60), CGRect(x: 160, y: 0, width: 160, height: 60),
        CGRect(x: 0, y: 60, width: 160, height: 60), CGRect(x: 160, y: 60, width: 160, height: 60),
        CGRect(x: 0, y: 120, width: 160, height: 60),
      ])
  }

  @Test func `groups nest, and their items are filled in order (CL17, CL29)`() throws {
    let column = """
      { "direction": "vertical", "size": ["½ of width", "height"], "count": 2,
        "items": [{ "size": ["width", "height"] }] }
      """
    let items = #"{ "size": ["0.5 of width", "height"] }, "# + column
    #expect(
      try cells(text(group(items: items))).prefix(3) == [
        CGRect(x: 0, y: 0, width: 160, height: 60), CGRect(x: 160, y: 0, width: 160, height: 30),
        CGRect(x: 160, y: 30, width: 160, height: 30),
      ])
  }

  @Test func `a section has insets, spacings and a header`() throws {
    let section = """
      { "contentInsets": [4, 10, 6, 30], "interGroupSpacing": 8,
        "boundarySupplementaryItems": [
          { "kind": "header", "size": ["width", 20], "pinToVisibleBounds": true, "zIndex": 2 } ],
        "background": "#F2F2F7",
        "group": { "direction": "horizontal", "size": ["width", 60], "count": 2,
          "interItemSpacing": 10, "items": [{ "size": ["width", "height"] }] } }
      """
    let record = try record(text(section))
    let cells = record.elements.filter { $0.kind == .cell }.map(\.frame)
    #expect(cells.first == CGRect(x: 10, y: 24, width: 135, height: 60))
    #expect(cells.dropFirst(2).first?.minY == 92)
    let header = record.elements.first { $0.kind == .header }
    #expect(header?.frame == CGRect(x: 10, y: 0, width: 280, height: 20))
    #expect(
      record.elements.first { $0.kind == .decoration("background #F2F2F7") }?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 226))
  }

  @Test func `an item has a badge over its corner (CL39)`() throws {
    let item = """
      { "size": ["1/2 of width", "height"], "supplementaryItems": [
        { "size": [20, 20], "fractionalOffset": [0.5, -0.5], "color": "#34C759" } ] }
      """
    let record = try record(text(group(items: item)))
    let badges = record.elements.filter { $0.kind == .supplementary("badge 0 #34C759") }
    #expect(badges.map(\.frame.minX) == [150, 310, 150, 310, 150])
    #expect(badges.map(\.frame.minY) == [-10, -10, 50, 50, 110])
  }

  @Test func `a group has a badge for each repetition (CL30, CL40)`() throws {
    let badge = #", "supplementaryItems": [ { "size": [4, 60], "alignment": "leading" } ]"#
    let record = try record(text(group(badge)))
    let badges = record.elements.filter { $0.kind == .supplementary("group badge 0 #FF3B30") }
    #expect(badges.map(\.frame.origin.y) == [0, 60, 120])
  }

  @Test func `a badge has one offset`() {
    let item = """
      { "size": [9, 9], "supplementaryItems": [
        { "size": [2, 2], "absoluteOffset": [1, 1], "fractionalOffset": [1, 1] } ] }
      """
    #expect(
      error(group(items: item))?.problem == "\"fractionalOffset\" together with \"absoluteOffset\"")
  }

  @Test func `a section that scrolls across is shown at its offset`() throws {
    let section = """
      { "orthogonalScrollingBehavior": "groupPaging", "interGroupSpacing": 10, "scrollOffset": 110,
        "group": { "direction": "horizontal", "size": [100, 60],
          "items": [{ "size": ["width", "height"] }] } }
      """
    let record = try record(text(section))
    #expect(record.elements.map(\.frame.minX) == [-110, 0, 110, 220, 330])
    #expect(record.sections.first?.measures.last == .init("scroll offset", "110"))
  }

  @Test func `the layout's own views show the title and the subtitle (CL48)`() throws {
    let layout = """
      "interSectionSpacing": 5, "scrollDirection": "vertical", "boundarySupplementaryItems": [
        { "kind": "title", "size": ["width", 40] }, { "kind": "subtitle", "size": ["width", 30] } ],
      """
    let record = try record(text(group(), layout: layout))
    #expect(
      record.elements.filter { $0.kind != .cell }.map(\.frame.minY).sorted() == [0, 220])
  }

  @Test func `the last section is that of all further sections of the data`() throws {
    let scene = try readScene(text(group()))
    #expect(scene.variants.first?.layout.compositional?.section(7) != nil)
  }

  @Test(arguments: [
    (#"[100, "width", 3]"#, "found 3 values"), (#"["tall", 10]"#, "\"tall\" is not a dimension"),
    (#"["1/0 of width", 10]"#, "\"1/0 of width\" is not a dimension"),
    (#"["-1 of width", 10]"#, "\"-1 of width\" is not a dimension"),
    (#"["about x", 10]"#, "\"about x\" is not a dimension"),
    (#"[-5, 10]"#, "the number -5 is out of range"), (#"[{}, 10]"#, "found an object"),
  ])
  func `a size that is none is refused`(size: String, problem: String) {
    #expect(error(group(items: "{ \"size\": \(size) }"))?.problem == problem)
  }

  @Test func `an error names the line and the column of a nested item`() throws {
    let found = try #require(
      error(group(items: #"{ "size": ["width", 1] }, { "size": ["wide", 1] }"#)))
    #expect(found.path == "$.variants.x.layout.sections[0].group.items[1].size[0]")
    #expect(found.position == TextPosition(line: 5, column: 129))
  }

  @Test func `a mistake beside an invalid group is reported`() {
    let section = #"{ "contentInsets": [1], "group": { "direction": "across" } }"#
    #expect(error(section)?.path == "$.variants.x.layout.sections[0].contentInsets")
  }

  @Test func `a misspelt key is suggested`() {
    #expect(error(group(#", "interitemSpacing": 3"#))?.suggestion == "interItemSpacing")
    #expect(
      error(group(), layout: #""interSectonSpacing": 3,"#)?.suggestion == "interSectionSpacing")
  }

  @Test func `keys of a flow layout are refused`() {
    #expect(error(group(), layout: #""itemSize": [1, 2],"#)?.problem == "unknown key \"itemSize\"")
  }

  @Test func `a count is of a single item, and a whole number`() {
    let two = #"{ "size": [1, 1] }, { "size": [1, 1] }"#
    #expect(
      error(group(#", "count": 2"#, items: two))?.problem
        == "\"count\" together with 2 different items")
    #expect(error(group(#", "count": 2.5"#))?.problem == "the number of items is not whole")
    #expect(
      error(group(#", "count": 2, "repeats": 2"#))?.problem == "\"repeats\" together with \"count\""
    )
  }

  @Test func `a group without items is refused`() {
    #expect(error(group(items: ""))?.problem == "a group without items")
  }

  @Test func `a kind is used once in a section (CL49)`() {
    let section = group().replacing(
      "{ \"group\"",
      with: """
        { "boundarySupplementaryItems": [ { "kind": "header", "size": [1, 1] },
          { "kind": "header", "size": [1, 1] } ], "group"
        """)
    #expect(error(section)?.problem == "the section already has an item of this kind")
  }

  @Test func `an offset needs a section that scrolls across`() {
    let section = group().replacing("{ \"group\"", with: #"{ "scrollOffset": 5, "group""#)
    #expect(
      error(section)?.problem == "an offset of a section that does not scroll across the layout")
  }

  @Test func `groups in groups end at a depth`() {
    var item = #"{ "size": ["width", "height"] }"#
    for _ in 0..<40 {
      item = #"{ "direction": "vertical", "size": ["width", "height"], "items": ["# + item + "] }"
    }
    #expect(error(group(items: item))?.problem == "more than 64 brackets inside each other")
  }
}
