import UIKit

extension Question {
  /// The facts found in pictures of iOS: labels, controls and bars.
  static let pictures = [
    calls("a label after an attributed text, then a plain one", "H37") {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      let before = label.font.pointSize
      label.text = "a"
      return [Names.number(before), Names.number(label.font.pointSize)]
    },
    calls("the accessibility labels, values and traits of views", "H38") {
      let (label, button, slider, toggle) = (UILabel(), UIButton(), UISlider(), UISwitch())
      label.text = "Basil"
      button.setTitle("Water", for: .normal)
      button.isEnabled = false
      slider.value = 0.75
      return [label, button, slider, toggle].map { view in
        let text = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 }
        return "\(text.joined(separator: ": ")) \(view.accessibilityTraits.rawValue)"
      }
    },
    value("the alignment of a paragraph after the label's was set", "H35") {
      let (label, style) = (UILabel(), NSMutableParagraphStyle())
      style.alignment = .right
      label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
      label.textAlignment = .center
      let found = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      return "\((found as? NSParagraphStyle)?.alignment.rawValue ?? -1)"
    },
    calls("the first green column of a tile that begins with two clear ones", "H34") {
      let size = CGSize(width: 4, height: 4)
      let tile = UIGraphicsImageRenderer(size: size).image { context in
        GreenPixels.colour.setFill()
        context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
      }
      let view = UIView(frame: CGRect(x: 7, y: 3, width: 20, height: 20))
      view.backgroundColor = UIColor(patternImage: tile)
      return GreenPixels(of: view).columns.prefix(4).map { "\($0)" }
    },
    value("the height of the status bar", "E38") {
      Names.number(RootHolder(UIViewController()).window.safeAreaInsets.top) + ": "
        + Names.number(UIApplication.shared.statusBarFrame.height)
    },
    calls("a navigation bar, and the safe area below it", "E32") {
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      let holder = RootHolder(navigation)
      holder.settle()
      return [
        Names.rect(navigation.navigationBar.frame),
        Names.number(controller.view.safeAreaInsets.top),
      ]
    },
    calls("the green columns of a bar's plus", "E33") {
      let controller = UIViewController()
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
      controller.navigationItem.leftBarButtonItem?.tintColor = GreenPixels.colour
      let navigation = UINavigationController(rootViewController: controller)
      RootHolder(navigation).settle()
      let columns = GreenPixels(of: navigation.navigationBar).columns
      return [columns.first, columns.last].map { "\($0 ?? -1)" }
    },
    calls("an image with a dark variant in image views of both appearances", "H36") {
      let asset = UIImageAsset()
      for (color, style) in [
        (UIColor.red, UIUserInterfaceStyle.light), (GreenPixels.colour, .dark),
      ] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
          color.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        asset.register(image, with: UITraitCollection(userInterfaceStyle: style))
      }
      let image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
      return [UIUserInterfaceStyle.light, .dark].map { style in
        let view = UIImageView(image: image)
        view.overrideUserInterfaceStyle = style
        let controller = UIViewController()
        controller.view.addSubview(view)
        RootHolder(controller).settle()
        return "\(GreenPixels(of: view).columns.count)"
      }
    },
    value("the width of a view with two constants for it", "AL84") {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 12),
        view.widthAnchor.constraint(equalToConstant: 24),
      ])
      root.layoutIfNeeded()
      return Names.number(view.frame.width)
    },
    calls("a frame between pixels that constraints give", "AL65") {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10.3),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.1),
        view.widthAnchor.constraint(equalToConstant: 20.6),
        view.heightAnchor.constraint(equalToConstant: 1.7),
      ])
      root.layoutIfNeeded()
      return [Names.rect(view.frame)]
    },
    calls("the fonts of a label that follows the text size, and of one that does not", "SF10") {
      [true, false].map { follows in
        let (parent, controller, label) = (UIViewController(), UIViewController(), UILabel())
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = follows
        controller.view.addSubview(label)
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        parent.setOverrideTraitCollection(
          UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
          forChild: controller)
        RootHolder(parent).settle()
        return Names.number(label.font.pointSize)
      }
    },
    calls("the heights of labels of three lines at 12 and 13 points", "SF12") {
      [12.0, 13].map { size in
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        label.text = "one\ntwo\nthree"
        return Names.number(label.intrinsicContentSize.height)
      }
    },
    calls("the green columns of a text that is too wide, with and without a smallest scale", "SF15")
    {
      [0, 0.5].map { scale in
        let label = greenLabel("What's the point of a line?")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = scale
        return "\(GreenPixels(of: label).rows.count) rows"
      }
    },
    calls("the last green column of a text that fits when it is tightened", "SF16") {
      [false, true].map { tightens in
        let label = greenLabel("What's the point?")
        label.bounds.size.width = label.intrinsicContentSize.width * 0.97
        label.allowsDefaultTighteningForTruncation = tightens
        return "\(GreenPixels(of: label).columns.last ?? -1)"
      }
    },
    calls("the last green column of a text cut at its end", "SF18") {
      [60.0, 70, 80].map { width in
        let label = greenLabel("WWWWWWWWWWWWWWWW")
        label.bounds.size.width = width
        return "\(GreenPixels(of: label).columns.last ?? -1)"
      }
    },
    calls("the green columns of a text cut in its middle", "SF19") {
      let label = greenLabel("WWWWWWWWllllllllllllllllllllllllWWWWWWWW")
      label.lineBreakMode = .byTruncatingMiddle
      return GreenPixels(of: label).columns.map { "\($0)" }
    },
    calls("the green rows of an underlined x and of an x alone", "SF21") {
      [0, NSUnderlineStyle.single.rawValue].map { style in
        let label = greenLabel("x")
        label.attributedText = NSAttributedString(
          string: "xgx",
          attributes: [
            .underlineStyle: style, .font: UIFont.boldSystemFont(ofSize: 35),
            .foregroundColor: GreenPixels.colour,
          ])
        return "\(GreenPixels(of: label).rows.last ?? -1)"
      }
    },
    calls("the sizes of a segmented control and a stepper", "CT7") {
      let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
      return [segments, UIStepper()].map { (view: UIView) -> String in
        let size = view.sizeThatFits(.zero)
        return "\(Names.number(size.width)) × \(Names.number(size.height))"
      }
    },
    value("the text of a field whose right view is moved inwards", "TX9") {
      let field = MovedViewField(frame: CGRect(x: 0, y: 0, width: 359, height: 44))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 31, height: 20))
      field.rightViewMode = .always
      return Names.rect(field.textRect(forBounds: field.bounds))
    },
    value("the height of a button with an image and no title", "BT4") {
      let button = UIButton(type: .custom)
      let size = CGSize(width: 20, height: 10)
      button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
      return Names.number(button.intrinsicContentSize.height)
    },
    calls("custom views in a bar", "E34", "E35") {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItems = (0..<2).map { _ in
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32)))
      }
      let navigation = UINavigationController(rootViewController: controller)
      let holder = RootHolder(navigation)
      holder.settle()
      let views = (controller.navigationItem.rightBarButtonItems ?? []).compactMap(\.customView)
      return views.map { Names.rect($0.convert($0.bounds, to: navigation.view)) }
    },
  ]

  @MainActor private static func greenLabel(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    label.text = text
    label.textColor = GreenPixels.colour
    return label
  }

  /// A text field whose right view is 16 points inside.
  private final class MovedViewField: UITextField {
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      super.rightViewRect(forBounds: bounds).offsetBy(dx: -16, dy: 0)
    }
  }
}
