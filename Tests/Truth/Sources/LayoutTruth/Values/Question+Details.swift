import Foundation
import UIKit

extension Question {
  /// The facts found in pictures of lists, controls, symbols and storyboards.
  static let details = [
    calls("list content that constraints place in 200 points", "LI99") {
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "Basil ", count: 20)
      let view = UIListContentView(configuration: content)
      view.translatesAutoresizingMaskIntoConstraints = false
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
      holder.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: holder.topAnchor),
        view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: holder.trailingAnchor),
      ])
      holder.layoutIfNeeded()
      return [
        view.frame.width <= 200 ? "within" : "wider",
        view.frame.height > 60 ? "wrapped" : "on one line",
      ]
    },
    calls("the controls that are accessibility elements", "H38") {
      let controls: [(String, UIView)] = [
        ("label", UILabel()), ("button", UIButton(type: .system)), ("switch", UISwitch()),
        ("slider", UISlider()), ("segments", UISegmentedControl(items: ["A", "B"])),
        ("stepper", UIStepper()), ("view", UIView()), ("image view", UIImageView()),
      ]
      return controls.map { "\($0.0): \($0.1.isAccessibilityElement ? "yes" : "no")" }
    },
    calls("the text of a search field with and without an icon, from the field's side", "LI81") {
      [true, false].map { hasIcon in
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        if !hasIcon { bar.setImage(UIImage(), for: .search, state: .normal) }
        bar.layoutIfNeeded()
        let field = bar.searchTextField
        return Names.number(field.textRect(forBounds: field.bounds).minX)
      }
    },
    value("the ink of a filled circle of 100 points", "AS11") {
      let configuration = UIImage.SymbolConfiguration(pointSize: 100)
      let image = UIImage(systemName: "circle.fill", withConfiguration: configuration)
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
      view.contentMode = .center
      view.tintColor = GreenPixels.colour
      view.image = image
      let green = GreenPixels(of: view)
      return "\(green.columns.count) × \(green.rows.count) half points"
    },
    calls("the view of a storyboard's controller, 414 × 896 in the document", "IB156") {
      guard let controller = screens?.instantiateInitialViewController() else { return ["none"] }
      let isScreen = controller.view.frame.size == UIScreen.main.bounds.size
      return [isScreen ? "the screen's size" : Names.size(controller.view.frame.size)]
    },
  ]

  /// The storyboard of this module.
  @MainActor private static var screens: UIStoryboard? {
    #if os(iOS)
      return UIStoryboard(name: "Screens", bundle: .module)
    #else
      // `Bundle.module` ends a program that was copied elsewhere without its bundles.
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
      guard
        FileManager.default.fileExists(
          atPath: folder.appendingPathComponent("Screens.storyboard").path)
      else { return nil }
      return Bundle(url: folder).map { UIStoryboard(name: "Screens", bundle: $0) }
    #endif
  }
}
