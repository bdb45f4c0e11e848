import UIKit

extension Mutation {
  /// The mutations of colours.
  static let colors: [Mutation] = [
    color("tint", of: UISlider.self, "tint color none") { $0.tintColor = $1 },
    color("tint", of: UIButton.self, "tint color none") { $0.tintColor = $1 },
    color("tint", of: UIImageView.self, "tint ") { $0.tintColor = $1 },
    color("on tint", of: UISwitch.self, "on tint color none") { $0.onTintColor = $1 },
    color("thumb tint", of: UISwitch.self, "thumb tint color none") { $0.thumbTintColor = $1 },
    color("track tint", of: UISlider.self, "minimum track tint color none") {
      $0.minimumTrackTintColor = $1
    },
    color("progress tint", of: UIProgressView.self, "progress tint color none") {
      $0.progressTintColor = $1
    },
    color("segment tint", of: UISegmentedControl.self, "selected segment tint color none") {
      $0.selectedSegmentTintColor = $1
    },
    color("page tint", of: UIPageControl.self, "page indicator tint color #AAAAAA") {
      $0.pageIndicatorTintColor = $1
    },
    color("title color", of: UIButton.self, "title color none") {
      $0.setTitleColor($1, for: .normal)
    },
    color("field color", of: UITextField.self, "text color #000000") { $0.textColor = $1 },
    color("indicator color", of: UIActivityIndicatorView.self, "color none") { $0.color = $1 },
  ]

  private static func color<View: UIView>(
    _ name: String, of type: View.Type, _ words: String,
    _ apply: @escaping @MainActor @Sendable (View, UIColor) -> Void
  ) -> Mutation {
    Mutation(name, of: type) { view, generator in
      let color = generator.one(of: NamedColor.all)
      apply(view, color.color)
      return Effect(words, "→ \(color.hex)")
    }
  }

  /// The mutations of buttons, fields and segments.
  static let fields: [Mutation] = [
    Mutation("secure", of: UITextField.self) { field, _ in
      field.isSecureTextEntry = true
      return Effect("secure text entry")
    },
    Mutation("border style", of: UITextField.self) { field, _ in
      field.borderStyle = .roundedRect
      return Effect("border style none → rounded rect")
    },
    Mutation("field alignment", of: UITextField.self) { field, _ in
      field.textAlignment = .right
      return Effect("alignment natural → right")
    },
    Mutation("clear button", of: UITextField.self) { field, _ in
      field.clearButtonMode = .always
      return Effect("clear button mode never → always")
    },
    Mutation("left view", of: UITextField.self) { field, _ in
      field.leftView = UIImageView(image: .square(12, .red))
      field.leftViewMode = .always
      return Effect("left view mode never → always")
    },
    Mutation("button image", of: UIButton.self) { button, generator in
      let side = generator.points(8...20)
      button.setImage(.square(side, .red), for: .normal)
      return Effect("image none → \(side.words)×\(side.words)")
    },
    Mutation("content insets", of: UIButton.self) { button, _ in
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      return Effect("content edge insets none → left 20")
    },
    Mutation("configuration", of: UIButton.self) { button, _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = button.title(for: .normal)
      button.configuration = configuration
      return Effect("configuration none → filled")
    },
    Mutation("horizontal alignment", of: UIButton.self) { button, _ in
      button.contentHorizontalAlignment = .trailing
      return Effect("content horizontal alignment center → trailing")
    },
    Mutation("selected", of: UIButton.self) { button, _ in
      button.isSelected = true
      return Effect("selected")
    },
    Mutation("highlighted", of: UIButton.self) { button, _ in
      button.isHighlighted = true
      return Effect("highlighted")
    },
    Mutation("maximum", of: UISlider.self) { slider, generator in
      slider.maximumValue = Float(generator.points(2...4))
      return Effect("maximum value", 1, CGFloat(slider.maximumValue))
    },
    Mutation("segment title", of: UISegmentedControl.self) { control, _ in
      control.setTitle("Year", forSegmentAt: 1)
      return Effect("segment “Week” → “Year”")
    },
    Mutation("segment added", of: UISegmentedControl.self) { control, _ in
      control.insertSegment(withTitle: "Year", at: 2, animated: false)
      return Effect("segment “Year” appeared")
    },
    Mutation("segment disabled", of: UISegmentedControl.self) { control, _ in
      control.setEnabled(false, forSegmentAt: 1)
      return Effect("segment “Week” disabled")
    },
    Mutation("pages", of: UIPageControl.self) { pages, generator in
      pages.numberOfPages = Int(generator.points(4...6))
      return Effect("number of pages 3 → \(pages.numberOfPages)")
    },
    Mutation("indicator style", of: UIActivityIndicatorView.self) { view, _ in
      view.style = .large
      return Effect("style medium → large")
    },
    Mutation("animating", of: UIActivityIndicatorView.self) { view, _ in
      view.stopAnimating()
      return Effect("no longer animating")
    },
    Mutation("rendering mode", of: UIImageView.self) { view, _ in
      view.image = view.image?.withRenderingMode(.alwaysTemplate)
      return Effect("rendering mode automatic → alwaysTemplate")
    },
    Mutation("no image", of: UIImageView.self) { view, _ in
      let old = view.image?.size.width ?? 0
      view.image = nil
      return Effect("image \(old.words)×\(old.words) → none")
    },
  ]
}
