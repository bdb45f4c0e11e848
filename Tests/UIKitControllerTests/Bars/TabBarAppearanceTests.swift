import Testing
import UIKit

/// The looks of a tab bar's items.
@MainActor struct TabBarAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
  private let herbs = UITabBarItem(title: "Herbs", image: UIImage.add, tag: 0)
  private let trees = UITabBarItem(title: "Trees", image: UIImage.add, tag: 1)

  init() {
    window.addSubview(bar)
    bar.items = [herbs, trees]
    bar.selectedItem = herbs
  }

  /// The labels of a tab: its title and, if it has one, its badge.
  private func labels(_ index: Int) -> [UILabel] { parts(index) }

  private func parts<Part: UIView>(_ index: Int) -> [Part] {
    window.layoutIfNeeded()
    let buttons = bar.subviews.filter { $0 is UIControl }
    guard buttons.indices.contains(index) else { return [] }
    buttons[index].layoutIfNeeded()
    return buttons[index].subviews.compactMap { $0 as? Part }
  }

  private func icon(_ index: Int) -> UIColor? { (parts(index) as [UIImageView]).first?.tintColor }

  @Test func `a tab has the appearance of its state, over that of the normal state (K32)`() {
    let look = UITabBarAppearance()
    let stacked = look.stackedLayoutAppearance
    stacked.normal.iconColor = .brown
    stacked.normal.titleTextAttributes = [
      .foregroundColor: UIColor.brown, .font: UIFont.boldSystemFont(ofSize: 12),
    ]
    stacked.selected.iconColor = .green
    stacked.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    #expect(icon(0) == .green && icon(1) == .brown)
    #expect(labels(0).first?.textColor == .green && labels(1).first?.textColor == .brown)
    #expect(labels(0).first?.font == .boldSystemFont(ofSize: 12))
  }

  @Test func `the arrangement of tabs selects their appearance (K32)`() {
    let look = UITabBarAppearance()
    look.inlineLayoutAppearance.normal.iconColor = .red
    look.compactInlineLayoutAppearance.normal.iconColor = .blue
    bar.standardAppearance = look
    #expect(icon(1) == .systemGray)
    window.traitOverrides.horizontalSizeClass = .regular
    window.updateTraitsIfNeeded()
    #expect(icon(1) == .red)
    window.traitOverrides.verticalSizeClass = .compact
    window.updateTraitsIfNeeded()
    #expect(icon(1) == .blue)
  }

  @Test func `a badge has the colours of the appearance, or of its item`() {
    trees.badgeValue = "3"
    #expect(labels(1).last?.backgroundColor == .systemRed && labels(1).last?.textColor == .white)
    trees.badgeColor = .blue
    trees.setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    #expect(trees.badgeTextAttributes(for: .selected)?.count == 1)
    #expect(labels(1).last?.backgroundColor == .blue && labels(1).last?.textColor == .yellow)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .black
    look.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    #expect(labels(1).last?.backgroundColor == .black && labels(1).last?.textColor == .green)
  }

  @Test func `titles and badges are moved by their adjustments`() throws {
    trees.badgeValue = "3"
    let before = labels(1).map(\.frame.origin)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titlePositionAdjustment.vertical = -3
    look.stackedLayoutAppearance.normal.badgePositionAdjustment.horizontal = 5
    trees.standardAppearance = look
    let after = labels(1).map(\.frame.origin)
    try #require(before.count == 2 && after.count == 2)
    #expect(after[0].y == before[0].y - 3 && after[0].x == before[0].x)
    #expect(after[1].x == before[1].x + 5 && after[1].y == before[1].y)
    #expect(labels(0).count == 1)
  }

  @Test func `an item's own attributes apply to its states`() {
    herbs.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    herbs.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(labels(0).first?.textColor == .green)
    bar.selectedItem = trees
    #expect(labels(0).first?.textColor == .brown)
  }

  @Test func `a copy has looks of its own`() throws {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.iconColor = .brown
    let copy = UITabBarAppearance(barAppearance: look)
    copy.stackedLayoutAppearance.normal.iconColor = .green
    #expect(look.stackedLayoutAppearance.normal.iconColor == .brown)
    let item = try #require(look.stackedLayoutAppearance.copy() as? UITabBarItemAppearance)
    #expect(item.normal.iconColor == .brown)
    item.configureWithDefault(for: .stacked)
    #expect(item.normal.iconColor == nil)
  }
}
