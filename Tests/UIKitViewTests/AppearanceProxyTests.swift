import Testing
import UIKit
import UIKitTestSupport

// When appearance proxies are created, and the values that they replace; see also
// `UIAppearanceTests`.
@MainActor struct AppearanceProxyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  @Test func `collection views have a proxy, and their subclasses`() {
    final class Shelf: UIView {}
    final class Grid: UICollectionView {}
    // In a container of its own, as other tests have collection views too.
    let proxy = UICollectionView.appearance(whenContainedInInstancesOf: [Shelf.self])
    proxy.backgroundColor = .systemRed
    Grid.appearance().backgroundColor = .systemGreen
    let (shelf, layout) = (Shelf(), UICollectionViewFlowLayout())
    let plain = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    shelf.addSubview(plain)
    [shelf, grid].forEach(window.addSubview)
    #expect(plain.backgroundColor == .systemRed)
    #expect(grid.backgroundColor == .systemGreen)
  }

  @Test func `a class may ask for its own proxy while it is made`() {
    final class Badge: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        Badge.appearance().backgroundColor = .systemRed
      }
      required init?(coder: NSCoder) { nil }
    }
    let badge = Badge(frame: .zero)
    window.addSubview(badge)
    #expect(badge.backgroundColor == .systemRed)
    #expect(Badge.appearance() === Badge.appearance())
  }

  @Test func `a new value of the proxy replaces the old one when the view enters again`() {
    final class Badge: UIView {}
    let badge = Badge()
    Badge.appearance().backgroundColor = .red
    window.addSubview(badge)
    Badge.appearance().backgroundColor = .blue
    #expect(badge.backgroundColor == .red)
    badge.removeFromSuperview()
    window.addSubview(badge)
    #expect(badge.backgroundColor == .blue)
  }

  @Test func `another proxy's value replaces the old one, and stays where none means the view`() {
    final class Badge: UIView {}
    final class Shelf: UIView {}
    Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).backgroundColor = .red
    let (badge, shelf, other) = (Badge(), Shelf(), UIView())
    [shelf, other].forEach(window.addSubview)
    shelf.addSubview(badge)
    badge.removeFromSuperview()
    other.addSubview(badge)
    #expect(badge.backgroundColor == .red)
    Badge.appearance().backgroundColor = .blue
    badge.removeFromSuperview()
    other.addSubview(badge)
    #expect(badge.backgroundColor == .blue)
  }

  @Test func `what a view sets after it was styled stays`() {
    final class Badge: UIView {}
    Badge.appearance().backgroundColor = .red
    let badge = Badge()
    window.addSubview(badge)
    badge.backgroundColor = .green
    badge.removeFromSuperview()
    window.addSubview(badge)
    #expect(badge.backgroundColor == .green)
  }

  @Test func `bars that one proxy styles do not share a look`() {
    final class Bar: UINavigationBar {}
    final class Tabs: UITabBar {}
    let (look, tabLook) = (UINavigationBarAppearance(), UITabBarAppearance())
    look.backgroundColor = .red
    tabLook.backgroundColor = .red
    Bar.appearance().standardAppearance = look
    Tabs.appearance().standardAppearance = tabLook
    let (one, other, tabs, otherTabs) = (Bar(), Bar(), Tabs(), Tabs())
    [one, other, tabs, otherTabs].forEach(window.addSubview)
    one.standardAppearance.backgroundColor = .blue
    tabs.standardAppearance.backgroundColor = .blue
    #expect(one.standardAppearance.backgroundColor == .blue)
    #expect(other.standardAppearance.backgroundColor == .red)
    #expect(tabs.standardAppearance.backgroundColor == .blue)
    #expect(otherTabs.standardAppearance.backgroundColor == .red)
  }

  @Test func `what a proxy has for a state, a button and a control of segments get`() {
    final class Press: UIButton {}
    final class Choice: UISegmentedControl {}
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    Press.appearance().setTitleColor(.systemRed, for: .highlighted)
    Press.appearance().setBackgroundImage(image, for: .disabled)
    Choice.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.systemGreen], for: .selected)
    let (press, choice) = (Press(frame: .zero), Choice(frame: .zero))
    press.setTitleColor(.systemBlue, for: .normal)
    let views: [UIView] = [press, choice]
    views.forEach(window.addSubview)
    #expect(press.titleColor(for: .normal) == .systemBlue)
    #expect(press.titleColor(for: .highlighted) == .systemRed)
    #expect(press.backgroundImage(for: .disabled) == image)
    let attributes = choice.titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .systemGreen)
  }
}
