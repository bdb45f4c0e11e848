import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// The division of changed views into causes and their consequences.
struct ViewConsequenceTests {
  private typealias View = LayoutRecord.View
  private typealias Properties = [LayoutRecord.ViewProperty: String]

  private static func view(
    _ name: String?, _ className: String = "UIView", x: CGFloat = 0, y: CGFloat = 0,
    width: CGFloat = 100, look properties: Properties = [:],
    constraints: [LayoutRecord.Constraint] = [], views: [View] = []
  ) -> View {
    View(
      className: className, name: name, frame: CGRect(x: x, y: y, width: width, height: 20),
      properties: properties, views: views, constraints: constraints)
  }

  private static func constraint(
    _ name: String, to second: String? = nil, times multiplier: Double = 1, _ constant: Double = 0
  ) -> LayoutRecord.Constraint {
    LayoutRecord.Constraint(
      name: name, second: second, multiplier: multiplier, constant: constant, from: .zero,
      to: .zero)
  }

  private func told(_ golden: View, _ actual: View) -> [String] {
    ViewOwner.causes(ViewOwner.owners([], golden, actual)).map(\.headline)
  }

  @Test func `frames that a constraint reaches over moved views are counted with it`() {
    func screen(_ multiplier: Double, _ moved: CGFloat) -> View {
      let card = Self.view(
        "card", width: 100 + moved,
        views: [
          Self.view("title", x: moved), Self.view("detail", width: 80 + moved),
        ])
      let avatar = Self.view(
        "avatar", width: 20 + moved,
        constraints: [Self.constraint("avatar.width", to: "card.width", times: multiplier)])
      return Self.view(nil, views: [card, avatar])
    }
    #expect(
      told(screen(0.25, 0), screen(0.3, 4)) == [
        "avatar: constraint avatar.width multiplier 0.25 → 0.3 of card; "
          + "3 other views moved or resized"
      ])
  }

  @Test func `a view elsewhere that a constraint ties to a resized one follows from it`() {
    func screen(_ width: CGFloat) -> View {
      let avatar = Self.view(
        "avatar", width: width, constraints: [Self.constraint("avatar.width", Double(width))])
      let bar = Self.view(
        "bar", width: width, constraints: [Self.constraint("bar.width", to: "avatar.width")])
      return Self.view(
        nil, views: [Self.view("left", views: [avatar]), Self.view("right", views: [bar])])
    }
    #expect(
      told(screen(20), screen(30)) == [
        "left › avatar: constraint avatar.width 20 → 30; 1 other view resized"
      ])
  }

  @Test func `a view that no cause reaches is reported itself`() {
    func screen(_ spacing: String, _ moved: CGFloat) -> View {
      let rows = Self.view(
        "rows", "UIStackView", look: [.spacing: spacing], views: [Self.view("a", y: moved)])
      let left = Self.view("left", views: [rows])
      let right = Self.view("right", views: [Self.view("badge", x: moved)])
      return Self.view(nil, views: [left, right])
    }
    #expect(
      told(screen("8", 0), screen("12", 4)) == [
        "left › rows: spacing 8 → 12; 1 other view moved", "right › badge: frame.x 0 → 4",
      ])
  }

  @Test func `a drawing follows from another property of its view`() {
    func slider(_ value: String, _ drawing: String) -> View {
      Self.view(
        nil, views: [Self.view("volume", "UISlider", look: [.value: value, .drawing: drawing])])
    }
    #expect(told(slider("0.2", "a"), slider("0.7", "b")) == ["volume: value 0.2 → 0.7"])
    #expect(told(slider("0.2", "a"), slider("0.2", "b")) == ["volume: drawn otherwise"])
  }

  @Test func `parts of a control follow from it, views of the app do not`() {
    func screen(_ title: String, _ color: String) -> View {
      let label = Self.view(nil, "UILabel", look: [.text: title])
      let badge = Self.view("badge", look: [.background: color])
      return Self.view(
        nil, views: [Self.view("send", "UIButton", look: [.title: title], views: [label, badge])])
    }
    #expect(
      told(screen("Send", "#FF0000"), screen("Post", "#FF0000")) == [
        "send: title “Send” → “Post”"
      ])
    #expect(
      told(screen("Send", "#FF0000"), screen("Post", "#00FF00")) == [
        "send: title “Send” → “Post”", "send › badge: background #FF0000 → #00FF00",
      ])
  }

  @Test func `a property that subviews inherit is reported once`() {
    func screen(_ color: String) -> View {
      Self.view(
        nil,
        views: [
          Self.view("card", look: [.tint: color], views: [Self.view("icon", look: [.tint: color])])
        ])
    }
    #expect(told(screen("#0000FF"), screen("#FF0000")) == ["card: tint color #0000FF → #FF0000"])
  }

  @Test func `a view that moved in front of another is reported as that`() {
    let (a, b) = (Self.view("front"), Self.view("back"))
    #expect(
      told(
        Self.view(nil, views: [b, a, Self.view("top")]),
        Self.view(nil, views: [a, b, Self.view("top")])
      )
      .first?.contains("moved") == true)
  }

  @Test func `more than two views that moved for no known reason are one change`() {
    func screen(_ moved: CGFloat) -> View {
      Self.view(nil, views: ["a", "b", "c"].map { Self.view($0, x: moved) })
    }
    #expect(told(screen(0), screen(8)) == ["a: frame.x 0 → 8; 2 other views moved"])
  }

  @Test func `only the part of a constraint that differs is reported`() {
    func screen(_ constraint: LayoutRecord.Constraint) -> [View] {
      [Self.view(nil, views: [Self.view("a", constraints: [constraint])])]
    }
    func change(_ one: LayoutRecord.Constraint, _ other: LayoutRecord.Constraint) -> [String] {
      told(screen(one)[0], screen(other)[0])
    }
    let plain = Self.constraint("a.top", to: "view.top", 8)
    var priority = plain
    priority.priority = 750
    #expect(change(plain, priority) == ["a: constraint a.top priority 1000 → 750"])
    let elsewhere = Self.constraint("a.top", to: "view.safeArea.top", 8)
    #expect(
      change(plain, elsewhere) == ["a: constraint a.top to view.top → view.safeArea.top"])
  }

  @Test func `constraints of one name are compared with their own, whatever their order`() {
    let (gap, panel) = (Self.constraint("panel.height", 30), Self.constraint("panel.height", 220))
    func screen(_ constraints: [LayoutRecord.Constraint]) -> View {
      Self.view(nil, views: [Self.view("panel", constraints: constraints)])
    }
    #expect(told(screen([gap, panel]), screen([panel, gap])).isEmpty)
    #expect(
      told(screen([gap, panel]), screen([panel, Self.constraint("panel.height", 50)])) == [
        "panel: constraint panel.height 30 → 50"
      ])
  }

  @Test func `an inequality names its relation, and a changed one both`() {
    func screen(_ relation: String, _ constant: Double) -> View {
      var width = Self.constraint("a.width", constant)
      width.relation = relation
      return Self.view(nil, views: [Self.view("a", constraints: [width])])
    }
    #expect(told(screen(">=", 80), screen(">=", 140)) == ["a: constraint a.width ≥ 80 → 140"])
    #expect(
      told(screen("<=", 80), screen("==", 80)) == ["a: constraint a.width relation ≤ → ="])
  }

  @Test func `the views inside a hidden view are hidden with it`() {
    func screen(_ look: Properties, _ views: [View]) -> View {
      Self.view(nil, views: [Self.view("items", look: look, views: views)])
    }
    #expect(
      told(screen([:], [Self.view("tea"), Self.view("milk")]), screen([.hidden: "yes"], [])) == [
        "items hidden"
      ])
  }

  @Test func `a text that is gone takes its font along`() {
    func screen(_ look: Properties) -> View {
      Self.view(nil, views: [Self.view("title", "UILabel", look: look)])
    }
    let full: Properties = [.text: "Hello", .font: "Inter 17", .textColor: "#000000"]
    #expect(told(screen(full), screen([:])) == ["title: text “Hello” → none"])
  }

  @Test func `a view in another superview moved there`() {
    let badge = Self.view("badge")
    let golden = Self.view(nil, views: [Self.view("card"), badge])
    let actual = Self.view(nil, views: [Self.view("card", views: [badge])])
    #expect(told(golden, actual) == ["card › badge moved from the screen to card"])
  }

  @Test func `what is drawn in an inherited tint follows from it`() {
    func screen(_ color: String, _ drawing: String) -> View {
      let play = Self.view("play", look: [.textColor: color])
      let position = Self.view("position", look: [.drawing: drawing])
      return View(
        className: "UIView", frame: .zero, properties: [.tint: color], views: [play, position])
    }
    #expect(
      told(screen("#007AFF", "a"), screen("#FF0000", "b")) == [
        "the view: tint color #007AFF → #FF0000"
      ])
  }

  @Test func `a bar that went moves what keeps to the safe area`() {
    func screen(_ bar: Properties, _ y: CGFloat) -> View {
      let page = Self.view("page", views: [Self.view("top", y: y)])
      let title = Self.view("bar", "UINavigationBar", look: bar)
      return Self.view(nil, views: [Self.view("stage", views: [page]), title])
    }
    #expect(
      told(screen([:], 64), screen([.hidden: "yes"], 20)) == ["bar hidden; 1 other view moved"])
  }

  @Test func `views in a safe area that a controller insets move because of that`() {
    func screen(_ insets: String?, _ y: CGFloat) -> View {
      let title = Self.view("title", y: y)
      let page = Self.view(
        "page", look: insets.map { [.additionalSafeArea: $0] } ?? [:],
        views: [Self.view("box", y: y, views: [title])])
      return Self.view(nil, views: [page])
    }
    #expect(
      told(screen(nil, 0), screen("top 30", 30)) == [
        "page: additional safe area insets none → top 30; 2 other views moved"
      ])
  }

  @Test func `the content of another tab follows from the selected item`() {
    func screen(_ item: String, _ text: String) -> View {
      let bar = Self.view(nil, "UITabBar", look: [.selectedItem: item])
      let page = Self.view(nil, views: [Self.view("note", look: [.text: text])])
      return Self.view(nil, views: [Self.view(nil, "LayoutContainerView", views: [page, bar])])
    }
    #expect(
      told(screen("0 “A”", "a"), screen("1 “B”", "b")) == [
        "UITabBar: selected item 0 “A” → 1 “B”"
      ])
    #expect(told(screen("0 “A”", "a"), screen("0 “A”", "b")) == ["UIView › note: text “a” → “b”"])
  }

  @Test func `a hidden view that moved is not counted`() {
    func screen(_ spacing: String, _ y: CGFloat) -> View {
      Self.view(
        "rows", look: [.spacing: spacing],
        views: [Self.view("one", y: y), Self.view("two", y: y, look: [.hidden: "yes"])])
    }
    #expect(told(screen("4", 4), screen("8", 8)) == ["the view: spacing 4 → 8; 1 other view moved"])
  }

  @Test func `the separator of the last row follows from a row that was added`() {
    func row(_ number: Int, _ text: String, separator x: CGFloat) -> View {
      Self.view(
        nil, "Cell", y: CGFloat(5 * number - 20), look: [.place: "row [0,\(number)]", .text: text],
        views: [Self.view(nil, x: x, width: 100 - x)])
    }
    let golden = Self.view(nil, views: [row(0, "a", separator: 16), row(1, "b", separator: 0)])
    let actual = Self.view(
      nil,
      views: [
        row(0, "a", separator: 16), row(1, "b", separator: 16), row(2, "c", separator: 0),
      ])
    #expect(told(golden, actual) == ["row [0,2] appeared; 1 other view resized"])
  }

  @Test func `an image in a row moves its separator`() {
    func row(_ views: [View], _ inset: CGFloat) -> View {
      Self.view(
        nil, "UITableView",
        views: [
          Self.view(
            nil, "UITableViewCell", look: [.place: "row [0,0]"],
            views: [Self.view("contentView", views: views), Self.view(nil, x: inset)])
        ])
    }
    let image = Self.view("imageView", "UIImageView")
    func title(_ x: CGFloat) -> View { Self.view("textLabel", x: x) }
    #expect(
      told(row([title(16)], 16), row([image, title(52)], 52)) == [
        "row [0,0] › imageView appeared; 2 other views moved"
      ])
  }

  @Test func `an accessory view of the app's takes the place of the row's own`() {
    func row(_ own: Properties, _ views: [View]) -> View {
      Self.view(
        nil, "UITableView",
        views: [
          Self.view(
            nil, "UITableViewCell", look: [.place: "row [0,0]"],
            views: [Self.view(nil, "TableAccessory", look: own)] + views)
        ])
    }
    #expect(
      told(row([:], []), row([.hidden: "yes"], [Self.view("accessoryView", "UISwitch")])) == [
        "row [0,0] › accessoryView appeared"
      ])
  }

  @Test func `a constraint with another second item and number names both`() {
    func screen(_ constraint: LayoutRecord.Constraint) -> View {
      Self.view(nil, views: [Self.view("photo", constraints: [constraint])])
    }
    #expect(
      told(
        screen(Self.constraint("photo.height", to: "photo.width")),
        screen(Self.constraint("photo.height", 100))) == [
          "photo: constraint photo.height photo.width → 100"
        ])
  }

  @Test func `the ends of a row are its top and its bottom`() {
    func stack(_ look: Properties) -> View { Self.view("items", "UIStackView", look: look) }
    #expect(
      told(stack([.stackAlignment: "leading"]), stack([.stackAlignment: "trailing"])) == [
        "the view: alignment top → bottom"
      ])
    let column: Properties = [.axis: "vertical", .stackAlignment: "leading"]
    #expect(
      told(stack(column), stack(column.merging([.stackAlignment: "trailing"]) { $1 })) == [
        "the view: alignment leading → trailing"
      ])
  }
}
