import Foundation
import LayoutCore
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// A collection view that is used as apps use it, in a random order.
@MainActor struct OperationFuzzTests {
  @Test(arguments: 0..<80)
  func `whatever is done, every item in sight has its own cell in its place`(seed: Int) {
    let stage = OperationStage(seed: UInt64(seed))
    for _ in 0..<40 {
      let step = stage.doSomething()
      stage.view.layoutIfNeeded()
      #expect(stage.problem == nil, "after \(step)")
      if stage.problem != nil { return }
    }
  }

  @Test(arguments: 0..<80)
  func `whatever is done in animations, cells that leave are gone at their end`(seed: Int) {
    let stage = OperationStage(seed: UInt64(1000 + seed))
    stage.batchesWhileScrolling = false
    let clock = AnimationClock()
    for number in 0..<40 {
      var step = ""
      clock.perform {
        UIView.animate(withDuration: 1) {
          step = stage.doSomething()
          if (number + seed) % 3 > 0 { stage.view.layoutIfNeeded() }
        }
        // Some animations are still under way when the next step is made.
        clock.advance(by: TimeInterval((number + seed) % 4) / 2)
        stage.view.layoutIfNeeded()
        #expect(stage.problem(whileLeaving: true) == nil, "after \(step)")
      }
      if stage.problem(whileLeaving: true) != nil { return }
    }
    clock.advance(to: clock.end)
    stage.view.layoutIfNeeded()
    #expect(stage.problem == nil)
  }
}

/// Items in sections, and a finger.
@MainActor private final class OperationStage: NSObject {
  private var random: SeededGenerator
  private var sections: [[Int]] = [[0, 1, 2], [], [3]]
  private var next = 4
  private var isMoving = false
  /// Whether items are edited also during the calls about scrolling.
  var batchesWhileScrolling = true
  private var transition: UICollectionViewTransitionLayout?
  let view: UICollectionView

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 120, height: 150),
      collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    view.semanticContentAttribute = chance(2) == 0 ? .unspecified : .forceRightToLeft
    view.collectionViewLayout = makeLayout()
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.register(ScriptedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.prefetchDataSource = self
    view.layoutIfNeeded()
  }

  /// Returns a layout with options by the seed: mirrored, self-sizing, with pinned headers.
  private func makeLayout() -> UICollectionViewFlowLayout {
    let layout = chance(2) == 0 ? UICollectionViewFlowLayout() : FlippingLayout()
    let length = CGFloat(20 + chance(20))
    layout.itemSize = CGSize(width: length, height: length)
    if chance(3) == 0 { layout.estimatedItemSize = layout.itemSize }
    if chance(3) == 0 { layout.headerReferenceSize.height = 15 }
    layout.sectionHeadersPinToVisibleBounds = chance(2) == 0
    return layout
  }

  private func chance(_ limit: Int) -> Int {
    limit > 0 ? .random(in: 0..<limit, using: &random) : 0
  }

  private func anyPath() -> IndexPath? {
    let paths = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    return paths.randomElement(using: &random)
  }

  func doSomething() -> String {
    let steps: [(String, () -> Void)] = [
      ("batch", batch), ("reload", reload), ("lift", lift), ("move", move), ("drop", drop),
      ("scroll", scroll), ("resize", resize), ("layout", changeLayout), ("select", select),
      ("reconfigure", reconfigure), ("transition", transit), ("tap", tap),
    ]
    let (name, step) = steps[chance(steps.count)]
    step()
    return name
  }

  private func batch() {
    let changes = [insertSection, deleteSection, moveItem, reloadItem, editItems, editItems]
    let change = changes[chance(changes.count)]
    isMoving = false
    view.performBatchUpdates { change() }
  }

  private func insertSection() {
    let place = chance(sections.count + 1)
    sections.insert([next, next + 1], at: place)
    next += 2
    view.insertSections([place])
  }

  private func deleteSection() {
    guard sections.count > 1 else { return }
    let place = chance(sections.count)
    sections.remove(at: place)
    view.deleteSections([place])
  }

  private func moveItem() {
    guard let from = anyPath() else { return }
    let item = sections[from.section].remove(at: from.item)
    let section = chance(sections.count)
    let to = IndexPath(item: chance(sections[section].count + 1), section: section)
    sections[section].insert(item, at: to.item)
    view.moveItem(at: from, to: to)
  }

  private func reloadItem() {
    guard let path = anyPath() else { return }
    sections[path.section][path.item] = next
    next += 1
    view.reloadItems(at: [path])
  }

  private func editItems() {
    guard !sections.isEmpty else { return }
    let section = chance(sections.count)
    let before = sections[section]
    var after = before.filter { _ in chance(4) > 0 }
    for _ in 0..<chance(4) {
      after.insert(next, at: chance(after.count + 1))
      next += 1
    }
    view.deleteItems(
      at: before.indices.filter { !after.contains(before[$0]) }
        .map { IndexPath(item: $0, section: section) })
    view.insertItems(
      at: after.indices.filter { !before.contains(after[$0]) }
        .map { IndexPath(item: $0, section: section) })
    sections[section] = after
  }

  private func reload() {
    sections = (0..<chance(4)).map { _ in
      (0..<chance(9)).map { _ in
        defer { next += 1 }
        return next
      }
    }
    isMoving = false
    view.reloadData()
  }

  private func lift() {
    guard let path = anyPath(), !isMoving else { return }
    view.layoutIfNeeded()
    isMoving = view.beginInteractiveMovementForItem(at: path)
  }

  private func move() {
    view.updateInteractiveMovementTargetPosition(
      CGPoint(x: chance(120), y: Int(view.contentOffset.y) + chance(150)))
  }

  private func drop() {
    if chance(2) == 0 { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
    isMoving = false
  }

  private func scroll() {
    if chance(2) == 0 {
      view.simulateDrag(
        to: CGPoint(x: 0, y: chance(300) - 50), velocity: CGPoint(x: 0, y: chance(3) - 1))
    } else if let path = anyPath() {
      view.scrollToItem(at: path, at: .top, animated: chance(2) == 0)
    }
  }

  private func resize() {
    UIView.animate(withDuration: 1) {
      view.frame.size = CGSize(width: 80 + chance(100), height: 80 + chance(100))
      if chance(2) == 0 { view.layoutIfNeeded() }
    }
  }

  private func changeLayout() {
    guard transition == nil else { return }
    view.setCollectionViewLayout(makeLayout(), animated: chance(2) == 0)
  }

  private func transit() {
    guard let running = transition else {
      transition = view.startInteractiveTransition(to: makeLayout())
      return
    }
    running.transitionProgress = CGFloat(chance(5)) / 4
    running.invalidateLayout()
    guard chance(2) == 0 else { return }
    if chance(2) == 0 {
      view.finishInteractiveTransition()
    } else {
      view.cancelInteractiveTransition()
    }
    transition = nil
  }

  private func select() {
    view.allowsMultipleSelection = chance(2) == 0
    view.selectItem(at: anyPath(), animated: false, scrollPosition: [])
  }

  private func reconfigure() {
    isMoving = false
    view.reconfigureItems(at: [anyPath()].compactMap(\.self))
  }

  private func tap() { anyPath().map(view.simulateTap(onItemAt:)) }

  /// The problem of the shown views; nil without one.
  var problem: String? { problem(whileLeaving: false) }

  /// Returns the problem of the shown views; with `whileLeaving`, leaving cells are none.
  func problem(whileLeaving: Bool) -> String? {
    let layout = view.collectionViewLayout
    let expected = (layout.layoutAttributesForElements(in: view.bounds) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(view.bounds) }
      .map(\.indexPath).sorted()
    let shown = view.indexPathsForVisibleItems
    if !isMoving && transition == nil && expected != shown {
      return "\(shown) are shown, \(expected) should be"
    }
    if Set(view.visibleCells.map(ObjectIdentifier.init)).count != shown.count {
      return "a cell is shown twice"
    }
    if !isMoving {
      for path in shown {
        let number = (view.cellForItem(at: path) as? ScriptedCell).flatMap { Int($0.word) }
        let own = sections[path.section][path.item]
        if number != own { return "\(path) shows \(number ?? -1), which is \(own)" }
      }
    }
    let cells = view.subviews.compactMap { $0 as? ScriptedCell }
    if !view.visibleCells.allSatisfy({ $0.superview === view }) { return "a cell is not there" }
    if whileLeaving ? cells.count < shown.count : cells.count != shown.count {
      return "\(cells.count) cells for \(shown.count) items"
    }
    for path in view.indexPathsForSelectedItems ?? [] {
      if path.section >= sections.count || path.item >= view.numberOfItems(inSection: path.section)
      {
        return "\(path) is selected"
      }
    }
    return nil
  }
}

extension OperationStage: UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let number = sections[indexPath.section][indexPath.item]
    (cell as? ScriptedCell)?.word = "\(number)"
    (cell as? ScriptedCell)?.fitting = CGSize(width: 30, height: 20 + number % 3 * 10)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if chance(2) == 0 { batch() } else { reload() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if batchesWhileScrolling, chance(5) == 0 { batch() }
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    for path in paths { _ = sections[path.section][path.item] }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) {
    for path in paths { _ = sections[path.section][path.item] }
  }
}
