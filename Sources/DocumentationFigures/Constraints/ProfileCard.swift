import Foundation
import UIKit

/// A card with constraints in each state: satisfied ones, an inequality at its limit, a size that a
/// conflict breaks, and an ambiguous position.
final class ProfileCard: UIViewController {
  private let card = UIView()
  private let portrait = UIView()
  private let name = UILabel()
  private let origin = UILabel()
  private let badge = UILabel()
  private let button = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    style()
    view.addSubview(card)
    [portrait, name, origin, badge, button].forEach(card.addSubview)
    for view in [card, portrait, name, origin, badge, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(cardConstraints + wordConstraints + buttonConstraints)
  }

  private func style() {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    portrait.backgroundColor = UIColor(red: 0.36, green: 0.62, blue: 0.38, alpha: 1)
    portrait.layer.cornerRadius = 12
    set(name, "Ocimum basilicum, sweet basil", .boldSystemFont(ofSize: 22))
    set(origin, "From India, at home in Liguria", .systemFont(ofSize: 14))
    origin.textColor = .secondaryLabel
    set(badge, "annual", .systemFont(ofSize: 12), on: .systemGray5)
    set(button, "Water it", .boldSystemFont(ofSize: 16), on: .systemGray5)
  }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont, on color: UIColor? = nil) {
    label.text = text
    label.font = font
    label.textAlignment = color == nil ? .natural : .center
    label.backgroundColor = color
    label.layer.cornerRadius = color == nil ? 0 : 8
    label.clipsToBounds = true
  }

  private var cardConstraints: [NSLayoutConstraint] {
    [
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 48),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -48),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
      portrait.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 28),
      portrait.topAnchor.constraint(equalTo: card.topAnchor, constant: 28),
      portrait.widthAnchor.constraint(equalToConstant: 96),
      portrait.heightAnchor.constraint(equalToConstant: 96),
    ]
  }

  private var wordConstraints: [NSLayoutConstraint] {
    [
      name.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 40),
      // The name is too long for the card; this constraint truncates it.
      name.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -28),
      name.topAnchor.constraint(equalTo: portrait.topAnchor),
      origin.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      origin.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 18),
      badge.widthAnchor.constraint(equalToConstant: 64),
      badge.heightAnchor.constraint(equalToConstant: 24),
      badge.bottomAnchor.constraint(equalTo: portrait.bottomAnchor),
      // This distance has only a minimum, so the badge's position is ambiguous.
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: portrait.trailingAnchor, constant: 40),
    ]
  }

  private var buttonConstraints: [NSLayoutConstraint] {
    [
      button.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 28),
      button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -28),
      button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -28),
      button.heightAnchor.constraint(equalToConstant: 48),
      // The width is larger than that of the card, so this required constraint is broken.
      button.widthAnchor.constraint(equalToConstant: 480),
    ]
  }
}
