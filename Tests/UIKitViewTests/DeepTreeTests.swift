import Foundation
import LayoutCore
import RasterCore
import Testing

@testable import UIKit

/// A view that counts how often the traits, the safe area and the superview of its class's views
/// are read.
private final class CountingView: UIView {
  static var calls = 0

  override var traitCollection: UITraitCollection {
    Self.calls += 1
    return super.traitCollection
  }
  override var safeAreaInsets: UIEdgeInsets {
    Self.calls += 1
    return super.safeAreaInsets
  }
  override var superview: UIView? {
    Self.calls += 1
    return super.superview
  }

  /// Returns how many calls a closure makes.
  static func count(_ body: () -> Void) -> Int {
    calls = 0
    body()
    return calls
  }
}

/// A chain of views one in another.
@MainActor private struct Chain {
  let root: UIView
  private(set) var leaf: UIView

  init(of depth: Int, make: () -> UIView = { CountingView() }) {
    root = make()
    leaf = root
    for _ in 1..<depth {
      let view = make()
      leaf.addSubview(view)
      leaf = view
    }
  }
}

/// Chains of nested views: a change of one view costs the same at any depth.
@MainActor @Suite(.serialized) struct DeepTreeTests {
  /// The changes of a chain of views, by their names in a test's output.
  nonisolated static let changes = [
    "add", "remove", "insert", "move to another chain", "put another superview around",
    "add to a window's view",
  ]

  private func calls(of change: String, depth: Int) -> Int {
    let window = UIWindow()
    let chain = Chain(of: depth)
    let (other, view) = (CountingView(), CountingView())
    if change == "add to a window's view" { window.addSubview(chain.root) }
    if change == "remove" || change == "move to another chain" { chain.leaf.addSubview(view) }
    return CountingView.count {
      switch change {
      case "remove": view.removeFromSuperview()
      case "insert": chain.leaf.insertSubview(view, at: 0)
      case "move to another chain": other.addSubview(view)
      case "put another superview around": other.addSubview(chain.root)
      default: chain.leaf.addSubview(view)
      }
    }
  }

  @Test(arguments: changes)
  func `a change of a tree asks no more views in a deep tree`(change: String) {
    let shallow = calls(of: change, depth: 8)
    #expect(calls(of: change, depth: 200) == shallow)
  }

  @Test func `a deep tree is added to a window with one look at each view`() {
    func calls(_ depth: Int) -> Int {
      let window = UIWindow()
      let chain = Chain(of: depth)
      return CountingView.count { window.addSubview(chain.root) }
    }
    #expect(calls(400) - calls(300) == calls(300) - calls(200))
  }

  @Test func `a deep tree is laid out with few looks at each view`() {
    let chain = Chain(of: 400)
    #expect(CountingView.count { chain.root.layoutIfNeeded() } < 400 * 20)
  }

  @Test func `a new style reaches a deep tree with few looks at each view`() {
    let chain = Chain(of: 400)
    #expect(CountingView.count { chain.root.overrideUserInterfaceStyle = .dark } < 400 * 20)
    #expect(chain.leaf.traitCollection.userInterfaceStyle == .dark)
  }
}

/// Depths at which a call for each level would be more than a thread's stack holds.
@MainActor @Suite(.serialized) struct VeryDeepTreeTests {
  private let depth = 20_000

  @Test func `views can be added one in another without end`() {
    let chain = Chain(of: depth, make: { UIView() })
    #expect(chain.leaf.isDescendant(of: chain.root))
  }

  @Test func `a view can get superview after superview without end`() {
    let leaf = UIView()
    var root = leaf
    for _ in 1..<depth {
      let around = UIView()
      around.addSubview(root)
      root = around
    }
    #expect(leaf.isDescendant(of: root))
    #expect(root.tree.reduce(0) { count, _ in count + 1 } == depth)
  }

  @Test func `a very deep tree is taken apart from its leaf`() {
    let chain = Chain(of: depth, make: { UIView() })
    var leaf: UIView? = chain.leaf
    while let view = leaf {
      leaf = view.superview
      view.removeFromSuperview()
    }
    #expect(chain.root.subviews.isEmpty)
  }

  @Test func `a very deep tree is taken apart from its root`() {
    let chain = Chain(of: depth, make: { UIView() })
    var root: UIView? = chain.root
    while let view = root {
      root = view.subviews.first
      root?.removeFromSuperview()
    }
    #expect(chain.leaf.superview == nil)
  }

  @Test func `a very deep tree is laid out`() {
    let chain = Chain(of: depth, make: { UIView() })
    chain.root.layoutIfNeeded()
    #expect(!chain.leaf.state.needsLayout)
  }

  @Test func `a very deep tree comes into a window and leaves it`() {
    let chain = Chain(of: depth, make: { UIView() })
    let window = UIWindow()
    window.addSubview(chain.root)
    #expect(chain.leaf.window === window)
    chain.root.removeFromSuperview()
    #expect(chain.leaf.window == nil)
  }

  @Test func `a very deep tree is freed with its root`() {
    weak var leaf: UIView?
    do {
      let chain = Chain(of: depth, make: { UIView() })
      leaf = chain.leaf
    }
    #expect(leaf == nil)
  }

  @Test func `a part of a freed tree that somebody holds stays whole`() {
    let part = UIView()
    let leaf = UIView()
    part.addSubview(leaf)
    do {
      let window = UIWindow()
      let chain = Chain(of: 20, make: { UIView() })
      window.addSubview(chain.root)
      chain.root.overrideUserInterfaceStyle = .dark
      chain.leaf.addSubview(part)
      #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(part.superview == nil)
    #expect(part.subviews == [leaf])
    #expect(leaf.window == nil)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a very deep tree with constraints is made, and freed`() {
    weak var leaf: UIView?
    do {
      let chain = Chain(of: depth, make: { UIView() })
      var view = chain.leaf
      while let around = view.superview {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.leadingAnchor.constraint(equalTo: around.leadingAnchor).isActive = true
        view = around
      }
      leaf = chain.leaf
      #expect(chain.root.constraints.count == 1)
    }
    #expect(leaf == nil)
  }

  @Test func `a very deep tree resizes, is hit and tells its tint without a stack overflow`() {
    let chain = Chain(of: depth) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }
    chain.root.frame.size.width = 20
    #expect(chain.root.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
    chain.root.tintColor = .red
    #expect(chain.root.subviews[0].tintColor == .red)
    #expect(chain.leaf.tintColor != nil)
    #expect(chain.leaf.convert(CGPoint.zero, to: chain.root) == .zero)
  }

  @Test func `a very deep tree is drawn as far as the limit of depth`() {
    let chain = Chain(of: depth) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      return view
    }
    #expect(chain.root.drawing().commands.count <= PictureLimit.depth)
    #expect(chain.root.viewRecord.className == "UIView")
  }

  @Test func `layers can be added one in another without end`() {
    weak var leaf: CALayer?
    do {
      let root = CALayer()
      var last = root
      for _ in 1..<depth {
        let layer = CALayer()
        last.addSublayer(layer)
        last = layer
      }
      root.layoutTreeIfNeeded()
      _ = root.hitTest(.zero)
      leaf = last
    }
    #expect(leaf == nil)
  }

  @Test func `controllers can be added one in another without end`() {
    weak var leaf: UIViewController?
    do {
      let root = UIViewController()
      var last = root
      for _ in 1..<depth {
        let controller = UIViewController()
        last.addChild(controller)
        last.view.addSubview(controller.view)
        controller.didMove(toParent: last)
        last = controller
      }
      leaf = last
    }
    #expect(leaf == nil)
  }
}
