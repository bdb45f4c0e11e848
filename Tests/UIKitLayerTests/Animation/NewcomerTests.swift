import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A view that is made in an animation, or added, is at its place at once (fact RO27).
@MainActor @Suite(.serialized) struct NewcomerTests {
  private let clock = AnimationClock()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let large = CGRect(x: 40, y: 40, width: 60, height: 60)

  private func animate(_ changes: () -> Void) {
    clock.perform { UIView.animate(withDuration: 1, animations: changes) }
  }

  private func isAtPlace(_ view: UIView) -> Bool {
    let shown = view.layer.presentedState
    return shown.bounds == view.bounds && shown.position == view.center && !shown.bounds.isEmpty
  }

  @Test func `RO27 a view made before an animation and added in it is at its place`() {
    let box = UIView()
    animate {
      root.addSubview(box)
      box.frame = large
    }
    #expect(isAtPlace(box))
  }

  @Test func `RO27 a view made in an animation is at its place before it is added`() {
    let box = UIView()
    animate {
      let inner = UIView()
      inner.frame = large
      box.addSubview(inner)
    }
    #expect(box.subviews.allSatisfy(isAtPlace))
  }

  @Test func `RO27 what constraints place in a view that is added is at its place`() {
    let (box, label) = (UIView(), UILabel())
    label.text = "New"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    label.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
    animate {
      root.addSubview(box)
      box.frame = large
      root.layoutIfNeeded()
    }
    #expect(isAtPlace(label))
  }

  @Test func `a view that was there goes from its old place, also beside and around new ones`() {
    let (old, new) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    root.addSubview(old)
    animate {
      old.addSubview(new)
      new.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      old.frame = large
    }
    #expect(isAtPlace(new))
    #expect(old.layer.presentedState.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    clock.advance(to: 0.5)
    #expect(old.layer.presentedState.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func `a view that is removed and added again goes from its old place`() {
    let (box, inner) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    root.addSubview(box)
    box.addSubview(inner)
    animate {
      box.removeFromSuperview()
      root.addSubview(inner)
      root.addSubview(box)
      box.frame = large
      inner.frame = large
    }
    for view in [box, inner] {
      #expect(view.layer.presentedState.frame == root.bounds)
    }
  }

  @Test func `a view that an earlier block has brought is not new in a later one`() {
    let box = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations {
      root.addSubview(box)
      box.frame = large
    }
    clock.perform {
      animator.startAnimation()
      #expect(isAtPlace(box))
      animator.addAnimations { box.frame = root.bounds }
    }
    #expect(box.layer.presentedState.frame == large)
  }

  @Test func `a start that is set without animation is where a view comes from`() {
    let box = UIView()
    animate {
      UIView.performWithoutAnimation {
        root.addSubview(box)
        box.frame = CGRect(x: 0, y: 100, width: 60, height: 60)
      }
      box.frame = large
    }
    #expect(box.layer.presentedState.frame == CGRect(x: 0, y: 100, width: 60, height: 60))
  }

  @Test func `RO27 what is in a cell that comes into sight is at its place at once`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let shelf = Shelf(layout).laidOut()
    shelf.view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    animate {
      shelf.view.bounds.origin.y = 600
      shelf.view.layoutIfNeeded()
    }
    let cells = shelf.view.visibleCells.compactMap { $0 as? LabelCell }
    #expect(!cells.isEmpty)
    for cell in cells {
      for view in [cell, cell.contentView, cell.label, cell.stripe] {
        #expect(isAtPlace(view), "\(view)")
      }
    }
  }
}

/// Views that bars make anew in an animation.
@MainActor @Suite(.serialized) struct BarInAnimationTests {
  private let clock = AnimationClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let item = UINavigationItem(title: "Plants")
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 400, height: 44))

  init() {
    window.addSubview(bar)
    bar.items = [item]
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    window.layoutIfNeeded()
  }

  /// Makes the bar wider and its contents anew, as a turn does.
  private func widen(_ changes: () -> Void = {}) {
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        changes()
        bar.frame.size.width = 600
        bar.itemDidChange()
        window.layoutIfNeeded()
      }
    }
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentedState.frame }

  @Test func `RO27 a bar button that comes in is at its place at once, with its label`() throws {
    widen { item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit) }
    let button = try #require(bar.leading.first)
    #expect(shown(button) == button.frame && button.frame.minX == 20)
    let label = try #require(button.subviews.first)
    #expect(shown(label) == label.frame && !label.frame.isEmpty)
  }

  @Test func `a bar button that is made anew goes with the side of the bar`() throws {
    let before = try #require(bar.trailing.first).frame
    widen()
    let button = try #require(bar.trailing.first)
    // A bar of 600 points has wider margins than one of 400 (E35).
    #expect(before.maxX == 400 - 16 && button.frame.maxX == 600 - 20)
    let middle = (before.minX + button.frame.minX) / 2
    #expect(shown(button) == before)
    let label = try #require(button.subviews.first)
    #expect(shown(label) == label.frame && !label.frame.isEmpty)
    clock.advance(to: 0.5)
    #expect(abs(shown(button).minX - middle) < 1e-9)
    // A button that replaces it during the animation begins at the same place.
    clock.perform {
      bar.itemDidChange()
      window.layoutIfNeeded()
    }
    let again = try #require(bar.trailing.first)
    #expect(again !== button)
    #expect(abs(shown(again).minX - middle) < 1e-9)
  }

  @Test func `a view as title that stays goes with the bar`() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    item.titleView = title
    window.layoutIfNeeded()
    let before = title.frame
    widen()
    #expect(title.frame.midX == before.midX + 100)
    #expect(shown(title) == before)
  }

  @Test func `the buttons of a tab bar and of a toolbar go with their bars`() throws {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 551, width: 400, height: 49))
    tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    let tools = UIToolbar(frame: CGRect(x: 0, y: 500, width: 400, height: 44))
    tools.items = [
      UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .done),
    ]
    for bar in [tabs, tools] { window.addSubview(bar) }
    window.layoutIfNeeded()
    let before = [tabs, tools].compactMap(\.subviews.last?.frame)
    widen {
      tabs.frame.size.width = 600
      tools.frame.size.width = 600
      tabs.itemDidChange()
      tools.itemDidChange()
    }
    let buttons = [tabs, tools].compactMap(\.subviews.last)
    #expect(buttons.map(shown) == before)
    #expect(buttons.map(\.frame) != before)
  }
}

/// A cell with a label placed by constraints and a stripe placed by its mask.
private final class LabelCell: UICollectionViewCell {
  let label = UILabel()
  let stripe = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "New"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    stripe.frame = CGRect(x: 0, y: 0, width: frame.width, height: 2)
    stripe.autoresizingMask = .flexibleWidth
    contentView.addSubview(stripe)
  }

  required init?(coder: NSCoder) { nil }
}
