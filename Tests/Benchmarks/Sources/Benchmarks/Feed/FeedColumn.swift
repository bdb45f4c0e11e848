import UIKit

/// Cards below each other in one tree, whose constraints are therefore in one solver.
@MainActor final class FeedColumn {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let cards: [ConstrainedCard]
  private var round = 0

  init(_ posts: [FeedPost]) {
    cards = posts.map { post in
      let card = ConstrainedCard(frame: .zero)
      card.parts.show(post)
      card.translatesAutoresizingMaskIntoConstraints = false
      return card
    }
    cards.forEach(window.addSubview)
    var top = window.topAnchor
    for card in cards {
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: top),
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
      top = card.bottomAnchor
    }
    window.layoutIfNeeded()
  }

  /// Swaps the window's width and height, and lays it out.
  func turned() -> Int {
    window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
    window.layoutIfNeeded()
    return Int(cards.last?.frame.maxY ?? 0)
  }

  /// Gives one label another text and lays out.
  func rewritten() -> Int {
    round += 1
    let card = cards[round * 7919 % cards.count]
    card.parts.title.text = "Light, water and \(round) days"
    window.layoutIfNeeded()
    return Int(card.parts.title.frame.maxX)
  }
}
