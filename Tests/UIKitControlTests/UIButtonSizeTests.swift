import Testing
import UIKit
import UIKitTestSupport

/// Sizes of buttons without a configuration, on a screen of two pixels per point; heights of padded
/// buttons are those since iOS 13 unless a system is named.
@MainActor struct UIButtonSizeTests {
  private let button = UIButton()

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func width(of text: String, _ size: CGFloat) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width.rounded(.up)
  }

  @Test func `a custom title has 18 points, another 15 (BT1)`() {
    #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `a button is as large as its title, in whole points, and 12 higher (BT4, BT5)`() {
    button.setTitle("Ocimum basilicum", for: .normal)
    let expected = CGSize(width: width(of: "Ocimum basilicum", 18), height: 33)
    #expect(button.intrinsicContentSize == expected)
    #expect(button.sizeThatFits(CGSize(width: 10, height: 10)) == expected)
    button.sizeToFit()
    #expect(button.frame.size == expected)
  }

  @Test(arguments: [(13, 28.0), (14, 29), (15, 30), (16, 31), (17, 32), (18, 33)])
  func `a padded line has the nearest height in points, and up to iOS 12 the next one (BT5)`(
    size: CGFloat, height: Double
  ) {
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle("Basil", for: .normal)
    #expect(button.intrinsicContentSize.height == CGFloat(height))
    let title = NSAttributedString(
      string: "Basil", attributes: [.font: UIFont.boldSystemFont(ofSize: size)])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.intrinsicContentSize.height == CGFloat(height))
    var device = UIEnvironment.current
    device.systemVersion = 12
    UIEnvironment.with(device) {
      let line = UIFont.systemFont(ofSize: size).lineHeight.rounded(.up)
      #expect(button.intrinsicContentSize.height == line + 12)
    }
  }

  @Test(arguments: [(16, 31.0), (17, 32), (18, 34)])
  func `with three pixels per point 18 points make a button 34 high (BT5)`(
    size: CGFloat, height: Double
  ) {
    var device = UIEnvironment.current
    device.scale = 3
    UIEnvironment.with(device) {
      let button = UIButton()
      button.titleLabel?.font = .systemFont(ofSize: size)
      button.setTitle("Basil", for: .normal)
      #expect(button.intrinsicContentSize.height == CGFloat(height))
    }
  }

  @Test func `a system button's line makes it 30 high (BT4, BT5)`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: width(of: "Button", 15), height: 30))
  }

  @Test func `without a title a button is 30 wide and a line high (BT5)`() {
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 33))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 33))
  }

  @Test func `insets of the content replace the padding (BT5)`() {
    button.setTitle("i", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    let text = width(of: "i", 18)
    #expect(abs(button.intrinsicContentSize.width - (50 + text)) <= 1)
    #expect(button.intrinsicContentSize.height == 25)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0.01, right: 0)
    #expect(button.intrinsicContentSize.height == 22)
  }

  @Test func `an image is beside the title, and is not padded (BT4, BT5)`() {
    button.setImage(image(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 22))
    button.setTitle("Basil", for: .normal)
    #expect(button.intrinsicContentSize.height == 22)
    #expect(abs(button.intrinsicContentSize.width - (20 + width(of: "Basil", 18))) <= 1)
    button.setImage(image(20, 40), for: .normal)
    #expect(button.intrinsicContentSize.height == 40)
  }

  @Test func `insets of title and image do not count (BT6)`() {
    button.setTitle("Basil", for: .normal)
    button.setImage(image(20, 10), for: .normal)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `a button is at least as large as its background (BT4)`() {
    button.setBackgroundImage(image(80, 60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 60))
  }

  @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func `a button that comes with a picture is as large as that (BT7)`(type: UIButton.ButtonType) {
    var device = UIEnvironment.current
    (device.scale, device.systemVersion) = (3, 12)
    UIEnvironment.with(device) {
      #expect(UIButton(type: type).intrinsicContentSize == CGSize(width: 22, height: 22))
    }
    device.systemVersion = 13
    UIEnvironment.with(device) {
      let size = UIButton(type: type).intrinsicContentSize
      #expect(size == CGSize(width: 73.0 / 3, height: 71.0 / 3))
    }
  }

  @Test func `a button that comes with a picture keeps its font (BT7)`() {
    let button = UIButton(type: .contactAdd)
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
  }

  @Test func `another font is another size`() {
    let stage = ConstraintStage()
    stage.add(button)
    stage.pinCorner(of: button)
    button.setTitle("Basil", for: .normal)
    stage.layOut()
    #expect(button.frame.height == 33)
    button.titleLabel?.font = .systemFont(ofSize: 34)
    stage.layOut()
    #expect(button.frame.height == 53)
    #expect(button.titleLabel?.frame.height == 41)
  }

  @Test func `a title that wraps does not make a button higher (BT6)`() {
    let stage = ConstraintStage()
    stage.add(button)
    stage.pinCorner(of: button)
    button.titleLabel?.numberOfLines = 0
    button.setTitle("Ocimum basilicum, Salvia rosmarinus", for: .normal)
    button.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stage.layOut()
    #expect(button.frame.height == 33)
    #expect(button.titleLabel?.frame.height == 33)
  }

  @Test func `baselines of buttons and labels line up (BT10)`() {
    let stage = ConstraintStage()
    let label = UILabel()
    stage.add(button)
    stage.add(label)
    button.setTitle("Basil", for: .normal)
    label.text = "Basil"
    label.font = .systemFont(ofSize: 18)
    stage.pinCorner(of: button, y: 10)
    stage.activate([
      button.heightAnchor.constraint(equalToConstant: 60),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      label.leftAnchor.constraint(equalTo: button.rightAnchor),
    ])
    stage.layOut()
    let title = button.titleLabel?.frame ?? .zero
    #expect(abs(label.frame.minY - (10 + title.minY)) <= 0.5)
    #expect(label.frame.height == title.height)
  }
}
