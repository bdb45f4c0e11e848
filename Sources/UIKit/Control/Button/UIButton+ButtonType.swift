// Mirrors UIButton.ButtonType (iOS 17). Missing: nothing.
import Foundation

extension UIButton {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without any predefined appearance.
    case custom = 0
    /// A button with its title and image in the tint colour.
    case system = 1
    /// A button with an *i* in a circle.
    case detailDisclosure = 2
    /// A button with an *i* in a circle, the same as `detailDisclosure`.
    case infoLight = 3
    /// A button with an *i* in a circle, the same as `detailDisclosure`.
    case infoDark = 4
    /// A button with a plus in a circle.
    case contactAdd = 5
    /// A button with a cross on a grey disc.
    case close = 7

    /// The former name of `system`.
    public static let roundedRect = ButtonType.system
  }

  func take(_ type: ButtonType) {
    buttonType = type
    if let picture = ButtonPicture(type) { setImage(picture.image, for: .normal) }
  }

  /// Restores the title's font if the button's type has a picture, since such a title always keeps
  /// its font (fact BT7).
  func keepTitleFont() {
    guard buttonType.hasPicture, configuration == nil, let label = parts.title,
      label.font != buttonType.titleFont
    else { return }
    label.font = buttonType.titleFont
  }

  func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }
}

extension UIButton.ButtonType {
  /// Whether the title and the image are drawn in the tint colour (fact BT2).
  var isTinted: Bool { self != .custom }
  /// Whether the type has a predefined picture.
  var hasPicture: Bool { self != .custom && self != .system }
  /// The initial font of the title (fact BT1).
  var titleFont: UIFont {
    .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize)
  }
}
