import RasterCore
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct DrawingTests {
  /// A view that fills a square in its corner.
  private let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 4, height: 3)) { _, _ in
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  private var picture: String { Picture.alpha(of: view.bitmap(scale: 1)) }

  @Test func `a view draws in its own coordinates`() {
    #expect(
      picture == """
        ██··
        ██··
        ····
        """)
  }

  @Test func `what a view drew is kept until it needs to be drawn again`() {
    _ = view.drawing()
    _ = view.drawing()
    #expect(view.draws == 1)
    view.setNeedsDisplay()
    _ = view.drawing()
    #expect(view.draws == 2)
  }

  @Test func `what a view drew is stretched when it grows`() {
    _ = view.drawing()
    view.bounds.size = CGSize(width: 8, height: 3)
    #expect(view.draws == 1)
    #expect(
      picture == """
        ████····
        ████····
        ········
        """)
  }

  @Test func `what a view drew stays in its corner if the content mode says so`() {
    view.contentMode = .topRight
    _ = view.drawing()
    view.bounds.size = CGSize(width: 6, height: 3)
    #expect(
      picture == """
        ··██··
        ··██··
        ······
        """)
  }

  @Test func `the content mode redraw draws again when the view grows`() {
    view.contentMode = .redraw
    _ = view.drawing()
    view.bounds.size = CGSize(width: 5, height: 2)
    #expect(
      picture == """
        ██···
        ██···
        """)
  }

  @Test func `drawing outside the bounds is cut off`() {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    stage.addSubview(
      DrawnView(frame: CGRect(x: 0, y: 0, width: 3, height: 1)) { _, _ in
        UIRectFill(CGRect(x: 1, y: 0, width: 9, height: 1))
      })
    #expect(Picture.alpha(of: stage.bitmap(scale: 1)) == "·██··")
  }

  @Test func `a view draws with its own traits`() {
    let background = DrawnView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) { _, rect in
      UIColor.label.setFill()
      UIRectFill(rect)
    }
    background.overrideUserInterfaceStyle = .dark
    #expect(background.bitmap(scale: 1)[0, 0] == Color.white.pixel)
  }

  @Test func `a layer class of a view draws its contents`() {
    final class Dot: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 1, y: 0, width: 1, height: 1)) }
    }
    final class DotView: UIView {
      override class var layerClass: AnyClass { Dot.self }
    }
    let view = DotView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(view.layer is Dot)
    #expect(Picture.alpha(of: view.bitmap(scale: 1)) == "·█·")
  }

  @Test func `a snapshot shows what was there`() {
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    view.isHidden = true
    #expect(
      snapshot.map { Picture.alpha(of: $0.bitmap(scale: 1)) } == """
        ██··
        ██··
        ····
        """)
  }

  @Test func `a view far outside is not recorded`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    view.frame.origin.y = 100
    scroll.addSubview(view)
    _ = scroll.drawing()
    #expect(view.draws == 0)
    scroll.contentOffset.y = 99
    _ = scroll.drawing()
    #expect(view.draws == 1)
  }

  @Test func `a view is laid out before it is drawn`() {
    let container = ScriptedView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    container.didLayOut = { $0.subviews.first?.frame = $0.bounds }
    let inner = UIView()
    inner.backgroundColor = .black
    container.addSubview(inner)
    #expect(Picture.alpha(of: container.bitmap(scale: 1)) == "██")
  }
}
