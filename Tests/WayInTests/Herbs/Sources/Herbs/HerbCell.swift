import UIKit

/// An herb with its use below and a button that takes it into the basket.
@objc final class HerbCell: UICollectionViewCell {
  @IBOutlet private weak var button: UIButton?
  @objc dynamic private(set) var isTaken = false
  private let title = UILabel()
  private let use = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ herb: Herb) {
    title.text = herb.name
    use.text = herb.use
  }

  private func setUp() {
    let button = UIButton(type: .system)
    button.setTitle("Take", for: .normal)
    button.addTarget(self, action: #selector(take), for: .touchUpInside)
    self.button = button
    title.font = .preferredFont(forTextStyle: .headline)
    use.font = .preferredFont(forTextStyle: .subheadline)
    use.textColor = .secondaryLabel
    use.numberOfLines = 0
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    for view in [title, use, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      use.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      use.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      use.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: use.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  @objc func take() {
    isTaken = true
    button?.setTitle("Taken", for: .normal)
  }
}

#Preview("Basil", traits: .fixedLayout(width: 280, height: 88)) {
  let cell = HerbCell()
  cell.show(Herb.all[0])
  return cell
}

#Preview("Taken", traits: .fixedLayout(width: 280, height: 88)) {
  let cell = HerbCell()
  cell.show(Herb.all[2])
  cell.perform(#selector(HerbCell.take))
  return cell
}
