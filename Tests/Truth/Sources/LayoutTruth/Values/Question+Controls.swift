import UIKit

extension Question {
  /// Controls under a finger, text views, labels, images and layers.
  static let controls = [
    calls("a control whose finger goes outside and returns", "CT15") {
      let control = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      return control.calls { $0.follow([10, 400, 30]) }
    },
    calls("a control whose finger is lifted outside", "CT15") {
      let control = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      return control.calls { $0.follow([10, 400]) }
    },
    calls("a control that does not track", "CT15") {
      let control = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      control.accepts = false
      return control.calls { $0.follow([10, 20]) } + ["highlighted \(control.isHighlighted)"]
    },
    calls("a slider whose knob follows a finger", "CT16") {
      [true, false].flatMap { isContinuous -> [String] in
        let (slider, log) = (UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), CallLog())
        slider.isContinuous = isContinuous
        slider.addAction(UIAction { _ in log.note("changed") }, for: .valueChanged)
        let holder = WindowHolder(slider)
        holder.settle()
        let touch = Finger(knobCentre(of: slider, at: 0))
        let begins = slider.beginTracking(touch, with: nil)
        touch.move(to: knobCentre(of: slider, at: 0.5))
        _ = slider.continueTracking(touch, with: nil)
        let value = "value \(Names.number(CGFloat(slider.value)))"
        slider.endTracking(touch, with: nil)
        return ["continuous \(isContinuous), begins \(begins), \(value)"] + log.lines
      }
    },
    calls("the line and the knob of a slider of 373 points at three quarters", "CT2") {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 373, height: 34))
      slider.value = 0.75
      let line = slider.trackRect(forBounds: slider.bounds)
      let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: 0.75)
      return [
        "line from \(Names.number(line.minX)) to \(Names.number(line.maxX))",
        "knob \(Names.number(knob.width)) wide from \(Names.number(knob.minX))",
      ]
    },
    value("the size of a control of three pages", "CT5") {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      let size = pages.intrinsicContentSize
      return "\(Int(size.width.rounded())), \(Names.number(size.height))"
    },
    value("the size of a stepper", "CT6") { Names.size(UIStepper().intrinsicContentSize) },
    calls("the heights of buttons by the size of their titles", "BT5") {
      [13.0, 14, 15, 16, 17, 18].map { (size: CGFloat) -> String in
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.setTitle("Basil", for: .normal)
        return "\(Int(size)): \(Names.number(button.intrinsicContentSize.height))"
      }
    },
    value("the size of a button that adds", "BT7") {
      // Near enough: sizes are rounded to pixels, of which a point may have two or three.
      let size = UIButton(type: .contactAdd).intrinsicContentSize
      let isNear = abs(size.width - 24.33) < 0.5 && abs(size.height - 23.67) < 0.5
      return isNear ? "about 24.33 by 23.67" : Names.size(size)
    },
    calls("the attributes of a link after linkTextAttributes were set", "TX6") {
      let view = linked()
      view.linkTextAttributes = [.foregroundColor: UIColor.red]
      let colour = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      return ["its own colour \((colour as? UIColor) == .blue ? "stays" : "changes")"]
    },
    calls("the colour in which a link is drawn", "TX6") {
      let (tinted, set) = (linked(), linked())
      tinted.tintColor = GreenPixels.colour
      set.linkTextAttributes = [.foregroundColor: GreenPixels.colour]
      return [("the tint", tinted), ("the attributes", set)].map {
        "\($0): \(GreenPixels(of: $1).rows.isEmpty ? "not drawn" : "drawn")"
      }
    },
    calls("the delegate of a text storage", "TX7") {
      let (listener, storage) = (StorageListener(), NSTextStorage(string: "Basil"))
      storage.delegate = listener
      storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "rav")
      listener.lines.append("group")
      storage.beginEditing()
      storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
      storage.removeAttribute(.kern, range: NSRange(location: 0, length: 6))
      storage.endEditing()
      return listener.lines
    },
    value("the text of a view whose storage was changed", "TX7") {
      let view = UITextView()
      view.text = "Basil"
      view.textStorage.append(NSAttributedString(string: " and thyme"))
      return view.text
    },
    value("the height of a background behind characters of 17 points", "TX8") {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.attributedText = NSAttributedString(
        string: "HHHH",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .backgroundColor: GreenPixels.colour])
      let line = 2 * UIFont.systemFont(ofSize: 17).lineHeight
      let rows = GreenPixels(of: label).rows.count
      return abs(CGFloat(rows) - line) < 2 ? "the line's" : "\(rows) pixels"
    },
    value("the height of a label with an attachment of 30 points, 10 below the baseline", "TX12") {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 30)
      attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: attachment)
      return "\(label.intrinsicContentSize.width) by \(label.intrinsicContentSize.height)"
    },
    value("the lines of a text view beside an exclusion path of 60 points", "TX13") {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      view.font = .systemFont(ofSize: 17)
      view.text = "Basil Thyme"
      let before = view.sizeThatFits(CGSize(width: 120, height: 400)).height
      view.textContainer.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 60, y: 0, width: 60, height: 60))
      ]
      return view.sizeThatFits(CGSize(width: 120, height: 400)).height > before
        ? "more" : "the same"
    },
    calls("the colours of a rendered layer with materials", "H22") {
      materials.map { name, view in
        let pixels = drawn(view) { $0.layer.render(in: $1.cgContext) }
        return "\(name): \(pixels.isGreen(x: 8, y: 8) ? "left out" : "rendered")"
      }
    },
    calls("the colours of a drawn hierarchy with materials", "H22") {
      materials.map { name, view in
        let pixels = drawn(view) { view, _ in
          _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        return "\(name): \(pixels.isGreen(x: 8, y: 8) ? "left out" : "drawn")"
      }
    },
    calls("views of an image with alignment insets", "H24") {
      let size = CGSize(width: 40, height: 50)
      let plate = UIGraphicsImageRenderer(size: size).image { _ in }
        .withAlignmentRectInsets(UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
      let (view, button) = (UIImageView(image: plate), UIButton(type: .custom))
      button.setBackgroundImage(plate, for: .normal)
      return [("image view", view), ("button", button)].map { (name: String, view: UIView) in
        "\(name): \(Names.size(view.intrinsicContentSize)), \(Names.insets(view.alignmentRectInsets))"
      }
    },
    calls("the lower ends of a shrunk line", "H25") {
      let whole = lowerEnd("H", .alignBaselines)
      let ends = [UIBaselineAdjustment.alignBaselines, .alignCenters, .none]
        .map { lowerEnd("HHHHHHHHHHH", $0) }
      return [
        "default \(UILabel().baselineAdjustment == .alignBaselines ? "baselines" : "another")",
        "baselines: \(abs(ends[0] - whole) <= 2 ? "as the whole line" : "elsewhere")",
        "centres: \(ends[1] < ends[0] - 5 ? "higher" : "not higher")",
        "none: \(ends[2] < ends[1] - 5 ? "higher still" : "not higher still")",
      ]
    },
    calls("the image of a renderer without a width or a height", "H33") {
      [CGSize(width: 0, height: 9), CGSize(width: 9, height: 0), .zero].map { size in
        let image = UIGraphicsImageRenderer(size: size).image { _ in }
        return "\(Names.size(image.size)), \(image.pngData() == nil ? "no data" : "data")"
      }
    },
    calls("the system's blue in light and in dark interfaces", "H28") {
      [UIUserInterfaceStyle.light, .dark].map {
        rgb(UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)))
      }
    },
    value("the default tint", "H28") {
      rgb(UIView().tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    },
    calls("fonts of descriptors at size 0 and at another", "H26") {
      let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
      let medium = UIFont.systemFont(ofSize: 21, weight: .medium).fontDescriptor
      let isSame = UIFont(descriptor: headline, size: 0) == .preferredFont(forTextStyle: .headline)
      return [
        "text style: \(isSame ? "its font" : "another")",
        "size 0: \(Names.number(UIFont(descriptor: medium, size: 0).pointSize))",
        "size 9: \(Names.number(UIFont(descriptor: medium, size: 9).pointSize))",
      ]
    },
    calls("the system's weights that are bold", "H27") {
      let weights: [(String, UIFont.Weight)] = [
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
      ]
      return weights.map { name, weight in
        let traits = UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor.symbolicTraits
        return "\(name): \(traits.contains(.traitBold))"
      }
    },
    calls("bold fonts of text styles", "H27") {
      [("body", UIFont.TextStyle.body), ("title1", .title1), ("title3", .title3)].map {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: $1)
        guard let bold = descriptor.withSymbolicTraits(.traitBold) else { return "\($0): none" }
        let font = UIFont(descriptor: bold, size: 0)
        let weights: [(String, UIFont.Weight)] = [("semibold", .semibold), ("bold", .bold)]
        let weight = weights.first {
          UIFont.systemFont(ofSize: font.pointSize, weight: $0.1).fontName == font.fontName
        }
        return "\($0): \(weight?.0 ?? "another")"
      }
    },
    calls("symbolic traits that replace those of a descriptor", "H27") {
      let georgia = UIFontDescriptor(name: "Georgia", size: 12)
      let both = georgia.withSymbolicTraits([.traitBold, .traitItalic])
      let zapfino = UIFontDescriptor(name: "Zapfino", size: 12).withSymbolicTraits(.traitBold)
      return [both, both?.withSymbolicTraits([]), zapfino].map { $0?.postscriptName ?? "none" }
    },
  ]

  /// The centre of a slider's knob for a value.
  @MainActor private static func knobCentre(of slider: UISlider, at value: Float) -> CGPoint {
    let line = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: value)
    return CGPoint(x: knob.midX, y: knob.midY)
  }

  /// A text view with a blue link.
  @MainActor private static func linked() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.backgroundColor = .white
    view.attributedText = NSAttributedString(
      string: "IIIIII",
      attributes: [
        .link: "https://example.org", .font: UIFont.systemFont(ofSize: 30, weight: .bold),
        .foregroundColor: UIColor.blue,
      ])
    return view
  }

  /// Views whose background is a material, and one that is opaque.
  @MainActor private static var materials: [(String, UIView)] {
    let opaque = UINavigationBar()
    (opaque.barTintColor, opaque.isTranslucent) = (.red, false)
    return [
      ("effect", UIVisualEffectView(effect: UIBlurEffect(style: .dark))),
      ("opaque bar", opaque),
    ]
  }

  /// Draws a view of 8 by 8 points, in a window, over green.
  @MainActor private static func drawn(
    _ view: UIView, _ draw: (UIView, UIGraphicsImageRendererContext) -> Void
  ) -> GreenPixels {
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let holder = WindowHolder(view)
    holder.settle()
    return GreenPixels(view.bounds.size) { context in
      GreenPixels.colour.setFill()
      context.fill(view.bounds)
      draw(view, context)
    }
  }

  /// The lowest row of a text of 32 points, which is shrunk into 100.
  @MainActor private static func lowerEnd(
    _ text: String, _ adjustment: UIBaselineAdjustment
  ) -> Int {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.font = .systemFont(ofSize: 32)
    label.text = text
    label.textColor = GreenPixels.colour
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.baselineAdjustment = adjustment
    return GreenPixels(of: label).rows.last ?? 0
  }

  @MainActor private static func rgb(_ colour: UIColor) -> String {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    colour.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
  }
}
