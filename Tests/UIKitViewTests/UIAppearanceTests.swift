import Testing
import UIKit
import UIKitTestSupport

// Styles apply when a view enters a window, and not to a view that is in one already: UIKit's
// documentation of `UIAppearance` is the source of all of these tests. Each test styles a class of
// its own, as proxies stay for the whole process.
@MainActor struct UIAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  @Test func `what a proxy is given, a view has when it enters a window`() {
    final class Badge: UIView {}
    Badge.appearance().backgroundColor = .systemRed
    let (badge, other) = (Badge(), UIView())
    #expect(badge.backgroundColor == nil)
    [badge, other].forEach(window.addSubview)
    #expect(badge.backgroundColor == .systemRed)
    #expect(other.backgroundColor == nil)
  }

  @Test func `a view that is in a window already stays as it is, until it enters again`() {
    final class Badge: UIView {}
    let badge = Badge()
    window.addSubview(badge)
    Badge.appearance().backgroundColor = .systemRed
    #expect(badge.backgroundColor == nil)
    badge.removeFromSuperview()
    window.addSubview(badge)
    #expect(badge.backgroundColor == .systemRed)
  }

  @Test func `what a view has set itself goes before its proxy`() {
    final class Badge: UIView {}
    Badge.appearance().backgroundColor = .systemRed
    Badge.appearance().tintColor = .systemGreen
    let badge = Badge()
    badge.tintColor = .systemTeal
    window.addSubview(badge)
    #expect(badge.backgroundColor == .systemRed)
    #expect(badge.tintColor == .systemTeal)
  }

  @Test func `a proxy's tint goes before one that would be inherited`() {
    final class Badge: UIView {}
    Badge.appearance().tintColor = .systemGreen
    window.tintColor = .systemPink
    let badge = Badge()
    window.addSubview(badge)
    #expect(badge.tintColor == .systemGreen)
  }

  @Test func `instances of subclasses are styled, by the nearest class that says anything`() {
    class Badge: UILabel {}
    final class Round: Badge {}
    Round.appearance().textColor = .systemRed
    Badge.appearance().textColor = .systemBlue
    Badge.appearance().font = .systemFont(ofSize: 9)
    let (badge, round) = (Badge(), Round())
    [badge, round].forEach(window.addSubview)
    #expect(badge.textColor == .systemBlue)
    #expect(round.textColor == .systemRed)
    #expect(round.font == .systemFont(ofSize: 9))
  }

  @Test func `a proxy for containers means views in them, at whatever depth`() {
    final class Badge: UIView {}
    final class Shelf: UIView {}
    final class Library: UIViewController {}
    Badge.appearance(whenContainedInInstancesOf: [Shelf.self, Library.self]).backgroundColor = .red
    Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).backgroundColor = .green
    Badge.appearance().backgroundColor = .blue
    let (library, shelf, free) = (Library(), Shelf(), Shelf())
    window.rootViewController = library
    window.makeKeyAndVisible()
    library.view.addSubview(shelf)
    window.addSubview(free)
    let badges = [Badge(), Badge(), Badge()]
    let inner = UIView()
    shelf.addSubview(inner)
    for (badge, parent) in zip(badges, [inner, free, window]) { parent.addSubview(badge) }
    #expect(badges.map(\.backgroundColor) == [.red, .green, .blue])
  }

  @Test func `the outermost container decides before the number of containers`() {
    final class Badge: UIView {}
    final class Card: UIView {}
    final class Shelf: UIView {}
    final class Library: UIView {}
    Badge.appearance(whenContainedInInstancesOf: [Card.self, Shelf.self]).backgroundColor = .green
    Badge.appearance(whenContainedInInstancesOf: [Library.self]).backgroundColor = .red
    let (library, shelf, card, badge) = (Library(), Shelf(), Card(), Badge())
    card.addSubview(badge)
    shelf.addSubview(card)
    library.addSubview(shelf)
    window.addSubview(library)
    #expect(badge.backgroundColor == .red)
  }

  @Test func `the outermost container decides, whichever proxy was made first`() {
    final class Badge: UIView {}
    final class Shelf: UIView {}
    final class Library: UIView {}
    Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).backgroundColor = .green
    Badge.appearance(whenContainedInInstancesOf: [Library.self]).backgroundColor = .red
    let (library, shelf, badge) = (Library(), Shelf(), Badge())
    shelf.addSubview(badge)
    library.addSubview(shelf)
    window.addSubview(library)
    #expect(badge.backgroundColor == .red)
  }

  @Test func `bars and controls have the colours of their proxies`() {
    final class Bar: UINavigationBar {}
    final class Toggle: UISwitch {}
    final class Dots: UIPageControl {}
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemYellow
    Bar.appearance().standardAppearance = look
    Bar.appearance().isTranslucent = false
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    Toggle.appearance().onTintColor = .systemRed
    Dots.appearance().pageIndicatorTintColor = .gray
    let (bar, toggle, dots) = (Bar(), Toggle(), Dots())
    [bar, toggle, dots].forEach(window.addSubview)
    #expect(bar.standardAppearance.backgroundColor == .systemYellow)
    #expect(!bar.isTranslucent)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(toggle.onTintColor == .systemRed)
    #expect(dots.pageIndicatorTintColor == .gray)
  }

  @Test func `a table's lines and a button's title have what their proxies say`() {
    final class List: UITableView {}
    final class Press: UIButton {}
    List.appearance().separatorInset = .zero
    List.appearance().separatorColor = .systemRed
    Press.appearance().setTitleColor(.systemRed, for: .normal)
    let (list, press) = (List(), Press(type: .system))
    [list, press].forEach(window.addSubview)
    #expect(list.separatorInset == .zero)
    #expect(list.separatorColor == .systemRed)
    #expect(press.titleColor(for: .normal) == .systemRed)
  }

  @Test func `a proxy turns the reading direction of a class and all that is laid out in it`() {
    final class Row: UIStackView {}
    Row.appearance().semanticContentAttribute = .forceRightToLeft
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    for width in [10, 20] {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
      row.addArrangedSubview(view)
    }
    row.distribution = .equalSpacing
    window.addSubview(row)
    window.layoutIfNeeded()
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(row.arrangedSubviews.map(\.frame.minX) == [90, 0])
  }
}
