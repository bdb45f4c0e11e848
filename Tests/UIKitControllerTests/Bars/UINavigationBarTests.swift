import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The content of a navigation bar, and its places.
@MainActor @Suite(.serialized) struct UINavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
  private let item = UINavigationItem(title: "Plants")
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    window.addSubview(bar)
    bar.items = [item]
  }

  private func layOut() { window.layoutIfNeeded() }

  @Test func `the title is in the middle, 17 points and semibold`() {
    layOut()
    #expect(bar.titleLabel.text == "Plants")
    #expect(bar.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(abs(bar.titleLabel.frame.midX - 187.5) <= 0.5)
    #expect(abs(bar.titleLabel.frame.midY - 22) <= 0.5)
  }

  /// An image of one colour.
  private func image(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// The rows of a column of the window, from 0, that have the given red and blue.
  private func rows(red: UInt8, blue: UInt8) -> [Int] {
    layOut()
    let bitmap = window.bitmap(scale: 1)
    return (0..<80).filter { row in
      let pixel = bitmap[100, row]
      return pixel.red == red && pixel.green == 0 && pixel.blue == blue && pixel.alpha == 255
    }
  }

  @Test func `an empty shadow takes the hairline away (K30)`() {
    layOut()
    #expect(bar.background.hasHairline)
    bar.shadowImage = UIImage()
    layOut()
    #expect(!bar.background.hasHairline)
    bar.shadowImage = image(.red, 3)
    #expect(rows(red: 255, blue: 0) == [64, 65, 66])
    bar.shadowImage = nil
    layOut()
    #expect(bar.background.hasHairline)
  }

  @Test func `an appearance has images of its own (K31)`() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    bar.standardAppearance = look
    let filled = rows(red: 255, blue: 0)
    #expect(filled.contains(0) && filled.contains(63))
    look.backgroundImage = image(.blue, 10)
    look.backgroundImageContentMode = .top
    look.shadowImage = image(.blue, 2)
    bar.standardAppearance = look
    // The column of the image is in the middle of the bar.
    layOut()
    let bitmap = window.bitmap(scale: 1)
    let column = (0..<80).map { bitmap[187, $0] }
    #expect(column[5].blue == 255 && column[5].red == 0)
    #expect(column[60].red == 255)
    #expect(rows(red: 0, blue: 255) == [64, 65])
    #expect(UINavigationBarAppearance(barAppearance: look).shadowImage === look.shadowImage)
    look.configureWithDefaultBackground()
    #expect(look.backgroundImage == nil && look.shadowImage == nil)
    bar.compactScrollEdgeAppearance = look
    #expect(bar.compactScrollEdgeAppearance !== look)
  }

  @Test func `a background's image is drawn over the whole bar (K30)`() {
    bar.setBackgroundImage(image(.blue, 2), for: .default)
    // Under the status bar too.
    #expect(rows(red: 0, blue: 255) == Array(0..<64))
    #expect(bar.backgroundImage(for: .default) != nil)
    bar.setBackgroundImage(UIImage(), for: .default)
    layOut()
    #expect(bar.background.backgroundColor == nil)
    bar.setBackgroundImage(nil, for: .default)
    layOut()
    #expect(bar.background.backgroundColor != nil)
  }

  @Test func `bars have their images from a proxy too (K30)`() {
    final class Shelf: UIView {}
    let (shelf, tabs) = (Shelf(), UITabBar())
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    UINavigationBar.appearance(whenContainedInInstancesOf: [Shelf.self]).shadowImage = UIImage()
    UINavigationBar.appearance(whenContainedInInstancesOf: [Shelf.self])
      .setBackgroundImage(UIImage(), for: .default)
    UITabBar.appearance(whenContainedInInstancesOf: [Shelf.self]).shadowImage = UIImage()
    window.addSubview(shelf)
    shelf.addSubview(bar)
    shelf.addSubview(tabs)
    layOut()
    #expect(!bar.background.hasHairline)
    #expect(bar.backgroundImage(for: .default) != nil)
    #expect(tabs.shadowImage != nil)
  }

  @Test func `tab bars and toolbars have images of their own (K30)`() {
    let (tabs, tools) = (UITabBar(), UIToolbar())
    tabs.frame = CGRect(x: 0, y: 600, width: 375, height: 49)
    tools.frame = CGRect(x: 0, y: 300, width: 375, height: 44)
    // The toolbar's background extends below it, so the tab bar is in front.
    window.addSubview(tools)
    window.addSubview(tabs)
    tabs.shadowImage = image(.red, 2)
    tools.setShadowImage(image(.red, 3), forToolbarPosition: .any)
    layOut()
    let bitmap = window.bitmap(scale: 1)
    let red = (0..<667).filter { bitmap[100, $0].red == 255 && bitmap[100, $0].green == 0 }
    #expect(red == [297, 298, 299, 598, 599])
  }

  @Test func `a title that is changed is shown`() {
    layOut()
    item.title = "Trees"
    layOut()
    #expect(bar.titleLabel.text == "Trees")
  }

  @Test func `attributes decide font and colour of the title`() {
    bar.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemRed,
    ]
    layOut()
    #expect(bar.titleLabel.font == .systemFont(ofSize: 12))
    #expect(bar.titleLabel.textColor == .systemRed)
  }

  @Test func `K5 buttons stand 16 from the sides, the outermost first`() {
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .edit),
    ]
    layOut()
    #expect(bar.leading[0].frame.minX == 16)
    #expect(abs(bar.trailing[0].frame.maxX - 359) <= 0.5)
    #expect(bar.trailing[1].frame.maxX < bar.trailing[0].frame.minX)
  }

  @Test func `a long title keeps between the buttons`() {
    item.title = "A title that is much longer than what a bar of a phone has place for"
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    layOut()
    #expect(bar.titleLabel.frame.minX >= 16)
    #expect(bar.titleLabel.frame.maxX <= bar.trailing[0].frame.minX)
  }

  @Test func `the way back has the title of the item before`() {
    let next = UINavigationItem(title: "Fern")
    bar.pushItem(next, animated: false)
    layOut()
    #expect(bar.leading.count == 1 && bar.leading[0].leadsBack)
    #expect(bar.leading[0].shownTitle == "Plants")
    next.hidesBackButton = true
    layOut()
    #expect(bar.leading.isEmpty)
  }

  @Test func `a title before that is too wide becomes Back`() {
    item.title = "A garden of many plants and trees"
    bar.pushItem(UINavigationItem(title: "Fern"), animated: false)
    layOut()
    #expect(bar.leading[0].shownTitle == "Back")
    item.backButtonDisplayMode = .minimal
    layOut()
    #expect(bar.leading[0].shownTitle == nil)
  }

  @Test func `buttons of the item's own take the place of the way back unless they supplement it`()
  {
    let next = UINavigationItem(title: "Fern")
    next.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    bar.pushItem(next, animated: false)
    layOut()
    #expect(bar.leading.map(\.leadsBack) == [false])
    next.leftItemsSupplementBackButton = true
    layOut()
    #expect(bar.leading.map(\.leadsBack) == [true, false])
  }

  @Test func `the back button goes back`() {
    let navigation = UINavigationController(rootViewController: ScriptedController("A"))
    navigation.pushViewController(ScriptedController("B"), animated: false)
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    navigation.navigationBar.leading.first?.tap()
    #expect(navigation.viewControllers.map(\.title) == ["A"])
  }

  @Test func `a title is large where bar and item say so, as the item before otherwise`() {
    #expect(!bar.showsLargeTitle)
    bar.prefersLargeTitles = true
    #expect(bar.showsLargeTitle)
    item.largeTitleDisplayMode = .never
    bar.pushItem(UINavigationItem(title: "Fern"), animated: false)
    #expect(!bar.showsLargeTitle)
    bar.topItem?.largeTitleDisplayMode = .always
    #expect(bar.showsLargeTitle)
  }

  @Test func `H8 a large title has 34 points, bold, and stands at the leading side below the row`()
  {
    bar.prefersLargeTitles = true
    bar.frame.size.height = 96
    layOut()
    #expect(bar.largeTitleLabel.font == .systemFont(ofSize: 34, weight: .bold))
    #expect(bar.largeTitleLabel.frame.minX == 16 && bar.largeTitleLabel.frame.minY >= 44)
    #expect(!bar.largeTitleLabel.isHidden && bar.titleLabel.isHidden)
  }

  @Test func `a large title is 2 points above the middle of its row (E40)`() {
    bar.prefersLargeTitles = true
    bar.frame.size.height = 96
    layOut()
    let label = bar.largeTitleLabel
    #expect(abs(label.frame.midY - (44 + 26 - 2)) <= 0.5)
    #expect(abs(label.frame.minY + label.font.ascender - 80) <= 0.5)
  }

  @Test func `a title view is shown in the title's place`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    layOut()
    #expect(view.superview === bar && bar.titleLabel.isHidden)
    #expect(view.frame == CGRect(x: 137.5, y: 7, width: 100, height: 30))
    item.titleView = nil
    layOut()
    #expect(view.superview == nil)
  }

  @Test func `from right to left the bar is mirrored`() {
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    bar.semanticContentAttribute = .forceRightToLeft
    layOut()
    #expect(bar.leading[0].frame.maxX == 359)
  }

  @Test func `the background goes on behind the status bar, with a hairline below`() {
    layOut()
    #expect(bar.background.frame == CGRect(x: 0, y: -20, width: 375, height: 64))
    let picture = window.bitmap(scale: 2)
    let (bar, line, below) = (picture[5, 10].alpha, picture[5, 128].alpha, picture[5, 129].alpha)
    #expect(bar == 240 && line > 0 && below == 0)
  }

  @Test func `a look decides background, hairline and titles`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemGreen
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.shadowColor = nil
    bar.standardAppearance = look
    layOut()
    #expect(bar.background.backgroundColor == .systemGreen)
    #expect(bar.titleLabel.textColor == .white)
    #expect(window.bitmap(scale: 2)[5, 128].alpha == 0)
  }

  @Test func `a low bar, a large title and an item have looks of their own`() {
    let (standard, low, large) = (
      UINavigationBarAppearance(), UINavigationBarAppearance(), UINavigationBarAppearance()
    )
    standard.backgroundColor = .systemRed
    low.backgroundColor = .systemGreen
    large.backgroundColor = .systemBlue
    bar.standardAppearance = standard
    (bar.compactAppearance, bar.scrollEdgeAppearance) = (low, large)
    #expect(bar.look?.backgroundColor == .systemRed)
    UIEnvironment.with(.lyingPhone) { #expect(bar.look?.backgroundColor == .systemGreen) }
    bar.prefersLargeTitles = true
    #expect(bar.look?.backgroundColor == .systemBlue)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .systemPink
    item.scrollEdgeAppearance = own
    #expect(bar.look?.backgroundColor == .systemPink)
  }

  @Test func `a bar keeps a copy of its look`() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemRed
    bar.standardAppearance = look
    item.scrollEdgeAppearance = look
    look.backgroundColor = .systemGreen
    #expect(bar.standardAppearance.backgroundColor == .systemRed)
    #expect(item.scrollEdgeAppearance?.backgroundColor == .systemRed)
  }

  @Test func `without a background what is under the bar is seen`() {
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    layOut()
    let picture = window.bitmap(scale: 2)
    #expect(picture[5, 10].alpha == 0 && picture[5, 128].alpha == 0)
  }

  @Test func `a copy of a look has its titles`() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemGreen
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    let copy = UINavigationBarAppearance(barAppearance: look)
    #expect(copy.backgroundColor == .systemGreen)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    let other = look.copy() as? UINavigationBarAppearance
    #expect(other !== look)
    #expect(other?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
  }

  @Test func `a button from an action does what it says`() {
    var taps = 0
    item.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { _ in taps += 1 })
    layOut()
    bar.trailing[0].tap()
    #expect(taps == 1)
    item.rightBarButtonItem?.isEnabled = false
    layOut()
    bar.trailing[0].tap()
    #expect(taps == 1)
  }
}

/// Custom views of items in a navigation bar.
extension UINavigationBarTests {
  private func square() -> UIBarButtonItem {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 32).isActive = true
    view.heightAnchor.constraint(equalToConstant: 32).isActive = true
    return UIBarButtonItem(customView: view)
  }

  @Test func `a custom view without bounds is as large as its constraints say (E34)`() {
    item.leftBarButtonItem = square()
    layOut()
    #expect(bar.leading[0].frame == CGRect(x: 16, y: 6, width: 32, height: 32))
    #expect(
      item.leftBarButtonItem?.customView?.bounds == CGRect(x: 0, y: 0, width: 32, height: 32))
  }

  @Test(arguments: [(320, 16), (375, 16), (414, 20), (568, 20), (667, 20), (1080, 20)])
  func `a bar from 414 points on has items 20 points inside (E35)`(width: CGFloat, margin: CGFloat)
  {
    bar.frame.size.width = width
    item.leftBarButtonItem = square()
    item.rightBarButtonItem = square()
    layOut()
    #expect(bar.leading[0].frame.minX == margin)
    #expect(bar.trailing[0].frame.maxX == width - margin)
  }

  @Test func `custom views are 8 points apart (E34)`() {
    item.rightBarButtonItems = [square(), square(), square()]
    layOut()
    #expect(bar.trailing.map(\.frame.minX) == [327, 287, 247])
  }
}

/// The content of a button.
extension BarButton {
  var shownTitle: String? {
    subviews.lazy.compactMap { $0 as? UILabel }.first?.text
  }
}
