import UIKit

/// A card of a feed written with anchors: 15 views, 50 constraints.
final class ConstrainedCard: UIView, FeedCard {
  let parts = FeedParts()

  required override init(frame: CGRect) {
    super.init(frame: frame)
    for part in parts.all {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate(top + poster + content + buttons + replier)
  }

  required init?(coder: NSCoder) { nil }

  private var top: [NSLayoutConstraint] {
    parts.options.setContentCompressionResistancePriority(.required, for: .horizontal)
    parts.options.setContentHuggingPriority(.required, for: .horizontal)
    return [
      parts.action.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      parts.action.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      parts.options.leadingAnchor.constraint(
        greaterThanOrEqualTo: parts.action.trailingAnchor, constant: 8),
      parts.options.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      parts.options.topAnchor.constraint(equalTo: parts.action.topAnchor),
    ]
  }

  private var poster: [NSLayoutConstraint] {
    [
      parts.face.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      parts.face.topAnchor.constraint(equalTo: parts.action.bottomAnchor, constant: 8),
      parts.face.widthAnchor.constraint(equalToConstant: 50),
      parts.face.heightAnchor.constraint(equalToConstant: 50),
    ]
      + below(parts.face.topAnchor, 0, parts.author, from: parts.face.trailingAnchor)
      + below(parts.author.bottomAnchor, 2, parts.headline, from: parts.face.trailingAnchor)
      + below(parts.headline.bottomAnchor, 2, parts.time, from: parts.face.trailingAnchor)
      + below(parts.time.bottomAnchor, 8, parts.comment, from: leadingAnchor)
      + [parts.comment.topAnchor.constraint(greaterThanOrEqualTo: parts.face.bottomAnchor)]
  }

  private var content: [NSLayoutConstraint] {
    below(parts.comment.bottomAnchor, 8, parts.picture, from: leadingAnchor)
      + [parts.picture.heightAnchor.constraint(equalTo: parts.picture.widthAnchor, multiplier: 0.5)]
      + below(parts.picture.bottomAnchor, 4, parts.title, from: leadingAnchor)
      + below(parts.title.bottomAnchor, 2, parts.domain, from: leadingAnchor)
  }

  private var buttons: [NSLayoutConstraint] {
    [
      parts.like.topAnchor.constraint(equalTo: parts.domain.bottomAnchor, constant: 8),
      parts.like.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      parts.answer.centerXAnchor.constraint(equalTo: centerXAnchor),
      parts.answer.firstBaselineAnchor.constraint(equalTo: parts.like.firstBaselineAnchor),
      parts.answer.leadingAnchor.constraint(
        greaterThanOrEqualTo: parts.like.trailingAnchor, constant: 8),
      parts.share.leadingAnchor.constraint(
        greaterThanOrEqualTo: parts.answer.trailingAnchor, constant: 8),
      parts.share.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      parts.share.firstBaselineAnchor.constraint(equalTo: parts.like.firstBaselineAnchor),
    ]
  }

  private var replier: [NSLayoutConstraint] {
    [
      parts.replierFace.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      parts.replierFace.topAnchor.constraint(equalTo: parts.like.bottomAnchor, constant: 8),
      parts.replierFace.widthAnchor.constraint(equalToConstant: 32),
      parts.replierFace.heightAnchor.constraint(equalToConstant: 32),
    ]
      + below(parts.like.bottomAnchor, 8, parts.reply, from: parts.replierFace.trailingAnchor)
      + [
        bottomAnchor.constraint(
          greaterThanOrEqualTo: parts.replierFace.bottomAnchor, constant: 8),
        bottomAnchor.constraint(greaterThanOrEqualTo: parts.reply.bottomAnchor, constant: 8),
        fitting(bottomAnchor.constraint(equalTo: parts.reply.bottomAnchor, constant: 8)),
      ]
  }

  /// Constraints that place a view below an anchor and end it at the card's trailing edge.
  private func below(
    _ place: NSLayoutYAxisAnchor, _ distance: CGFloat, _ view: UIView,
    from start: NSLayoutXAxisAnchor
  ) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: place, constant: distance),
      view.leadingAnchor.constraint(equalTo: start, constant: 8),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ]
  }

  private func fitting(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = .defaultLow
    return constraint
  }
}
