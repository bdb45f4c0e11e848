import UIKit

/// 400 cards of five views each, set by frames: 2,000 views of varied properties.
final class CardScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for number in 0..<400 { view.addSubview(card(number)) }
  }

  private func card(_ number: Int) -> UIView {
    let (column, row) = (number % 16, number / 16)
    let card = UIView(frame: CGRect(x: column * 23 + 4, y: row * 26 + 10, width: 22, height: 25))
    card.backgroundColor = number.isMultiple(of: 3) ? .systemTeal : .systemGray5
    card.layer.cornerRadius = 3
    card.addSubview(label("\(number)", y: 1, .boldSystemFont(ofSize: 7)))
    card.addSubview(label("of 400", y: 9, .systemFont(ofSize: 5)))
    let bar = UIView(frame: CGRect(x: 2, y: 17, width: 18, height: 6))
    bar.layer.borderWidth = 0.5
    let fill = UIView(frame: CGRect(x: 1, y: 1, width: number % 17, height: 4))
    fill.backgroundColor = .systemRed
    fill.alpha = 0.8
    bar.addSubview(fill)
    card.addSubview(bar)
    return card
  }

  private func label(_ text: String, y: CGFloat, _ font: UIFont) -> UILabel {
    let label = UILabel(frame: CGRect(x: 2, y: y, width: 18, height: 8))
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.textColor = .label
    return label
  }
}
