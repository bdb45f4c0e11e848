import Foundation

/// The swipe actions of a row; the first one is at the row's edge (fact LI72).
///
///     │ Title         │ Flag │ Delete │
///                             └ the first action
final class SwipeActionsView: UIView {
  private let buttons: [SwipeButton]
  private let isTrailing: Bool

  init(_ actions: [UIContextualAction], isTrailing: Bool, tap: @escaping (Int) -> Void) {
    buttons = actions.map { SwipeButton($0) }
    self.isTrailing = isTrailing
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, button) in buttons.enumerated() {
      addSubview(button)
      button.addAction(UIAction { _ in tap(index) }, for: .touchUpInside)
    }
    // If the view is wider than the buttons, the remaining area has the colour of the first action.
    backgroundColor = actions.first?.backgroundColor
  }

  required init?(coder: NSCoder) { nil }

  /// The sum of the buttons' widths, in points.
  var width: CGFloat { buttons.map(\.width).reduce(0, +) }
  /// The texts of the buttons as layout records contain them.
  var texts: [String] { buttons.map(\.recordText) }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for button in buttons {
      let start = isTrailing ? bounds.width - x - button.width : x
      button.frame = mirrored(
        CGRect(x: start, y: 0, width: button.width, height: bounds.height))
      x += button.width
    }
  }
}

/// The button of a swipe action: its image, or its title, in white on the action's colour.
final class SwipeButton: UIControl {
  private let label = UILabel()
  private let picture: UIImageView?
  private let title: String?
  /// The minimum width of a button, in points (fact LI72).
  private static let leastWidth: CGFloat = 74
  /// The space on both sides of a title, in points (fact LI72).
  private static let padding: CGFloat = 15

  init(_ action: UIContextualAction) {
    title = action.title
    picture = action.image.map { UIImageView(image: $0.withRenderingMode(.forBars($0))) }
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: 18)
    label.textColor = .white
    label.textAlignment = .center
    picture?.tintColor = .white
    addSubview(picture ?? label)
  }

  required init?(coder: NSCoder) { nil }

  var width: CGFloat {
    picture == nil
      ? max(Self.leastWidth, label.intrinsicContentSize.width.rounded(.up) + 2 * Self.padding)
      : Self.leastWidth
  }
  /// The text of the button as layout records contain it: the title in quotation marks, or `image`
  /// if there is no title.
  var recordText: String { title.map { "“\($0)”" } ?? "image" }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    guard let picture, let size = picture.image?.size else { return }
    picture.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}
