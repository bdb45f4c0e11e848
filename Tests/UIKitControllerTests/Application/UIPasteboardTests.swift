import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIPasteboardTests {
  private let board = UIPasteboard.general

  @Test func `what was copied last is pasted`() {
    board.string = "Basil"
    #expect(board.string == "Basil" && board.hasStrings && !board.hasURLs)
    board.url = URL(string: "https://example.org")
    #expect(board.string == nil && board.url?.host == "example.org" && board.hasURLs)
    board.image = UIImage.add
    #expect(board.url == nil && board.hasImages && board.image != nil)
    #expect(UIPasteboard.general === board && board.name == .general)
  }

  @Test func `a change is counted and posted`() {
    nonisolated(unsafe) var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in posted += 1 }
    let count = board.changeCount
    board.string = "Mint"
    NotificationCenter.default.removeObserver(token)
    #expect(posted == 1 && board.changeCount == count + 1)
  }
}
