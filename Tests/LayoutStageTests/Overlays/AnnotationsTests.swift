import Foundation
import LayoutCore
import Testing
import UIKit

@testable import LayoutStage

@Suite struct AnnotationsTests {
  /// Rows of two 100 × 80 cells: 10 from the sides, 40 between, 20 from row to row, under a header.
  private func grid(rows: Int, screen: CGFloat = 400) -> LayoutRecord {
    var elements = [
      LayoutRecord.Element(
        kind: .header, indexPath: .init(0, 0), frame: CGRect(x: 0, y: 0, width: 260, height: 30))
    ]
    for item in 0..<(rows * 2) {
      let (row, column) = (CGFloat(item / 2), CGFloat(item % 2))
      let frame = CGRect(x: 10 + column * 140, y: 40 + row * 100, width: 100, height: 80)
      elements.append(.init(indexPath: .init(0, item), frame: frame))
    }
    let viewport = CGRect(x: 0, y: 0, width: 260, height: screen)
    let content = CGSize(width: 260, height: 30 + CGFloat(rows) * 100)
    return LayoutRecord(
      contentSize: content, viewport: viewport, screenFrame: viewport,
      sections: [
        .init(
          index: 0, inset: AxisInsets(start: 10, end: 10, near: 10, far: 10), lineSpacing: 20,
          interitemSpacing: 10)
      ],
      elements: elements)
  }

  private func page(for layout: LayoutRecord) -> AnnotationPage {
    let screen = CGRect(origin: CGPoint(x: 200, y: 60), size: layout.viewport.size)
    return AnnotationPage(
      bounds: screen.insetBy(dx: -200, dy: -60), screen: screen, viewport: screen,
      origin: CGPoint(x: 200 - layout.viewport.minX, y: 60 - layout.viewport.minY), zoom: 1)
  }

  private func explain(_ layout: LayoutRecord, _ overlays: Overlays) -> Annotations {
    Annotations(
      of: layout, overlays: overlays, on: page(for: layout), metrics: RandomLayout.metrics)
  }

  private func texts(_ annotations: Annotations, _ role: Label.Role) -> [String] {
    annotations.labels.filter { $0.role == role }.map(\.text)
  }

  private func bands(_ annotations: Annotations, _ overlayStyle: OverlayStyle) -> [CGRect] {
    annotations.shapes.compactMap { mark in
      if case .band(let rect, overlayStyle) = mark { rect } else { nil }
    }
  }

  @Test func `cells are named by section and item, headers by their role`() {
    let annotations = explain(grid(rows: 1), .index)
    #expect(texts(annotations, .cell) == ["0,0", "0,1"])
    #expect(texts(annotations, .supplementary) == ["header 0"])
  }

  @Test func `elements out of sight are not named`() {
    #expect(texts(explain(grid(rows: 9, screen: 200), .index), .cell).last == "0,3")
  }

  @Test func `an element too small for its name is not named`() {
    var layout = grid(rows: 1)
    layout.elements[1].frame.size = CGSize(width: 12, height: 12)
    #expect(texts(explain(layout, .index), .cell) == ["0,1"])
  }

  @Test func `a length that repeats is told once`() {
    #expect(
      texts(explain(grid(rows: 3), .spacing), .measure).sorted() == ["20 pt", "40 pt (min 10)"])
  }

  @Test func `gaps that differ are each told`() {
    var layout = grid(rows: 2)
    layout.elements[4].frame.origin.x -= 7
    let told = texts(explain(layout, .spacing), .measure)
    #expect(told.contains("40 pt (min 10)"))
    #expect(told.contains("33 pt (min 10)"))
  }

  @Test func `a gap that the screen cuts off is filled but not measured`() {
    let annotations = explain(grid(rows: 3, screen: 130), .spacing)
    #expect(bands(annotations, .lineSpacing).map(\.height) == [10])
    #expect(!texts(annotations, .measure).contains("20 pt"))
  }

  @Test func `a pinned header hides the gaps under it`() {
    var layout = grid(rows: 3, screen: 200)
    layout.viewport.origin.y = 50
    layout.elements[0].frame.origin.y = 50
    layout.elements[0].zIndex = 10
    let header = page(for: layout).rect(layout.elements[0].frame)
    let annotations = explain(layout, [.spacing, .insets])
    #expect(!bands(annotations, .interitemSpacing).isEmpty)
    for overlayStyle in [OverlayStyle.interitemSpacing, .sectionInset, .lineSpacing] {
      #expect(bands(annotations, overlayStyle).allSatisfy { !$0.overlaps(header) })
    }
  }

  @Test func `a bar hides the cells under it`() {
    let layout = grid(rows: 2)
    var page = page(for: layout)
    page.bars = [CGRect(x: 200, y: 0, width: 260, height: 190)]
    let annotations = Annotations(
      of: layout, overlays: .index, on: page, metrics: RandomLayout.metrics)
    #expect(texts(annotations, .cell) == ["0,2", "0,3"])
  }

  @Test func `a content inset made for a bar is not told again as safe area`() {
    var layout = grid(rows: 2)
    layout.contentInset.start = 64
    layout.safeAreaInsets.start = 64
    layout.viewport.origin.y = -64
    let told = texts(explain(layout, [.insets, .safeArea]), .measure)
    #expect(told.filter { $0 == "64 pt" }.count == 1)
  }

  @Test func `content that is whole in the picture is dimensioned around`() {
    let told = texts(explain(grid(rows: 3), .contentSize), .measure)
    #expect(told == ["content 330 pt", "viewport 400 pt", "content 260 pt"])
  }

  @Test func `content beyond the screen is shown on a map with both sizes`() {
    let annotations = explain(grid(rows: 9), .contentSize)
    #expect(
      texts(annotations, .note) == ["content 260 × 930 pt", "viewport 260 × 400 pt"])
    #expect(annotations.overlayStyles == [.content, .viewport])
  }

  @Test func `a legend needs only what is there`() {
    #expect(explain(grid(rows: 1), .spacing).overlayStyles == [.interitemSpacing])
    #expect(explain(grid(rows: 1), .index).overlayStyles.isEmpty)
  }

  @Test func `a layout without sections or elements has nothing to explain`() {
    let screen = CGRect(x: 0, y: 0, width: 100, height: 100)
    let empty = LayoutRecord(contentSize: .zero, viewport: screen, screenFrame: screen)
    #expect(explain(empty, .all).shapes.isEmpty)
  }
}
