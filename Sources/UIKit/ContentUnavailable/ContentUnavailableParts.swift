import Foundation

/// The views of a content-unavailable configuration, from top to bottom.
@MainActor struct ContentUnavailableParts {
  private(set) var image: UIImageView?
  private(set) var indicator: UIActivityIndicatorView?
  private(set) var text: UILabel?
  private(set) var secondary: UILabel?
  private(set) var button: UIButton?
  private(set) var secondaryButton: UIButton?
  private var maximumSize = CGSize.zero

  init() {}

  /// Makes the views for the parts of a configuration that have content.
  init(_ shown: UIContentUnavailableConfiguration) {
    maximumSize = shown.imageProperties.maximumSize
    if shown.isLoading {
      let made = UIActivityIndicatorView(style: .medium)
      made.startAnimating()
      indicator = made
    } else {
      image = shown.image.map { Self.imageView($0, shown) }
    }
    text = Self.label(shown.text, shown.attributedText, shown.textProperties)
    secondary = Self.label(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    button = Self.button(shown.button, shown.buttonProperties)
    secondaryButton = Self.button(shown.secondaryButton, shown.secondaryButtonProperties)
  }

  /// The views, from top to bottom.
  var all: [UIView] {
    let views: [UIView?] = [indicator, image, text, secondary, button, secondaryButton]
    return views.compactMap(\.self)
  }

  /// The names of the views in layout records (`LayoutRecord`).
  var names: [(view: UIView?, name: String)] {
    [
      (image, "image"), (indicator, "indicator"), (text, "text"), (secondary, "secondaryText"),
      (button, "button"), (secondaryButton, "secondaryButton"),
    ]
  }

  private static func imageView(
    _ image: UIImage, _ shown: UIContentUnavailableConfiguration
  ) -> UIImageView {
    let view = UIImageView()
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    view.image = image
    view.tintColor = properties.tintColor ?? .secondaryLabel
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    return view
  }

  private static func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard attributed != nil || text?.isEmpty == false else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.textAlignment = .center
    return label
  }

  private static func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // The configuration is set again, because the initialiser has replaced its title by that of the
    // action.
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    return button
  }

  /// Returns the size of a view in a column of the given width.
  func size(of view: UIView, in width: CGFloat) -> CGSize {
    if view === image { return imageSize(view.intrinsicContentSize) }
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func imageSize(_ size: CGSize) -> CGSize {
    let (width, height) = (maximumSize.width, maximumSize.height)
    let factor = min(
      1, width > 0 && size.width > 0 ? width / size.width : 1,
      height > 0 && size.height > 0 ? height / size.height : 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Returns the vertical distance between two consecutive views.
  func padding(
    after view: UIView, before next: UIView, _ shown: UIContentUnavailableConfiguration
  ) -> CGFloat {
    if view === image || view === indicator { return shown.imageToTextPadding }
    if next === secondary { return shown.textToSecondaryTextPadding }
    return view === button ? shown.buttonToSecondaryButtonPadding : shown.textToButtonPadding
  }
}
