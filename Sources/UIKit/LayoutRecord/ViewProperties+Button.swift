import Foundation
import LayoutCore

/// The properties of a button.
extension ViewProperties {
  mutating func readButton(_ button: UIButton) {
    let content = button.content
    if button.buttonType != .custom { add("buttonType", .text("\(button.buttonType)")) }
    readTitles(button)
    add("titleColor", content.titleColors) { .color($0.value(in: $1)) }
    add("image", content.images) { image, _ in ViewValue(image) }
    add("backgroundImage", content.backgroundImages) { image, _ in ViewValue(image) }
    for (name, insets) in [
      ("contentEdgeInsets", content.contentInsets), ("titleEdgeInsets", content.titleInsets),
      ("imageEdgeInsets", content.imageInsets),
    ] where insets != .zero {
      add(name, .insets(insets))
    }
    if !content.dimsHighlightedImage { add("adjustsImageWhenHighlighted", .no) }
    if !content.dimsDisabledImage { add("adjustsImageWhenDisabled", .no) }
    if let configuration = button.configuration { read(configuration) }
    readMenu(button)
    button.parts.title.map { readTitleLabel($0, isConfigured: button.configuration != nil) }
    button.parts.title.map { readShown(of: $0) }
    if let view = button.parts.image, view.contentMode != .scaleToFill {
      add("imageView.contentMode", .contentMode(view.contentMode))
    }
  }

  /// Adds the titles by state, and the attributes of the visible title.
  private mutating func readTitles(_ button: UIButton) {
    let content = button.content
    let normal =
      button.chosenTitle ?? button.configuration?.title ?? content.attributedTitles[.normal]?.string
      ?? content.titles[.normal]
    if let normal, !normal.isEmpty { add(.title, .text(normal)) }
    for state in UIControl.State.recorded where state != .normal {
      let title = content.attributedTitles[state]?.string ?? content.titles[state]
      if let title { add("title.\(state.name)", .made(ListedTexts(texts: ["“\(title)”"]))) }
    }
    if button.configuration?.title == nil {
      button.currentAttributedTitle.map { readAttributes(of: $0) }
    }
  }

  /// Adds the values of a property for all states; the value for the normal state has the
  /// property's own name.
  private mutating func add<Value>(
    _ name: String, _ values: StateValues<Value>, _ text: (Value, UITraitCollection) -> ViewValue
  ) {
    if values.isEmpty { return }
    for state in UIControl.State.recorded {
      guard let value = values[state] else { continue }
      add(state == .normal ? name : "\(name).\(state.name)", text(value, traits))
    }
  }

  /// Adds the settings of the title label that an app can change, and that are not properties of
  /// the button.
  private mutating func readTitleLabel(_ label: UILabel, isConfigured: Bool) {
    if !isConfigured, label.text?.isEmpty == false {
      add("titleLabel.font", ViewValue(label.content.baseFont))
    }
    if isConfigured { return }
    if label.numberOfLines != 1 { add("titleLabel.lines", .count(label.numberOfLines)) }
    if label.textAlignment != .natural {
      add("titleLabel.alignment", .alignment(label.textAlignment))
    }
    if label.lineBreakMode != .byTruncatingMiddle {
      add("titleLabel.lineBreak", .text(label.lineBreakMode.words))
    }
    if label.adjustsFontSizeToFitWidth { add("titleLabel.adjustsFontSize", .yes) }
    if label.minimumScaleFactor != 0 {
      add("titleLabel.minimumScale", .number(Double(label.minimumScaleFactor)))
    }
  }
}

/// The properties of a button's menu.
extension ViewProperties {
  fileprivate mutating func readMenu(_ button: UIButton) {
    if button.changesSelectionAsPrimaryAction { add("changesSelectionAsPrimaryAction", .yes) }
    guard let menu = button.menu else { return }
    add("menu", .made(ListedTexts(texts: menu.leaves.map { "“\($0.title)”" })))
    if button.showsMenuAsPrimaryAction { add("showsMenuAsPrimaryAction", .yes) }
  }
}

/// The properties of a button's configuration.
extension ViewProperties {
  fileprivate mutating func read(_ configuration: UIButton.Configuration) {
    add("configuration", .text("\(configuration.style)"))
    if let subtitle = configuration.subtitle { add("configuration.subtitle", .text(subtitle)) }
    add("configuration.image", configuration.image)
    readPlaces(configuration)
    add("configuration.baseForegroundColor", configuration.baseForegroundColor)
    add("configuration.baseBackgroundColor", configuration.baseBackgroundColor)
    read(configuration.background)
  }

  private mutating func readPlaces(_ configuration: UIButton.Configuration) {
    if configuration.cornerStyle != .dynamic {
      add("configuration.cornerStyle", .text("\(configuration.cornerStyle)"))
    }
    if configuration.buttonSize != .medium {
      add("configuration.buttonSize", .text("\(configuration.buttonSize)"))
    }
    if configuration.indicator != .automatic {
      add("configuration.indicator", .text("\(configuration.indicator)"))
    }
    if configuration.imagePlacement != .leading {
      add("configuration.imagePlacement", .text(configuration.imagePlacement.words))
    }
    if configuration.imagePadding != 0 {
      add("configuration.imagePadding", .number(Double(configuration.imagePadding)))
    }
    if configuration.titlePadding != 1 {
      add("configuration.titlePadding", .number(Double(configuration.titlePadding)))
    }
    if configuration.titleAlignment != .automatic {
      add("configuration.titleAlignment", .text("\(configuration.titleAlignment)"))
    }
    if configuration.titleLineBreakMode != .byWordWrapping {
      add("configuration.titleLineBreakMode", .text(configuration.titleLineBreakMode.words))
    }
    if configuration.subtitleLineBreakMode != .byWordWrapping {
      add("configuration.subtitleLineBreakMode", .text(configuration.subtitleLineBreakMode.words))
    }
    if let insets = configuration.ownInsets { add("configuration.contentInsets", .sides(insets)) }
  }

  private mutating func read(_ background: UIBackgroundConfiguration) {
    add("configuration.background.backgroundColor", background.backgroundColor)
    if background.cornerRadius != UIButton.Configuration.cornerRadius {
      add("configuration.background.cornerRadius", .number(Double(background.cornerRadius)))
    }
    if background.backgroundInsets != .zero {
      add("configuration.background.backgroundInsets", .sides(background.backgroundInsets))
    }
    add("configuration.background.strokeColor", background.strokeColor)
    if background.strokeWidth != 0 {
      add("configuration.background.strokeWidth", .number(Double(background.strokeWidth)))
    }
  }
}

extension ViewValue {
  /// Makes the value for an image: its size in points and a hash of its pixels.
  init(_ image: UIImage) { self = .image(image._cgImage.bitmap, size: image.size) }
}

extension NSDirectionalRectEdge {
  /// The edges as text: `top, leading`; `none` if there are none.
  fileprivate var words: String {
    let sides = [
      (Self.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let told = sides.filter { contains($0.0) }.map(\.1)
    return told.isEmpty ? "none" : told.joined(separator: ", ")
  }
}

extension UIControl.State {
  /// The states for which buttons can have different values, in the order in which records list
  /// them.
  static let recorded: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
    [.selected, .disabled],
  ]

  /// The name of the state as it is used in the names of properties: `selected`,
  /// `selectedHighlighted`.
  var name: String {
    switch self {
    case .normal: "normal"
    case .highlighted: "highlighted"
    case .disabled: "disabled"
    case .selected: "selected"
    case .focused: "focused"
    case [.selected, .highlighted]: "selectedHighlighted"
    default: "selectedDisabled"
    }
  }
}
