import UIKit

/// The same card written with stack views: 15 views in 7 stacks.
final class StackedCard: UIView, FeedCard {
  let parts = FeedParts()

  required override init(frame: CGRect) {
    super.init(frame: frame)
    let card = stack(.vertical, 8, [top, poster, parts.comment, content, buttons, replier])
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      card.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      parts.face.widthAnchor.constraint(equalToConstant: 50),
      parts.face.heightAnchor.constraint(equalToConstant: 50),
      parts.picture.heightAnchor.constraint(equalTo: parts.picture.widthAnchor, multiplier: 0.5),
      parts.replierFace.widthAnchor.constraint(equalToConstant: 32),
      parts.replierFace.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private var top: UIStackView {
    parts.options.setContentHuggingPriority(.required, for: .horizontal)
    return stack(.horizontal, 8, [parts.action, parts.options])
  }

  private var poster: UIStackView {
    let lines = stack(.vertical, 2, [parts.author, parts.headline, parts.time])
    return stack(.horizontal, 8, [parts.face, lines], .top)
  }

  private var content: UIStackView {
    stack(.vertical, 2, [parts.picture, parts.title, parts.domain])
  }

  private var buttons: UIStackView {
    let buttons = stack(.horizontal, 8, [parts.like, parts.answer, parts.share])
    buttons.distribution = .equalSpacing
    return buttons
  }

  private var replier: UIStackView {
    stack(.horizontal, 8, [parts.replierFace, parts.reply], .top)
  }

  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView],
    _ alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
  }
}
