import RasterCore
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct LayoutPassTests {
  /// The names of the views that were laid out.
  final class Diary {
    var names: [String] = []
  }

  let diary = Diary()
  let root = ScriptedView(), middle = ScriptedView(), leaf = ScriptedView()

  init() {
    for (view, name) in [(root, "root"), (middle, "middle"), (leaf, "leaf")] {
      view.willLayOut = { [diary] _ in diary.names.append(name) }
    }
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    diary.names = []
  }

  @Test func `superviews are laid out before their subviews (H19)`() {
    for view in [leaf, middle, root] { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(diary.names == ["root", "middle", "leaf"])
  }

  @Test func `a view that needs no layout gets none`() {
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.names == ["leaf"])
  }

  @Test func `a pass begins at the root-most ancestor that needs one`() {
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(diary.names == ["root", "leaf"])
  }

  @Test func `asking twice lays out once`() {
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    leaf.layoutIfNeeded()
    #expect(diary.names == ["leaf"])
  }

  @Test func `a new size asks for a layout, a new origin does not`() {
    leaf.frame.origin = CGPoint(x: 5, y: 5)
    root.layoutIfNeeded()
    #expect(diary.names.isEmpty)
    leaf.frame.size = CGSize(width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(diary.names == ["leaf"])
  }

  @Test func `a subview's new size in a layout is laid out in the same pass`() {
    root.didLayOut = { [middle] _ in middle.frame.size = CGSize(width: 9, height: 9) }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.names == ["root", "middle"])
  }

  @Test func `adding a subview asks the superview for a layout`() {
    leaf.addSubview(UIView())
    root.layoutIfNeeded()
    #expect(diary.names == ["leaf"])
  }

  @Test func `a superview that a subview asks for a layout gets it in the same pass`() {
    var rounds = 0
    leaf.didLayOut = { [middle] _ in
      rounds += 1
      if rounds == 1 { middle.setNeedsLayout() }
    }
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.names == ["leaf", "middle"])
  }

  @Test func `a request inside a layout that changes no frame waits for the next pass (H30)`() {
    let log = ConsoleLog()
    leaf.didLayOut = { leaf in leaf.setNeedsLayout() }
    leaf.setNeedsLayout()
    log.recording { root.layoutIfNeeded() }
    // The pass repeats once, and ends because the second round changed no frame.
    #expect(diary.names.count == 2)
    #expect(log.lines.isEmpty)
    root.layoutIfNeeded()
    #expect(diary.names.count == 4)
  }

  @Test func `a view that changes its own bounds in each layout is stopped with a warning (H30)`() {
    let log = ConsoleLog()
    leaf.didLayOut = { leaf in leaf.bounds.size.width += 1 }
    leaf.setNeedsLayout()
    log.recording { root.layoutIfNeeded() }
    #expect(diary.names.count == 100)
    #expect(log.lines.count == 1)
  }

  @Test
  func `a view that colours its label and sets an image in its layout is laid out once (H31)`() {
    let (label, picture) = (UILabel(), UIImageView())
    label.text = "Basil"
    for view in [label, picture] { leaf.addSubview(view) }
    leaf.willLayOut = { [diary] leaf in
      diary.names.append("leaf")
      label.textColor = diary.names.count.isMultiple(of: 2) ? .red : .blue
      label.text = "Basil"
      picture.image = UIImage(Bitmap(width: 4, height: 4))
    }
    picture.image = UIImage(Bitmap(width: 4, height: 4))
    root.layoutIfNeeded()
    #expect(diary.names == ["leaf"])
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.names == ["leaf", "leaf"])
    leaf.willLayOut = { [diary] _ in diary.names.append("leaf") }
    label.text = "Thyme"
    root.layoutIfNeeded()
    #expect(diary.names.count == 3)
  }
}
