import Foundation
import Testing

@testable import UIKit

struct MenuPlacementTests {
  private let area = CGRect(x: 8, y: 28, width: 359, height: 631)
  private let size = CGSize(width: 250, height: 132)

  @Test func `a menu is below its anchor, at the side nearer to the screen's`() {
    let left = CGRect(x: 20, y: 100, width: 100, height: 44)
    let right = CGRect(x: 255, y: 100, width: 100, height: 44)
    #expect(
      MenuPlacement(menu: size, at: left, in: area).menu
        == CGRect(x: 20, y: 152, width: 250, height: 132))
    #expect(MenuPlacement(menu: size, at: right, in: area).menu.maxX == 355)
  }

  @Test func `a menu that does not fit below is above`() {
    let low = CGRect(x: 20, y: 600, width: 100, height: 44)
    #expect(MenuPlacement(menu: size, at: low, in: area).menu.maxY == 592)
  }

  @Test func `a menu that fits nowhere is limited to the larger space`() {
    let middle = CGRect(x: 20, y: 300, width: 100, height: 44)
    let placed = MenuPlacement(menu: CGSize(width: 250, height: 900), at: middle, in: area)
    #expect(placed.menu == CGRect(x: 20, y: 352, width: 250, height: 307))
  }

  @Test func `a low preview moves up for its menu`() {
    let row = CGRect(x: 8, y: 590, width: 359, height: 60)
    let placed = MenuPlacement(menu: size, preview: row.size, at: row, in: area)
    #expect(placed.menu.maxY == area.maxY)
    #expect(placed.menu.minY - placed.preview.maxY == 16)
    #expect(placed.preview.size == row.size)
  }

  @Test func `a preview that is too high becomes smaller`() {
    let placed = MenuPlacement(
      menu: size, preview: CGSize(width: 359, height: 800), at: area, in: area)
    #expect(placed.preview.height == 483)
    #expect(placed.preview.minY == area.minY)
  }
}
