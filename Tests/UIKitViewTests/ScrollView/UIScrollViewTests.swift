import Testing
import UIKit
import UIKitTestSupport

@MainActor struct UIScrollViewTests {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    scroll.contentSize = CGSize(width: 300, height: 1000)
  }

  @Test func `the offset is the origin of the bounds`() {
    scroll.contentOffset = CGPoint(x: 20, y: 30)
    #expect(scroll.bounds == CGRect(x: 20, y: 30, width: 100, height: 200))
    scroll.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(scroll.contentOffset == CGPoint(x: 1, y: 2))
  }

  @Test func `an offset that is set is not clamped (F3)`() {
    scroll.contentOffset = CGPoint(x: -50, y: 5000)
    #expect(scroll.contentOffset == CGPoint(x: -50, y: 5000))
  }

  @Test func `content that shrinks clamps the offset to its end (F3)`() {
    scroll.contentOffset = CGPoint(x: 200, y: 800)
    scroll.contentSize = CGSize(width: 150, height: 500)
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 300))
  }

  @Test func `content that grows leaves the offset`() {
    scroll.contentOffset = CGPoint(x: 0, y: 5000)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    #expect(scroll.contentOffset.y == 5000)
  }

  @Test func `higher bounds clamp the offset to the end of the content`() {
    scroll.contentOffset.y = 800
    scroll.frame.size.height = 400
    #expect(scroll.contentOffset.y == 600)
  }

  // This test also holds fact RW4.
  @Test func `bounds that turn keep the offset when it is still legal (F2, F4)`() {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 220))
    pages.contentSize = CGSize(width: 4 * 375, height: 220)
    pages.contentOffset.x = 375
    pages.frame.size.width = 667
    #expect(pages.contentOffset.x == 375)
  }

  // This test also holds fact RW7.
  @Test(arguments: [(667, 667), (1334, 1125), (2001, 1125)] as [(CGFloat, CGFloat)])
  func `pages turned back to portrait keep their offset or are clamped (F2, F6)`(
    offset: CGFloat, expected: CGFloat
  ) {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 667, height: 220))
    pages.contentSize = CGSize(width: 4 * 667, height: 220)
    pages.contentOffset.x = offset
    pages.frame.size.width = 375
    pages.contentSize.width = 4 * 375
    #expect(pages.contentOffset.x == expected)
  }

  // This test also holds fact RO36.
  @Test func `RO18 content at its end is clamped by a turn and not put back by the next`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    list.contentSize = CGSize(width: 1024, height: 2000)
    list.contentOffset.y = 1232
    list.frame.size = CGSize(width: 768, height: 1024)
    #expect(list.contentOffset.y == 976)
    list.frame.size = CGSize(width: 1024, height: 768)
    #expect(list.contentOffset.y == 976)
  }

  @Test func `content smaller than the bounds stays at the leading inset (F3)`() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    scroll.contentSize = CGSize(width: 5, height: 5)
    #expect(scroll.contentOffset == CGPoint(x: -20, y: -10))
  }

  @Test func `an inset on an empty view moves the offset to it`() {
    let empty = UIScrollView(frame: scroll.frame)
    empty.contentInset.top = 64
    #expect(empty.contentOffset.y == -64)
  }

  @Test func `an inset on content in range does not move it`() {
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 64
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `an inset makes room after the end`() {
    scroll.contentInset.bottom = 50
    scroll.contentOffset.y = 850
    scroll.frame.size.width = 90
    #expect(scroll.contentOffset.y == 850)
  }

  @Test func `the delegate hears of every new offset and of no old one`() {
    let listener = ScriptedDelegate()
    var offsets: [CGPoint] = []
    listener.didScroll = { offsets.append($0.contentOffset) }
    scroll.delegate = listener
    scroll.contentOffset.y = 5
    scroll.contentOffset.y = 5
    scroll.contentSize = .zero
    #expect(offsets == [CGPoint(x: 0, y: 5), .zero])
  }

  @Test func `the delegate is not kept alive`() {
    scroll.delegate = ScriptedDelegate()
    #expect(scroll.delegate == nil)
  }

  @Test func `scrolling asks for a layout`() {
    final class Counter: UIScrollView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let counter = Counter()
    counter.layoutIfNeeded()
    counter.contentOffset.y = 1
    counter.layoutIfNeeded()
    #expect(counter.layouts == 2)
  }

  @Test func `a part of the content is shown by the shortest way`() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 60)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 40)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 45, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 40)
  }

  @Test func `the rates of slowing down are Apple's (F10)`() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }
}
