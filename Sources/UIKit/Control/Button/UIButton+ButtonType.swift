// Mirrors UIButton.ButtonType (iOS 17). Missing: nothing.
import Foundation

extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button with nothing but its own settings.
    case custom = 0
    /// A title and an image in the tint colour.
    case system = 1
    /// An *i* in a circle.
    case detailDisclosure = 2
    /// An *i* in a circle.
    case infoLight = 3
    /// An *i* in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross on a grey disc.
    case close = 7

    /// The former name of `system`.
    public static let roundedRect = ButtonType.system
  }

  func take(_ type: ButtonType) {
    buttonType = type
    if let picture = ButtonPicture(type) { setImage(picture.image, for: .normal) }
  }

  /// The title of a button that comes with a picture keeps its font, whatever is set (fact BT7).
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
  /// Whether title and image are drawn in the tint colour (fact BT2).
  var isTinted: Bool { self != .custom }
  /// Whether the button comes with a picture.
  var hasPicture: Bool { self != .custom && self != .system }
  /// The font of the title (fact BT1).
  var titleFont: UIFont {
    .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize)
  }
}
