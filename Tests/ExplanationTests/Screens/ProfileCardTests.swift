import Testing
import UIKit

/// A card of a person, laid out by constraints.
final class ProfileCard: UIViewController, Screen {
  let card = UIView()
  let avatar = UIImageView(image: .square(40, .blue))
  let name = UILabel("Ada Lovelace", 20)
  let role = UILabel("Analyst", 15)
  let follow = UIButton(type: .custom)
  private(set) var constraints: [String: NSLayoutConstraint] = [:]

  override func viewDidLoad() {
    view.backgroundColor = .white
    card.backgroundColor = UIColor(240, 240, 240)
    card.layer.cornerRadius = 12
    follow.setTitle("Follow", for: .normal)
    follow.backgroundColor = .blue
    view.add(card)
    card.add(avatar, name, role, follow)
    constraints = [
      "card.leading": card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      "card.trailing": card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      "card.top": card.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      "card.height": card.heightAnchor.constraint(equalToConstant: 200),
      "avatar.leading": avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      "avatar.top": avatar.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      "avatar.width": avatar.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.25),
      "avatar.height": avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      "name.leading": name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      "name.top": name.topAnchor.constraint(equalTo: avatar.topAnchor),
      "name.trailing": name.trailingAnchor.constraint(
        lessThanOrEqualTo: card.trailingAnchor, constant: -12),
      "role.leading": role.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      "role.top": role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      "follow.trailing": follow.trailingAnchor.constraint(
        equalTo: card.trailingAnchor, constant: -12),
      "follow.bottom": follow.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      "follow.width": follow.widthAnchor.constraint(equalToConstant: 120),
      "follow.least": follow.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
    ]
    constraints["follow.width"]?.priority = .defaultHigh
    NSLayoutConstraint.activate(constraints.sorted { $0.key < $1.key }.map(\.value))
  }
}

@MainActor struct ProfileCardTests {
  @Test(arguments: changes) func `a profile card`(change: Change<ProfileCard>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<ProfileCard>] = [
    Change("card: constraint card.leading 16 → 24; 4 other views moved or resized") {
      $0.constraints["card.leading"]?.constant = 24
    },
    Change(
      "card › avatar: constraint avatar.width multiplier 0.25 → 0.3 of card; 2 other views moved",
      not: ["frame.width"]
    ) {
      $0.constraints["avatar.width"]?.replace(
        with: $0.avatar.widthAnchor.constraint(equalTo: $0.card.widthAnchor, multiplier: 0.3))
    },
    Change("card › avatar: constraint avatar.height multiplier 1 → 0.5 of avatar") {
      $0.constraints["avatar.height"]?.replace(
        with: $0.avatar.heightAnchor.constraint(equalTo: $0.avatar.widthAnchor, multiplier: 0.5))
    },
    Change("card › name: constraint name.leading 12 → 20; 1 other view moved") {
      $0.constraints["name.leading"]?.constant = 20
    },
    Change(
      "card › name: constraint name.top to avatar.top → avatar.centerY; 1 other view moved",
      not: ["none"]
    ) {
      $0.constraints["name.top"]?.replace(
        with: $0.name.topAnchor.constraint(equalTo: $0.avatar.centerYAnchor))
    },
    Change("card › name: constraint name.trailing relation ≤ → =") {
      $0.constraints["name.trailing"]?.replace(
        with: $0.name.trailingAnchor.constraint(equalTo: $0.card.trailingAnchor, constant: -12))
    },
    Change("card › follow: constraint follow.width priority 750 → 200") {
      $0.constraints["follow.width"]?.priority = UILayoutPriority(200)
    },
    Change("card › follow: constraint follow.width ≥ 80 → 140") {
      $0.constraints["follow.least"]?.constant = 140
    },
    Change("card › role: constraint role.top 4 → none") {
      $0.constraints["role.top"]?.isActive = false
    },
    Change("card: constraint card.height 200 → 240; 1 other view moved") {
      $0.constraints["card.height"]?.constant = 240
    },
    Change("card › name: text “Ada Lovelace” → “Ada King”") { $0.name.text = "Ada King" },
    Change("card › name: text color #000000 → #FF0000") { $0.name.textColor = .red },
    Change("card › name: font Inter Regular 20 → Inter Regular 24; 1 other view moved") {
      $0.name.font = .systemFont(ofSize: 24)
    },
    Change("card › role hidden") { $0.role.isHidden = true },
    Change("card › follow vanished") { $0.follow.removeFromSuperview() },
    Change("card › badge appeared") {
      let badge = UILabel("NEW")
      badge.accessibilityIdentifier = "badge"
      $0.card.add(badge, 230, 12, 60, 20)
    },
    Change("card: corner radius 12 → 20") { $0.card.layer.cornerRadius = 20 },
    Change("card: background #F0F0F0 → #FF0000") { $0.card.backgroundColor = .red },
    Change("card › avatar: constraint avatar.height avatar.width → 50", not: ["multiplier"]) {
      $0.constraints["avatar.height"]?.replace(
        with: $0.avatar.heightAnchor.constraint(equalToConstant: 50))
    },
  ]
}
