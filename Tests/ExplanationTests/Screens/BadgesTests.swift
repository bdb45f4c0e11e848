import Testing
import UIKit

/// Views over one another, some of them turned.
final class Badges: UIViewController, Screen {
  let card = UIView()
  let avatar = UIImageView(image: .square(80, .blue))
  let badge = UILabel("3", 15)
  let ribbon = UILabel("SALE", 17)
  let overlay = UIView()

  override func viewDidLoad() {
    view.backgroundColor = .white
    card.backgroundColor = UIColor(220, 220, 220)
    card.layer.shadowOpacity = 0.4
    card.layer.shadowRadius = 3
    badge.backgroundColor = .red
    ribbon.backgroundColor = .green
    overlay.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.add(card, 40, 40, 240, 160)
    view.add(avatar, 60, 120, 80, 80)
    view.add(badge, 120, 110, 40, 24)
    view.add(ribbon, 200, 60, 100, 30)
    view.add(overlay, 0, 300, 320, 100)
  }
}

@MainActor struct BadgesTests {
  @Test(arguments: changes) func `views over one another`(change: Change<Badges>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Badges>] = [
    Change("badge moved behind avatar", not: ["badge: ", "frame"]) {
      $0.view.exchangeSubview(at: 1, withSubviewAt: 2)
    },
    Change("card moved in front of overlay", not: ["frame"]) {
      $0.view.bringSubviewToFront($0.card)
    },
    Change("avatar: z position 0 → 1", not: ["badge"]) { $0.avatar.layer.zPosition = 1 },
    Change("card: rotated 5°", not: ["frame", "regions", "0.99"]) {
      $0.card.transform = CGAffineTransform(rotationAngle: .pi / 36)
    },
    Change("card: scaled 1.1", not: ["frame", "regions"]) {
      $0.card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    },
    Change("ribbon: flipped horizontally", not: ["frame", "regions"]) {
      $0.ribbon.transform = CGAffineTransform(scaleX: -1, y: 1)
    },
    Change("ribbon: translated 10,20", not: ["frame", "regions"]) {
      $0.ribbon.transform = CGAffineTransform(translationX: 10, y: 20)
    },
    Change("ribbon: scaled 2×1", not: ["frame", "regions"]) {
      $0.ribbon.transform = CGAffineTransform(scaleX: 2, y: 1)
    },
    Change("badge hidden") { $0.badge.isHidden = true },
    Change("badge: alpha 1 → 0.4") { $0.badge.alpha = 0.4 },
    Change("overlay: background #00000080 → #FF000080") {
      $0.overlay.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    },
    Change("badge: frame.x 120 → 130") { $0.badge.frame.origin.x = 130 },
    Change("badge: frame.width 40 → 60") { $0.badge.frame.size.width = 60 },
    Change("card › badge moved from the screen to card", not: ["vanished", "appeared"]) {
      $0.card.addSubview($0.badge)
    },
    Change("badge vanished") { $0.badge.removeFromSuperview() },
    Change("ribbon: anchor point 0.5,0.5 → 0,0", not: ["frame"]) {
      $0.ribbon.layer.anchorPoint = .zero
    },
  ]
}
