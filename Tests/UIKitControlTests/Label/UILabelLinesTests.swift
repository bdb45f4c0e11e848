import RasterCore
import Testing
import UIKit
import UIKitTestSupport

/// The ends and the baselines of a label's lines.
@MainActor struct UILabelLinesTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  /// The height of the label's text at a width, in lines of 20.287 points.
  private func lines(_ text: String, at width: CGFloat) -> Int {
    label.numberOfLines = 0
    label.text = text
    return Int((label.sizeThatFits(CGSize(width: width, height: 0)).height / 20.287).rounded())
  }

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: label.font ?? .systemFont(ofSize: 17)]).width
  }

  @Test func `every baseline of a label is on a pixel (SF12)`() async {
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    label.text = "HHH\nHHH\nHHH\nHHH"
    label.sizeToFit()
    let bitmap = label.bitmap(scale: 2)
    // A line of capitals on a pixel ends in a row that is as dark as the row above it.
    let dark = (0..<bitmap.height).map { y in
      (0..<bitmap.width).reduce(0) { $0 + Int(bitmap[$1, y].alpha) }
    }
    let ends = dark.indices.dropLast().filter { dark[$0] > 0 && dark[$0 + 1] == 0 }
    #expect(ends.count == 4)
    for end in ends { #expect(dark[end] == dark[end - 1]) }
    let pitches = zip(ends.dropFirst(), ends).map { $0 - $1 }
    #expect(Set(pitches).isSubset(of: [28, 29]))
  }

  @Test func `Korean words are kept together in labels (SF14)`() async {
    // Two words of three syllables, in a width of four.
    let text = "가나다 라마바"
    let room = width("가나다라") + 1
    #expect(lines(text, at: room) == 2)
    label.lineBreakStrategy = .hangulWordPriority
    #expect(lines("가나다라마바", at: room) == 2)
    #expect(NSParagraphStyle().lineBreakStrategy == [])
    #expect(UILabel().lineBreakStrategy == .standard)
  }

  @Test(arguments: [(14, true, true), (13, true, false), (14, false, false)])
  func `a last word is alone in the second line unless the label follows the text size (SF14)`(
    version: Int, follows: Bool, isMoved: Bool
  ) {
    var device = UIEnvironment.current
    device.systemVersion = version
    UIEnvironment.with(device) {
      label.adjustsFontForContentSizeCategory = follows
      label.numberOfLines = 0
      label.text = "Hills and many valleys and trees"
      let first = width("Hills and many valleys and")
      label.frame.size = label.sizeThatFits(CGSize(width: first + 1, height: 100))
      #expect((label.frame.width < first - 10) == isMoved)
    }
  }

  @Test func `another strategy may change the size of a label`() {
    final class Counter: UILabel {
      var count = 0
      override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        count += 1
      }
    }
    let label = Counter()
    label.text = "가나다 라마바"
    let count = label.count
    label.textColor = .red
    #expect(label.count == count)
    label.lineBreakStrategy = .pushOut
    #expect(label.count == count + 1)
  }

  @Test func `text is not shrunk without a minimum (SF15)`() async {
    label.text = "Illumination of very many hills"
    label.adjustsFontSizeToFitWidth = true
    let full = ink()
    label.minimumScaleFactor = 0.5
    #expect(ink().height < full.height)
  }

  @Test func `a line slightly too wide is tightened (SF16)`() async {
    label.text = "Illumination of hills"
    label.sizeToFit()
    let natural = label.bounds.width
    label.frame.size.width = natural * 0.97
    let cut = ink()
    label.allowsDefaultTighteningForTruncation = true
    let tightened = ink()
    #expect(tightened != cut)
    #expect(tightened.maxX <= natural * 0.97 * 2 + 1)
    label.frame.size.width = natural * 0.9
    let narrow = ink()
    label.allowsDefaultTighteningForTruncation = false
    #expect(ink() == narrow)
  }

  @Test func `words are not hyphenated (SF17)`() async {
    let style = NSMutableParagraphStyle()
    #expect(style.hyphenationFactor == 0)
    #expect(!style.usesDefaultHyphenation)
    #expect(lines("responsibility", at: width("responsibility") + 1) == 1)
    #expect(lines("a responsibility", at: width("responsibility") + 1) == 2)
  }

  /// The part of the picture, at two pixels per point, that has anything on it.
  private func ink() -> CGRect {
    let bitmap = label.bitmap(scale: 2)
    var ink = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}
