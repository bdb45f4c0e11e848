import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct SelectionTests {
  private let shelf = Shelf().laidOut()
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func select(_ item: Int) {
    shelf.view.selectItem(at: path(item), animated: false, scrollPosition: [])
  }

  @Test func `a selected item is known and its cell shows it`() {
    select(1)
    #expect(shelf.view.indexPathsForSelectedItems == [path(1)])
    #expect(shelf.cell(1)?.isSelected == true)
  }

  @Test func `another selection replaces the first`() {
    select(1)
    select(2)
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
    #expect(shelf.cell(1)?.isSelected == false)
  }

  @Test func `several can be selected when that is allowed`() {
    shelf.view.allowsMultipleSelection = true
    select(2)
    select(1)
    #expect(shelf.view.indexPathsForSelectedItems == [path(1), path(2)])
  }

  @Test func `nothing is selected when that is not allowed`() {
    shelf.view.allowsSelection = false
    select(1)
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test func `selecting no item clears the selection`() {
    shelf.view.allowsMultipleSelection = true
    select(1)
    shelf.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test func `deselecting takes an item out`() {
    select(1)
    shelf.view.deselectItem(at: path(1), animated: false)
    #expect(shelf.view.indexPathsForSelectedItems == [])
    #expect(shelf.cell(1)?.isSelected == false)
  }

  @Test func `C22 a reload keeps nothing selected`() {
    select(1)
    shelf.view.reloadData()
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test func `K6 C22 an item that is reloaded is no longer selected, the others stay so`() {
    shelf.view.allowsMultipleSelection = true
    select(1)
    select(2)
    shelf.view.reloadItems(at: [path(1)])
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
    #expect(shelf.cell(1)?.isSelected == false)
  }

  @Test func `K6 C22 the items of a section that is reloaded are no longer selected`() {
    select(1)
    shelf.view.reloadSections([0])
    #expect(shelf.view.indexPathsForSelectedItems == [])
    #expect(shelf.cell(1)?.isSelected == false)
  }

  @Test func `K6 a reloaded item has another cell, and the old one waits`() throws {
    let old = try #require(shelf.cell(1))
    shelf.view.reloadItems(at: [path(1)])
    let new = try #require(shelf.cell(1))
    #expect(new !== old)
    #expect(old.superview == nil)
    #expect(shelf.view.indexPath(for: old) == nil)
    shelf.view.reloadItems(at: [path(0)])
    #expect(shelf.cell(0) === old)
  }

  @Test func `a cell that comes into sight shows that its item is selected`() {
    select(19)
    shelf.view.scrollToItem(at: path(19), at: .bottom, animated: false)
    shelf.laidOut()
    #expect(shelf.cell(19)?.isSelected == true)
  }

  @Test func `the selected background shows only while the cell is selected (H21)`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (back, selected) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    #expect(selected.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    let order = [back, selected, cell.contentView].map(ObjectIdentifier.init)
    #expect(cell.subviews.map(ObjectIdentifier.init) == order)
  }

  @Test func `content and backgrounds are as large as the cell, also when it grows (H21)`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundView = UIView(frame: .zero)
    cell.frame = CGRect(x: 5, y: 5, width: 30, height: 40)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(cell.backgroundView?.frame == cell.contentView.frame)
  }
}
