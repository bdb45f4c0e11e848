import UIKit

final class BadgeView: UIView {
  @IBOutlet private weak var label: UILabel!

  static func fromNib() -> BadgeView {
    let objects = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil)
    return objects.first as? BadgeView ?? BadgeView()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    layer.cornerRadius = 4
    label.text = NSLocalizedString("badge.organic", comment: "On herbs that are organic")
  }
}
