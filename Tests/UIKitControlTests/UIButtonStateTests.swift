import RasterCore
import Testing
import UIKit

/// The content of buttons for each state.
@MainActor struct UIButtonStateTests {
  private let button = UIButton()

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func colour(of button: UIButton, x: Int = 5, y: Int = 5) -> Pixel {
    button.bitmap(scale: 1)[x, y]
  }

  @Test func `a state without a value of its own shows that of the normal state (BT3)`() {
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "a")
    #expect(button.title(for: .selected) == "b")
    #expect(button.title(for: [.selected, .highlighted]) == "a")
    #expect(button.titleColor(for: .disabled) == .red)
    button.isSelected = true
    #expect(button.currentTitle == "b")
    #expect(button.titleLabel?.text == "b")
    button.isHighlighted = true
    #expect(button.currentTitle == "a")
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "a")
  }

  @Test func `the state is what three properties say`() {
    #expect(button.state == .normal)
    button.isSelected = true
    button.isEnabled = false
    button.isHighlighted = true
    #expect(button.state == [.selected, .disabled, .highlighted])
  }

  @Test func `a title is shown at once`() {
    button.setTitle("a", for: .normal)
    #expect(button.titleLabel?.text == "a")
    button.setAttributedTitle(NSAttributedString(string: "c"), for: .normal)
    #expect(button.titleLabel?.text == "c")
    #expect(button.currentTitle == "c")
    #expect(button.attributedTitle(for: .highlighted)?.string == "c")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "a")
    #expect(button.currentAttributedTitle == nil)
  }

  @Test func `an attributed title has the button's colour where it has none, and keeps its own`() {
    let title = NSMutableAttributedString(string: "ab")
    title.addAttribute(
      .foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
    button.setAttributedTitle(title, for: .normal)
    button.setTitleColor(.red, for: .normal)
    let shown = button.titleLabel?.attributedText
    let first = shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(first == .green)
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `a custom title is white, another has the tint and is grey when disabled (BT2)`() {
    #expect(button.currentTitleColor == .white)
    let system = UIButton(type: .system)
    system.tintColor = .purple
    system.setTitle("a", for: .normal)
    #expect(system.titleLabel?.textColor == .purple)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
    system.isEnabled = true
    system.setTitleColor(.red, for: .normal)
    #expect(system.titleLabel?.textColor == .red)
  }

  @Test func `the tint of a superview is the title's`() {
    let outer = UIView()
    let system = UIButton(type: .system)
    system.setTitle("a", for: .normal)
    outer.addSubview(system)
    outer.tintColor = .orange
    #expect(system.titleLabel?.textColor == .orange)
  }

  @Test func `images of system buttons are drawn in the tint, unless they say otherwise (BT2)`() {
    let system = UIButton(type: .system)
    system.frame.size = CGSize(width: 10, height: 10)
    system.tintColor = .red
    system.setImage(image(.blue), for: .normal)
    #expect(colour(of: system) == Color(red: 1, green: 0, blue: 0).pixel)
    system.setImage(image(.blue).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(colour(of: system) == Color(red: 0, green: 0, blue: 1).pixel)
    button.frame.size = CGSize(width: 10, height: 10)
    button.tintColor = .red
    button.setImage(image(.blue), for: .normal)
    #expect(colour(of: button) == Color(red: 0, green: 0, blue: 1).pixel)
  }

  @Test func `a highlighted system button fades (BT9)`() {
    let system = UIButton(type: .system)
    system.setTitle("a", for: .normal)
    system.isHighlighted = true
    #expect(system.titleLabel?.alpha == 0.2)
    system.isHighlighted = false
    #expect(system.titleLabel?.alpha == 1)
  }

  @Test func `the normal image is darker while highlighted, paler while disabled (BT9)`() {
    button.frame.size = CGSize(width: 10, height: 10)
    button.setImage(image(.white), for: .normal)
    button.isHighlighted = true
    #expect(abs(Int(colour(of: button).red) - 128) <= 1)
    button.adjustsImageWhenHighlighted = false
    #expect(colour(of: button).red == 255)
    button.adjustsImageWhenHighlighted = true
    button.setImage(image(.white), for: .highlighted)
    #expect(colour(of: button).red == 255)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(abs(Int(colour(of: button).alpha) - 128) <= 1)
  }

  @Test func `the background lies behind image and title and fills the button`() {
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.setImage(image(.blue), for: .normal)
    button.setBackgroundImage(image(.red), for: .normal)
    #expect(colour(of: button, x: 1, y: 1) == Color(red: 1, green: 0, blue: 0).pixel)
    #expect(colour(of: button, x: 20, y: 20) == Color(red: 0, green: 0, blue: 1).pixel)
  }

  @Test func `an action's title and image are the button's, and it is called`() {
    var calls = 0
    let action = UIAction(title: "Water", image: image(.red)) { _ in calls += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Water")
    #expect(button.currentImage != nil)
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }

  @Test(arguments: [UIButton.ButtonType.contactAdd, .infoLight])
  func `a button that comes with a picture draws it in the tint (BT7)`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    button.sizeToFit()
    button.tintColor = .red
    let bitmap = button.bitmap(scale: 2)
    let pixels = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    #expect(pixels.contains { $0.alpha == 255 })
    #expect(pixels.allSatisfy { $0.green == 0 && $0.blue == 0 })
  }

  @Test func `a subclass that says how it looks while highlighted is asked`() {
    final class Dark: UIButton {
      override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .black : .white }
      }
    }
    let dark = Dark(type: .custom)
    dark.isHighlighted = true
    #expect(dark.backgroundColor == .black)
  }

  @Test func `the colour of a title's shadow depends on the state (BT3)`() {
    button.setTitle("a", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .selected)
    #expect(button.titleLabel?.shadowColor == .red)
    #expect(button.titleLabel?.shadowOffset == .zero)
    button.isSelected = true
    #expect(button.currentTitleShadowColor == .blue)
    #expect(button.titleLabel?.shadowColor == .blue)
  }

  @Test func `a title's shadow changes its side in a highlighted button that says so`() {
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.setTitle("a", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 6)
    let below = redRows()
    button.reversesTitleShadowWhenHighlighted = true
    button.isHighlighted = true
    let above = redRows()
    #expect(above.upperBound < below.upperBound - 8)
  }

  /// Returns the rows of the button's pixels, at one per point, that have a red pixel.
  private func redRows() -> Range<Int> {
    button.layoutIfNeeded()
    let bitmap = button.bitmap(scale: 1)
    let rows = (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { bitmap[$0, y].red > 150 && bitmap[$0, y].green < 60 }
    }
    return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
  }
}
