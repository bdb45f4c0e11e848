import Kingfisher
import SnapKit
import UIKit

protocol BasketCellDelegate: AnyObject {
  func basketCell(_ cell: BasketCell, didChangeCountTo count: Int)
}

final class BasketCell: UITableViewCell {
  weak var delegate: BasketCellDelegate?

  private let photo = UIImageView()
  private let nameLabel = UILabel()
  private let latinLabel = UILabel()
  private let priceLabel = UILabel()
  private let badge = BadgeView.fromNib()
  private let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    build()
    layout()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with model: BasketCellModel) {
    nameLabel.text = model.name
    latinLabel.text = model.latinName
    priceLabel.text = model.price
    badge.isHidden = !model.isOrganic
    stepper.value = Double(model.count)
    photo.kf.setImage(with: model.photo, placeholder: UIImage(systemName: "leaf.fill"))
  }

  private func build() {
    photo.contentMode = .scaleAspectFit
    photo.tintColor = Theme.leaf
    photo.layer.cornerRadius = 8
    photo.clipsToBounds = true
    nameLabel.font = Theme.title
    latinLabel.font = .italicSystemFont(ofSize: 13)
    latinLabel.textColor = .secondaryLabel
    priceLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    priceLabel.textColor = Theme.leaf
    stepper.addTarget(self, action: #selector(countDidChange), for: .valueChanged)
    [photo, nameLabel, latinLabel, priceLabel, badge, stepper].forEach(contentView.addSubview)
  }

  private func layout() {
    photo.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(Theme.margin)
      make.bottom.lessThanOrEqualToSuperview().inset(Theme.margin)
      make.size.equalTo(64)
    }
    nameLabel.snp.makeConstraints { make in
      make.leading.equalTo(photo.snp.trailing).offset(12)
      make.top.equalTo(photo)
    }
    badge.snp.makeConstraints { make in
      make.leading.equalTo(nameLabel.snp.trailing).offset(8)
      make.centerY.equalTo(nameLabel)
      make.trailing.lessThanOrEqualToSuperview().inset(Theme.margin)
    }
    latinLabel.snp.makeConstraints { make in
      make.leading.equalTo(nameLabel)
      make.top.equalTo(nameLabel.snp.bottom).offset(2)
    }
    priceLabel.snp.makeConstraints { make in
      make.leading.equalTo(nameLabel)
      make.bottom.equalTo(photo)
    }
    stepper.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(Theme.margin)
      make.bottom.equalTo(photo)
    }
  }

  @objc private func countDidChange() {
    delegate?.basketCell(self, didChangeCountTo: Int(stepper.value))
  }
}
