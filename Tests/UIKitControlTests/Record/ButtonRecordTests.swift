import LayoutCore
import Testing
import UIKit

/// The properties that a button has in a record.
@MainActor struct ButtonRecordTests {
  @Test func `a button records its type, its title and its font`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.sizeToFit()
    #expect(
      button.recorded == [
        "buttonType": "system", "title": "Save", "titleLabel.font": "Inter Regular 15",
      ])
  }

  @Test func `a button records what it has for other states`() {
    let button = UIButton()
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    button.setTitleColor(.green, for: .normal)
    #expect(button.recorded["title.selected"] == "“On”")
    #expect(button.recorded["titleColor.highlighted"] == "#FF0000")
    #expect(button.recorded["titleColor"] == "#00FF00")
  }

  @Test func `a button records the titles of its menu`() {
    let button = UIButton()
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in }, UIMenu(children: [UIAction(title: "Delete") { _ in }]),
    ])
    button.showsMenuAsPrimaryAction = true
    #expect(
      button.recorded == ["menu": "“Copy”, “Delete”", "showsMenuAsPrimaryAction": "yes"])
  }

  @Test func `a button records its insets`() {
    let button = UIButton()
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleEdgeInsets.left = 5
    button.imageEdgeInsets.right = 6
    #expect(
      button.recorded == [
        "contentEdgeInsets": "top 1, left 2, bottom 3, right 4", "titleEdgeInsets": "left 5",
        "imageEdgeInsets": "right 6",
      ])
  }

  @Test func `a button records what was set for its title's label`() {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .center
    button.titleLabel?.lineBreakMode = .byWordWrapping
    let found = button.recorded
    #expect(found["titleLabel.font"] == "Inter Bold 20")
    #expect(found["titleLabel.lines"] == "0")
    #expect(found["titleLabel.alignment"] == "center")
    #expect(found["titleLabel.lineBreak"] == "word wrap")
  }

  @Test func `a configured button records the fields that were set`() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Pick"
    configuration.subtitle = "one"
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    configuration.imagePlacement = .top
    configuration.imagePadding = 8
    configuration.titlePadding = 2
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 0, trailing: 4)
    configuration.baseForegroundColor = .red
    configuration.baseBackgroundColor = .green
    configuration.background.cornerRadius = 12
    let button = UIButton(configuration: configuration)
    var found = button.recorded
    found["drawing"] = nil
    #expect(
      found == [
        "buttonType": "system", "title": "Pick", "configuration": "tinted",
        "configuration.subtitle": "one", "configuration.cornerStyle": "capsule",
        "configuration.buttonSize": "large", "configuration.imagePlacement": "top",
        "configuration.imagePadding": "8", "configuration.titlePadding": "2",
        "configuration.contentInsets": "top 1, leading 2, trailing 4",
        "configuration.baseForegroundColor": "#FF0000",
        "configuration.baseBackgroundColor": "#00FF00",
        "configuration.background.cornerRadius": "12",
      ])
  }

  @Test func `an attributed title records its attributes`() {
    let button = UIButton()
    button.setAttributedTitle(
      NSAttributedString(string: "Save", attributes: [.kern: 2]), for: .normal)
    #expect(button.recorded["title"] == "Save")
    #expect(button.recorded["attributes.kern"] == "2")
  }

  @Test func `the parts of a button are left out, and a view of the app's is kept`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let badge = UILabel()
    button.addSubview(badge)
    badge.accessibilityIdentifier = "badge"
    #expect(button.subviews.count == 2)
    #expect(button.viewRecord.views.map(\.name) == ["badge"])
  }

  @Test func `the parts of a subclass are kept, as it may place them otherwise`() {
    let button = TallButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.viewRecord.views.map(\.className) == ["UILabel"])
  }

  @Test func `an image is part of the button's drawing`() {
    let button = UIButton()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    button.setImage(image, for: .normal)
    #expect(button.recorded["image"]?.hasPrefix("2×2 ") == true)
    #expect(button.recorded["drawing"]?.count == 16)
  }
}

private final class TallButton: UIButton {}
