import Foundation
import LayoutComparison
import LayoutCore
import LayoutStage
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// Layouts as texts, worked by hand.
@MainActor struct LayoutTextTests {
  @Test func `a flow layout reads as sections and elements`() throws {
    let controller = NumbersController {
      $0.headerReferenceSize.height = 30
      $0.minimumInteritemSpacing = 7
    }
    let text = try Snapshot<NumbersController, String>.layout(on: .iPhoneSE).convert(controller)
    #expect(
      text == """
        iPhone SE (1st gen), portrait, 2 pixels per point
        text size large; direction left to right; bars none; safe area top 20; content inset top 20
        content 320×240, scrolls vertically
        viewport 0,-20 320×568
        section 0: inset top 20 left 16 bottom 20 right 16, line spacing 10, interitem spacing 7, header 0×30
          header [0,0] 0,0 320×30
          cell [0,0] 16,50 80×80
          cell [0,1] 120,50 80×80
          cell [0,2] 224,50 80×80
          cell [0,3] 16,140 80×80

        """)
  }

  @Test func `a controller by itself is on the screen that it is told about`() throws {
    let controller = NumbersController()
    let text = try Snapshot<NumbersController, String>.layout.convert(controller)
    #expect(text.hasPrefix("iPhone 7, portrait, 2 pixels per point\n"))
    let layouts = try Snapshot<NumbersController, [RecordedLayout]>.json.convert(controller)
    #expect(layouts.map(\.device) == ["iPhone 7"])
    let trace = try Snapshot<NumbersController, String>.trace.convert(controller)
    #expect(trace.contains("iPhone 7"))
  }

  @Test func `a layout that is turned reads otherwise`() throws {
    let text = try Snapshot<NumbersController, String>
      .layout(on: .iPhoneSE, orientation: .landscape).convert(NumbersController())
    #expect(text.contains("iPhone SE (1st gen), landscape, 2 pixels per point\n"))
    #expect(text.contains("; bars none; safe area none; content inset none\ncontent 568×120"))
    #expect(text.contains("cell [0,3]"))
  }

  @Test func `a layout by itself has so many items`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 50)
    let text = try Snapshot<UICollectionViewFlowLayout, String>
      .layout(on: .iPhoneSE, items: [1, 2]).convert(layout)
    #expect(
      text == """
        iPhone SE (1st gen), portrait, 2 pixels per point
        text size large; direction left to right; bars none; safe area top 20; content inset top 20
        content 320×100, scrolls vertically
        viewport 0,-20 320×568
        section 0: inset top 0 left 0 bottom 0 right 0, line spacing 10, interitem spacing 10
          cell [0,0] 0,0 150×50
        section 1: inset top 0 left 0 bottom 0 right 0, line spacing 10, interitem spacing 10
          cell [1,0] 0,50 150×50
          cell [1,1] 170,50 150×50

        """)
  }

  @Test func `what shows no collection view has no layout`() {
    #expect(throws: NoLayout(figure: "UIView")) {
      try Snapshot<UIView, String>.layout(on: .iPhoneSE).convert(UIView())
    }
  }

  @Test func `a trace tells what a turn invalidates`() throws {
    let layout = UICollectionViewFlowLayout()
    let text = try Snapshot<UICollectionViewFlowLayout, String>
      .trace(on: .iPhoneSE, items: 3).convert(layout)
    #expect(text.hasPrefix("[UICollectionViewFlowLayout invalidationContextForBoundsChange:]"))
    #expect(text.contains("\nUICollectionViewFlowLayout · iPhone SE (1st gen)\n"))
    #expect(text.contains("invalidateFlowLayoutDelegateMetrics: NO"))
    #expect(text.contains("turn to landscape"))
    #expect(text.hasSuffix("\n"))
  }

  @Test func `JSON is exact and tells what elements look like`() throws {
    let layouts = try Snapshot<NumbersController, [RecordedLayout]>
      .json(on: .iPhoneSE).convert(NumbersController())
    #expect(layouts.count == 1)
    #expect(layouts.first?.layout.elements.map(\.text) == ["0", "1", "2", "3"])
  }
}
