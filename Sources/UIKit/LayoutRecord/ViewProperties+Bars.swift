import Foundation
import LayoutCore

/// The properties of a navigation bar and of the item that it shows.
extension ViewProperties {
  mutating func readNavigationBar(_ bar: UINavigationBar) {
    let item = bar.topItem
    if let title = item?.title, !title.isEmpty { add(.title, .text(title)) }
    if let prompt = item?.prompt, !prompt.isEmpty { add(.prompt, .text(prompt)) }
    readLargeTitle(bar)
    if !bar.titleLabel.isHidden { readShown(of: bar.titleLabel) }
    if let back = bar.leading.first, back.leadsBack, let title = bar.backItem?.backTitles {
      add("backButton", .text(title.first.map { "“\($0)”" } ?? "without a title"))
    }
    read(item?.leftBarButtonItems, LayoutRecord.ViewProperty.leftItems)
    read(item?.rightBarButtonItems, LayoutRecord.ViewProperty.rightItems)
    readColors(bar.barTintColor, bar.isTranslucent, bar.barStyle)
    readLook(bar.look)
    readTitle(bar.titleAttributes, "title")
    if bar.showsLargeTitle { readTitle(bar.largeTitleAttributes, "largeTitle") }
    add("backgroundImage", bar.presentBackgroundImage)
    add("shadowImage", bar.shadowImage)
    add(drawnIn: bar.background.frame, of: bar)
  }

  private mutating func readLargeTitle(_ bar: UINavigationBar) {
    if bar.prefersLargeTitles { add("prefersLargeTitles", .yes) }
    let mode = bar.topItem?.largeTitleDisplayMode ?? .automatic
    if mode != .automatic { add("largeTitleDisplayMode", .text("\(mode)")) }
    if bar.showsLargeTitle { add(.largeTitle, .yes) }
  }

  mutating func readToolbar(_ bar: UIToolbar) {
    read(bar.items, .items)
    readColors(bar.barTintColor, bar.isTranslucent, bar.barStyle)
    add("backgroundImage", bar.presentBackgroundImage)
    add("shadowImage", bar.shadowImage(forToolbarPosition: .any))
    add(drawnIn: bar.background.frame, of: bar)
  }

  /// Adds the tint, the translucency and the style, which all bars have.
  private mutating func readColors(_ tint: UIColor?, _ isTranslucent: Bool, _ style: UIBarStyle) {
    add("barTintColor", tint)
    if !isTranslucent { add("translucent", .no) }
    if style != .default { add("barStyle", .text("\(style)")) }
  }

  /// Adds the background, the shadow and their images of the appearance with which a bar is drawn.
  private mutating func readLook(_ look: UIBarAppearance?) {
    guard let look else { return }
    if look.background != .system {
      add("appearance.background", .text("\(look.background)"))
    }
    add("appearance.backgroundColor", look.backgroundColor)
    if look.shadowColor != BarBackground.line {
      let color = look.shadowColor?.value(in: traits)
      add("appearance.shadowColor", color.map { .color($0) } ?? .text("none"))
    }
    add("appearance.backgroundImage", look.backgroundImage)
    add("appearance.shadowImage", look.shadowImage)
  }
}

/// The properties of bar button items.
extension ViewProperties {
  /// Adds the texts of the items, and the properties that were set on each.
  private mutating func read(_ items: [UIBarButtonItem]?, _ property: LayoutRecord.ViewProperty) {
    guard let items, !items.isEmpty else { return }
    add(property, .made(ListedTexts(texts: items.map(\.recordText))))
    for (index, item) in items.enumerated() {
      let name = "\(property.rawValue).\(index)"
      read(item, name)
      if item.style == .done, item.systemItem == nil { add("\(name).style", .text("done")) }
      if item.width != 0 { add("\(name).width", .number(Double(item.width))) }
      add("\(name).tint", item.tintColor)
      if let menu = item.menu {
        add("\(name).menu", .made(ListedTexts(texts: menu.leaves.map { "“\($0.title)”" })))
      }
    }
  }

  private mutating func read(_ item: UIBarItem, _ name: String) {
    if !item.isEnabled { add("\(name).enabled", .no) }
    add("\(name).image", item.image)
    readTitle(item.normalAttributes, "\(name).title")
  }

  mutating func readTabBar(_ bar: UITabBar) {
    let items = bar.items ?? []
    let texts = items.map { "“\($0.title ?? "")”" }
    if !items.isEmpty { add(.items, .made(ListedTexts(texts: texts))) }
    if let selected = items.firstIndex(where: { $0 === bar.selectedItem }) {
      add(.selectedItem, .made(NumberedText(index: selected, text: texts[selected])))
    }
    for (index, item) in items.enumerated() { read(item, at: index) }
    readColors(bar.barTintColor, bar.isTranslucent, bar.barStyle)
    add("unselectedItemTintColor", bar.unselectedItemTintColor)
    readLook(bar.chosenLook)
    readItemLook(bar)
    add("backgroundImage", bar.backgroundImage)
    add("shadowImage", bar.shadowImage)
  }

  private mutating func read(_ item: UITabBarItem, at index: Int) {
    let name = "items.\(index)"
    read(item, name)
    add("\(name).selectedImage", item.selectedImage)
    if let badge = item.badgeValue {
      add("\(name).badge", .made(ListedTexts(texts: ["“\(badge)”"])))
    }
    add("\(name).badgeColor", item.badgeColor)
  }

  /// Adds the appearance of a tab bar's items in their current arrangement, such as stacked or
  /// inline.
  private mutating func readItemLook(_ bar: UITabBar) {
    guard let look = (bar.selectedItem?.standardAppearance ?? bar.chosenLook)?.items(for: traits)
    else { return }
    for (name, state) in [("normal", look.normal), ("selected", look.selected)] {
      let name = "appearance.\(name)"
      add("\(name).iconColor", state.iconColor)
      readTitle(state.titleTextAttributes, "\(name).title")
      add("\(name).badgeBackgroundColor", state.badgeBackgroundColor)
    }
  }
}

extension UIBarButtonItem {
  /// The text of the item in records: the class of its custom view, `image`, its title in quotation
  /// marks, or its system item.
  fileprivate var recordText: String {
    if let customView { return "\(type(of: customView))" }
    if image != nil { return title.map { "image “\($0)”" } ?? "image" }
    if systemItem == .flexibleSpace { return "flexible space" }
    if systemItem == .fixedSpace { return "fixed space" }
    if let title { return "“\(title)”" }
    return systemItem.map { "\($0)" } ?? "empty"
  }
}
