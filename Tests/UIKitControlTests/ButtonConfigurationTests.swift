import Testing
import UIKit
import UIKitTestSupport

/// Buttons with a configuration, on a screen of two pixels per point.
@MainActor struct ButtonConfigurationTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in }

  private func button(
    _ configuration: UIButton.Configuration = .plain(),
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Water"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func plane(of button: UIButton) -> UIView? {
    button.subviews.first { !($0 is UILabel) && !($0 is UIImageView) }
  }

  @Test(
    arguments: [
      (.mini, 28), (.small, 28), (.medium, 34.5), (.large, 50.5),
    ] as [(UIButton.Configuration.Size, CGFloat)])
  func `a size brings a font and insets (BT11)`(
    size: UIButton.Configuration.Size, height: CGFloat
  ) {
    let button = button { $0.buttonSize = size }
    #expect(button.frame.height == height)
    let isSmall = size == .mini || size == .small
    #expect(button.titleLabel?.font.pointSize == (isSmall ? 15 : 17))
  }

  @Test func `image, title and subtitle stand beside and below each other (BT11)`() {
    let button = button {
      $0.image = image
      $0.imagePadding = 6
      $0.subtitle = "a"
    }
    #expect(button.imageView?.frame.origin == CGPoint(x: 12, y: 17))
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 36, y: 7))
    #expect(button.subtitleLabel?.frame.origin == CGPoint(x: 36, y: 28.5))
    #expect(button.frame.height == 51.5)
  }

  @Test func `the image goes to any side of the title`() throws {
    func frames(_ side: NSDirectionalRectEdge) throws -> (image: CGRect, title: CGRect) {
      let button = button {
        $0.image = image
        $0.imagePlacement = side
      }
      return try (#require(button.imageView?.frame), #require(button.titleLabel?.frame))
    }
    let top = try frames(.top)
    #expect(top.image.maxY == top.title.minY)
    #expect(abs(top.image.midX - top.title.midX) <= 0.5)
    let bottom = try frames(.bottom)
    #expect(bottom.title.maxY == bottom.image.minY)
    let end = try frames(.trailing)
    #expect(end.title.maxX == end.image.minX)
  }

  @Test func `insets that are set stay, until the size decides again`() {
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 2)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 20)
  }

  @Test func `a long title wraps, and makes the button higher (BT11)`() {
    let stage = ConstraintStage()
    let button = button { $0.title = "A title that is too long for one line" }
    stage.add(button)
    stage.pinCorner(of: button)
    button.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stage.layOut()
    #expect(button.frame.height == 56.5)
  }

  @Test func `styles have their colours, and states change them (BT12)`() {
    let filled = button(.filled())
    #expect(filled.titleLabel?.textColor == .white)
    #expect(plane(of: filled)?.backgroundColor == .tintColor)
    filled.isEnabled = false
    #expect(filled.titleLabel?.textColor == .tertiaryLabel)
    #expect(plane(of: filled)?.backgroundColor == .tertiarySystemFill)
    #expect(plane(of: button(.plain())) == nil)
    let red = button(.filled()) {
      $0.baseBackgroundColor = .red
      $0.baseForegroundColor = .black
    }
    #expect(plane(of: red)?.backgroundColor == .red)
    red.isHighlighted = true
    #expect(red.titleLabel?.textColor == UIColor.black.withAlphaComponent(0.75))
    #expect(red.titleLabel?.alpha == 1)
  }

  @Test func `corners are as round as the style says (BT12)`() {
    #expect(plane(of: button(.filled()))?.layer.cornerRadius == 5.95)
    let capsule = button(.filled()) { $0.cornerStyle = .capsule }
    #expect(plane(of: capsule)?.layer.cornerRadius == 17.25)
    let fixed = button(.gray()) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 3
      $0.background.strokeWidth = 2
    }
    #expect(plane(of: fixed)?.layer.cornerRadius == 3)
    #expect(plane(of: fixed)?.layer.borderWidth == 2)
  }

  @Test func `the handler changes the configuration for a state`() {
    let button = button()
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Now" : "Water"
    }
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Now")
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Water")
  }

  @Test func `titles and images of states show where the configuration has none`() {
    let button = UIButton(configuration: .gray())
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    #expect(button.titleLabel?.text == "a")
    button.isSelected = true
    #expect(button.titleLabel?.text == "b")
  }

  @Test func `a layout of a configuration asks for no other`() {
    let counting = CountingButton(configuration: .filled())
    counting.configuration?.title = "a"
    counting.configuration?.image = image
    counting.isHighlighted = true
    counting.frame.size = CGSize(width: 100, height: 40)
    counting.layoutIfNeeded()
    #expect(counting.layouts <= 2)
  }
}
