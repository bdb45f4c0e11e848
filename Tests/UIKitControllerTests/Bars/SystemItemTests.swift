import Foundation
import Testing

@testable import UIKit

@MainActor struct SystemItemTests {
  typealias Item = UIBarButtonItem.SystemItem

  /// The items in the order of their raw values, without the page curl, which is 23.
  private static let all: [Item] = [
    .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
    .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
    .fastForward, .undo, .redo, .close,
  ]

  private func button(_ item: Item, tint: UIColor = .red) -> BarButton {
    let item = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    let button = BarButton(item, tint: tint)
    button.frame = CGRect(origin: .zero, size: button.sizeThatFits(.zero))
    button.layoutIfNeeded()
    return button
  }

  @Test func `system items have the raw values of UIKit`() {
    #expect(Self.all.map(\.rawValue) == Array(0...22) + [24])
  }

  @Test(arguments: [
    (Item.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
    (.redo, "Redo"),
  ])
  func `an item that is no picture is a word`(item: Item, word: String) {
    #expect(button(item).shownTitle == word)
  }

  @Test(arguments: [
    Item.compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .camera, .trash,
  ])
  func `an item that is a picture on iOS is a symbol in the tint`(item: Item) {
    let button = button(item)
    #expect(button.shownTitle == nil)
    #expect(button.drawing().notes == [])
    let picture = button.bitmap(scale: 1)
    let places = (0..<picture.width * picture.height).map {
      (x: $0 % picture.width, y: $0 / picture.width)
    }
    let full = places.filter { picture[$0.x, $0.y].alpha == 255 }
    #expect(!full.isEmpty)
    #expect(full.allSatisfy { picture[$0.x, $0.y].red == 255 && picture[$0.x, $0.y].green == 0 })
  }

  @Test func `done is bold, and cancel is not`() {
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .cancel).style == .plain)
  }

  @Test(arguments: [Item.stop, .close, .play, .pause, .rewind, .fastForward])
  func `an item that is a glyph is drawn in the tint, 20 points wide`(item: Item) {
    let button = button(item)
    #expect(button.shownTitle == nil)
    #expect(button.bounds.size == CGSize(width: 20, height: 20))
    let picture = button.bitmap(scale: 1)
    let inked = (0..<400).count { picture[$0 % 20, $0 / 20].alpha > 0 }
    #expect(inked > 40 && inked < 300)
  }

  @Test func `a plus is 17.67 by 18 points, 2 points inside of its button (E33)`() {
    let button = button(.add)
    #expect(button.shownTitle == nil)
    let picture = button.bitmap(scale: 3)
    #expect(picture.width == 65 && picture.height == 60)
    let inked = { (x: Int, y: Int) in picture[x, y].alpha > 0 }
    #expect((0..<65).filter { inked($0, 30) } == Array(6...58))
    #expect((0..<60).filter { inked(32, $0) } == Array(3...56))
  }

  @Test func `a plus has round ends, and lines 1.64 points thick (E33)`() {
    let picture = button(.add).bitmap(scale: 3)
    // Of the vertical line: two smoothed pixels around three full ones, and its end.
    #expect((30...34).map { picture[$0, 10].alpha } == [245, 255, 255, 255, 245])
    #expect(picture[30, 3].alpha < 60 && picture[32, 3].alpha > 230)
  }

  @Test func `a title that is set takes the place of the glyph`() {
    let item = UIBarButtonItem(systemItem: .add)
    item.title = "More"
    #expect(BarButton(item, tint: .red).shownTitle == "More")
  }
}
