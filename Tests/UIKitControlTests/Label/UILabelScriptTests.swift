import Foundation
import RasterCore
import Testing
import UIKit

/// Labels with emoji and with characters of other scripts.
@MainActor struct UILabelScriptTests {
  private let label = UILabel()

  @Test(arguments: ["😀", "中文", "مرحبا", "ไทย"])
  func `a label is as high in every script (SR3)`(text: String) {
    label.text = "x"
    let height = label.intrinsicContentSize.height
    label.text = text
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func `an emoji is as wide as its font is large (SR4)`() {
    label.font = .systemFont(ofSize: 20)
    label.text = "😀"
    #expect(label.intrinsicContentSize.width == 20)
  }

  @Test func `a label's colour does not change its emoji, and its alpha does (SR7)`() {
    label.text = "🟥"
    label.font = .systemFont(ofSize: 20)
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 24)
    func middle() -> Pixel { label.bitmap(scale: 1)[10, 12] }
    label.textColor = .black
    let black = middle()
    label.textColor = .blue
    #expect(middle() == black)
    #expect(black.red > 180 && black.blue < 90 && black.alpha == 255)
    label.textColor = UIColor.blue.withAlphaComponent(0.5)
    #expect(middle().alpha == 128)
  }
}
