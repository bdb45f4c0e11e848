import Foundation
import RasterCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// The geometry of search bars outside navigation bars.
@MainActor struct SearchBarTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  @Test func `a search bar is 56 high, with a field of 36 between margins of 8 and 10 (LI81)`() {
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 9)) == CGSize(width: 200, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
  }

  @Test func `up to iOS 10 a search bar is 44 high, with a field of 28 (LI81)`() {
    var device = UIEnvironment()
    device.systemVersion = 10
    UIEnvironment.with(device) {
      #expect(bar.intrinsicContentSize.height == 44)
      bar.frame.size.height = 44
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 8, width: 304, height: 28))
    }
  }

  @Test func `scopes are a row of 32 below the field`() {
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 98)
    bar.frame.size.height = 98
    bar.layoutIfNeeded()
    let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
    #expect(scopes?.frame == CGRect(x: 8, y: 56, width: 304, height: 32))
  }

  @Test func `a cancel button is at the end, and the field ends before it`() throws {
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let cancel = try #require(cancelButton)
    #expect(cancel.frame.maxX == 312)
    #expect(bar.searchTextField.frame.maxX == cancel.frame.minX - 12)
  }

  @Test func `a bar from right to left has its cancel button on the left`() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(try #require(cancelButton).frame.minX == 8)
  }

  @Test func `the text begins after the magnifying glass (LI81)`() {
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let glyph = field.leftViewRect(forBounds: field.bounds)
    #expect(glyph == CGRect(x: 6, y: 8, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
  }

  @Test func `the text of a search field without a border is as far from its glass (LI81)`() {
    bar.setImage(UIImage(), for: .search, state: .normal)
    bar.searchTextField.borderStyle = .none
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == 10)
  }

  @Test func `a token moves the text to the right`() {
    let field = bar.searchTextField
    bar.layoutIfNeeded()
    let start = field.textRect(forBounds: field.bounds).minX
    field.tokens = [UISearchToken(icon: nil, text: "Ada")]
    #expect(field.textRect(forBounds: field.bounds).minX > start + 20)
    field.removeToken(at: 0)
    #expect(field.textRect(forBounds: field.bounds).minX == start)
  }

  @Test func `a minimal bar has no background`() {
    func corner() -> Pixel { bar.bitmap(scale: 1)[2, 2] }
    #expect(corner().alpha > 0)
    bar.searchBarStyle = .minimal
    #expect(corner().alpha == 0)
  }

  private var cancelButton: UIButton? {
    bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Cancel" }
  }
}
