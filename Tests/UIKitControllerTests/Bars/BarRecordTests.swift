import LayoutCore
import Testing
import UIKit

/// The properties that bars have in a record.
@MainActor struct BarRecordTests {
  private func bar(_ configure: (UINavigationBar, UINavigationItem) -> Void) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    let item = UINavigationItem(title: "Inbox")
    bar.items = [item]
    configure(bar, item)
    bar.layoutIfNeeded()
    return bar
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func properties(_ view: UIView) -> [String: String] {
    Dictionary(uniqueKeysWithValues: view.viewRecord.properties.map { ($0.key.rawValue, $0.value) })
  }

  @Test func `a bar records its title and the items of each side`() {
    let bar = bar { _, item in
      item.leftBarButtonItem = button("Back up")
      item.rightBarButtonItems = [
        button("Edit"), UIBarButtonItem(systemItem: .add),
        UIBarButtonItem(customView: UISwitch()),
      ]
    }
    let found = properties(bar)
    #expect(found["title"] == "Inbox")
    #expect(found["leftItems"] == "“Back up”")
    #expect(found["rightItems"] == "“Edit”, add, UISwitch")
  }

  @Test func `the fields of an item are recorded by its side and place`() {
    let bar = bar { _, item in
      item.rightBarButtonItem = button("Edit")
      item.rightBarButtonItem?.style = .done
      item.rightBarButtonItem?.isEnabled = false
      item.rightBarButtonItem?.tintColor = .red
    }
    let found = properties(bar)
    #expect(found["rightItems.0.style"] == "done")
    #expect(found["rightItems.0.enabled"] == "no")
    #expect(found["rightItems.0.tint"] == "#FF0000")
  }

  @Test func `the back button is recorded with its title`() {
    let bar = bar { bar, item in bar.items = [item, UINavigationItem(title: "Letter")] }
    #expect(properties(bar)["backButton"] == "“Inbox”")
    #expect(properties(bar)["title"] == "Letter")
  }

  @Test func `a large title is recorded with what decides about it`() {
    let bar = bar { bar, item in
      bar.prefersLargeTitles = true
      item.largeTitleDisplayMode = .always
    }
    let found = properties(bar)
    #expect(found["prefersLargeTitles"] == "yes")
    #expect(found["largeTitleDisplayMode"] == "always")
    #expect(found["largeTitle"] == "yes")
  }

  @Test func `the fields of an appearance are properties of the bar`() {
    let bar = bar { bar, _ in
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      look.shadowColor = nil
      look.titleTextAttributes = [
        .foregroundColor: UIColor.green, .font: UIFont.boldSystemFont(ofSize: 20),
      ]
      bar.standardAppearance = look
      bar.isTranslucent = false
      bar.barTintColor = .blue
    }
    let found = properties(bar)
    #expect(found["appearance.background"] == "opaque")
    #expect(found["appearance.backgroundColor"] == "#FF0000")
    #expect(found["appearance.shadowColor"] == "none")
    #expect(found["titleColor"] == "#00FF00")
    #expect(found["titleFont"] == "Inter Bold 20")
    #expect(found["translucent"] == "no")
    #expect(found["barTintColor"] == "#0000FF")
  }

  @Test func `the parts of a bar are left out, and the app's views are kept in its coordinates`() {
    let bar = bar { _, item in
      item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      item.leftBarButtonItem = UIBarButtonItem(customView: UISwitch())
    }
    let views = bar.viewRecord.views
    #expect(views.map(\.name) == ["customView", "titleView"])
    #expect(views.first?.frame == CGRect(x: 16, y: 6.5, width: 51, height: 31))
  }

  @Test func `a bar records that it draws behind the status bar`() {
    #expect(properties(bar { _, _ in })["drawnFrame"] == "0,-20 320×64")
  }

  @Test func `a toolbar records its items and spaces`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [button("Reply"), .flexibleSpace(), button("Delete")]
    bar.items?.last?.isEnabled = false
    bar.layoutIfNeeded()
    let found = properties(bar)
    #expect(found["items"] == "“Reply”, flexible space, “Delete”")
    #expect(found["items.2.enabled"] == "no")
    #expect(bar.viewRecord.views.isEmpty)
  }

  @Test func `a tab bar records its items, badges and the selected one`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = ["Mail", "Search"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?.last?.badgeValue = "3"
    bar.selectedItem = bar.items?.first
    bar.unselectedItemTintColor = .red
    bar.layoutIfNeeded()
    let found = properties(bar)
    #expect(found["items"] == "“Mail”, “Search”")
    #expect(found["selectedItem"] == "0 “Mail”")
    #expect(found["items.1.badge"] == "“3”")
    #expect(found["unselectedItemTintColor"] == "#FF0000")
    #expect(bar.viewRecord.views.isEmpty)
  }
}
