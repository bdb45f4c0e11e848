import UIKit

extension Mutation {
  /// The mutations of labels, images and stacks.
  static let contents: [Mutation] = [
    Mutation("text", of: UILabel.self) { label, generator in
      let old = label.text ?? ""
      label.text = generator.one(of: ["Kurt", "Emmy"])
      return Effect("text “\(old)” → “\(label.text ?? "")”")
    },
    Mutation("font", of: UILabel.self) { label, generator in
      let old = label.font.pointSize
      label.font = .systemFont(ofSize: generator.points(17...20))
      return Effect(
        "font Inter Regular \(old.words) → Inter Regular \(label.font.pointSize.words)")
    },
    Mutation("text color", of: UILabel.self) { label, generator in
      let color = generator.one(of: NamedColor.all)
      label.textColor = color.color
      return Effect("text color #000000 → \(color.hex)")
    },
    Mutation("alignment", of: UILabel.self) { label, generator in
      let (alignment, word): (NSTextAlignment, String) = generator.one(
        of: [(.center, "center"), (.right, "right")])
      label.textAlignment = alignment
      return Effect("alignment natural → \(word)")
    },
    Mutation("lines", of: UILabel.self) { label, generator in
      label.numberOfLines = Int(generator.points(2...4))
      return Effect("number of lines 1 → \(label.numberOfLines)")
    },
    Mutation("line break mode", of: UILabel.self) { label, _ in
      label.lineBreakMode = .byTruncatingMiddle
      return Effect("line break mode tail → middle")
    },
    Mutation("image", of: UIImageView.self) { view, generator in
      let old = view.image?.size.width ?? 0
      let side = generator.points(31...40)
      view.image = .square(side, .blue)
      return Effect("image \(old.words)×\(old.words) → \(side.words)×\(side.words)")
    },
    Mutation("content mode", of: UIImageView.self) { view, _ in
      view.contentMode = .center
      return Effect("content mode scaleToFill → center")
    },
    Mutation("spacing", of: UIStackView.self) { stack, generator in
      let old = stack.spacing
      stack.spacing = generator.points(7...12)
      return Effect("spacing", old, stack.spacing)
    },
    Mutation("axis", of: UIStackView.self) { stack, _ in
      let isHorizontal = stack.axis == .horizontal
      stack.axis = isHorizontal ? .vertical : .horizontal
      return Effect(isHorizontal ? "axis horizontal → vertical" : "axis vertical → horizontal")
    },
    Mutation("stack alignment", of: UIStackView.self) { stack, _ in
      stack.alignment = .center
      return Effect("alignment fill → center")
    },
    Mutation("custom spacing", of: UIStackView.self) { stack, generator in
      guard let first = stack.arrangedSubviews.first else { return nil }
      let spacing = generator.points(13...20)
      stack.setCustomSpacing(spacing, after: first)
      return Effect(
        "custom spacing none → \(spacing.words) after "
          + (first.accessibilityIdentifier ?? ""))
    },
  ]

  /// The mutations of controls.
  static let controls: [Mutation] = [
    Mutation("switch", of: UISwitch.self) { control, _ in
      control.isOn = true
      return Effect("switched on")
    },
    Mutation("slider", of: UISlider.self) { slider, _ in
      slider.value = 0.75
      return Effect("value", 0.25, 0.75)
    },
    Mutation("progress", of: UIProgressView.self) { bar, _ in
      bar.progress = 0.75
      return Effect("progress", 0.25, 0.75)
    },
    Mutation("segment", of: UISegmentedControl.self) { control, _ in
      control.selectedSegmentIndex = 1
      return Effect("selected segment 0 “Day” → 1 “Week”")
    },
    Mutation("stepper", of: UIStepper.self) { stepper, generator in
      stepper.value = Double(generator.points(1...9))
      return Effect("value", 0, CGFloat(stepper.value))
    },
    Mutation("current page", of: UIPageControl.self) { pages, generator in
      pages.currentPage = Int(generator.points(1...2))
      return Effect("current page", 0, CGFloat(pages.currentPage))
    },
    Mutation("title", of: UIButton.self) { button, _ in
      let old = button.title(for: .normal) ?? ""
      button.setTitle("Stop", for: .normal)
      return Effect("title “\(old)” → “Stop”")
    },
    Mutation("disabled", of: UIControl.self) { control, _ in
      control.isEnabled = false
      return Effect("disabled")
    },
    Mutation("field", of: UITextField.self) { field, _ in
      let old = field.text ?? ""
      field.text = "Kurt"
      return Effect("text “\(old)” → “Kurt”")
    },
    Mutation("placeholder", of: UITextField.self) { field, _ in
      field.placeholder = "Mail"
      return Effect("placeholder “Name” → “Mail”")
    },
  ]

  /// All mutations.
  static let all =
    views + places + layers + orders + contents + texts + controls + colors + fields + constraints
    + stacks + containers
}
