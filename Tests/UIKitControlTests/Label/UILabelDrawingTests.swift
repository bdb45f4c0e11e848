import Foundation
import RasterCore
import Testing
import UIKit

/// The pixels that labels draw.
@MainActor struct UILabelDrawingTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    label.text = "Hill"
    label.textColor = .black
  }

  /// Returns the rectangle around everything that is not clear, in pixels at two per point.
  private func ink(of view: UIView) -> CGRect {
    let bitmap = view.bitmap(scale: 2)
    var rect = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 127 {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }

  @Test func `text is centred along y (H5)`() {
    let line = UIFont.systemFont(ofSize: 17)
    let baseline = (40 - 20.5) / 2 + line.ascender
    #expect(abs(ink(of: label).maxY / 2 - baseline) <= 0.5)
  }

  @Test func `the baseline lies on a pixel`() {
    label.text = "H"
    let bitmap = label.bitmap(scale: 2)
    let bottom = Int(ink(of: label).maxY)
    let column = (0..<bitmap.width).first { bitmap[$0, bottom - 2].alpha == 255 } ?? 0
    #expect(bitmap[column, bottom - 1].alpha == 255)
    #expect(bitmap[column, bottom].alpha == 0)
  }

  @Test func `natural text begins on the left`() {
    #expect(ink(of: label).minX < 8)
  }

  @Test func `natural text of an interface that reads from the right begins there`() {
    label.semanticContentAttribute = .forceRightToLeft
    #expect(ink(of: label).maxX > 190)
  }

  @Test func `centred text has equal margins`() {
    label.textAlignment = .center
    let ink = ink(of: label)
    #expect(abs(ink.minX - (200 - ink.maxX)) <= 4)
  }

  @Test func `right text ends at the right`() {
    label.textAlignment = .right
    #expect(ink(of: label).maxX > 190)
  }

  @Test func `an alignment that is set overrides those of paragraphs (H35)`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    let text = NSAttributedString(string: "Hill", attributes: [.paragraphStyle: style])
    label.attributedText = text
    #expect(ink(of: label).minX < 10)
    label.textAlignment = .center
    let ink = ink(of: label)
    #expect(abs(ink.minX - (200 - ink.maxX)) <= 4)
    let shown = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((shown as? NSParagraphStyle)?.lineSpacing == 2)
    #expect(style.alignment == .natural)
  }

  @Test func `an attributed text that is set later keeps its own alignment (H35)`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    label.textAlignment = .center
    label.attributedText = NSAttributedString(
      string: "Hill", attributes: [.paragraphStyle: style])
    #expect(ink(of: label).maxX > 190)
  }

  @Test func `text that is too wide stays inside, with an ellipsis`() {
    label.text = "Illumination of hills"
    let ink = ink(of: label)
    #expect(ink.maxX <= 200)
    #expect(ink.maxX > 180)
  }

  @Test func `lines that do not fit the height are left out`() {
    label.numberOfLines = 0
    label.text = "Hill\nHill\nHill"
    label.frame.size.height = 41
    #expect(ink(of: label).height < 70)
  }

  @Test func `a label that may shrink shows all of its text smaller`() {
    label.text = "Illumination of hills"
    let full = ink(of: label).height
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    let shrunk = ink(of: label)
    #expect(shrunk.height < full * 0.8)
    #expect(shrunk.maxX > 190)
  }

  @Test func `text does not shrink below its smallest scale`() {
    label.text = "Illumination of very many hills in the evening"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    let smallest = ink(of: label).height
    label.minimumScaleFactor = 0.9
    #expect(ink(of: label).height > smallest * 1.5)
  }

  @Test func `a highlighted label takes its other colour`() {
    label.highlightedTextColor = .red
    label.isHighlighted = true
    let bitmap = label.bitmap(scale: 2)
    let point = ink(of: label)
    let reds = (Int(point.minX)..<Int(point.maxX)).map { bitmap[$0, Int(point.midY)].red }
    #expect(reds.contains(255))
  }

  @Test func `dark interfaces have white labels`() {
    label.textColor = .label
    label.overrideUserInterfaceStyle = .dark
    let bitmap = label.bitmap(scale: 2)
    let row = Int(ink(of: label).midY)
    #expect((0..<bitmap.width).contains { bitmap[$0, row] == Color.white.pixel })
  }

  @Test func `a label draws where a subclass tells it to`() {
    final class Indented: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
      }
    }
    let indented = Indented(frame: label.frame)
    indented.text = "Hill"
    #expect(ink(of: indented).minX == ink(of: label).minX + 40)
  }

  @Test func `a shrunk line keeps its baseline, its centre or its top (H25)`() {
    label.font = .systemFont(ofSize: 32)
    label.text = "H"
    let whole = ink(of: label)
    label.text = "HHHHHHHHHHH"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    let kept = ink(of: label)
    #expect(kept.height < whole.height - 10)
    #expect(abs(kept.maxY - whole.maxY) <= 1)
    label.baselineAdjustment = .alignCenters
    let centred = ink(of: label)
    #expect(centred.maxY < kept.maxY - 5)
    label.baselineAdjustment = .none
    #expect(ink(of: label).maxY < centred.maxY - 5)
    #expect(UILabel().baselineAdjustment == .alignBaselines)
  }

  @Test func `a line that is not shrunk is centred whatever the adjustment (H25)`() {
    let before = ink(of: label)
    label.adjustsFontSizeToFitWidth = true
    for adjustment in [UIBaselineAdjustment.alignBaselines, .alignCenters, .none] {
      label.baselineAdjustment = adjustment
      #expect(ink(of: label) == before)
    }
  }

  @Test func `a text has its background behind its characters (TX8)`() {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let text = NSMutableAttributedString(string: "HHHH")
    text.addAttribute(.backgroundColor, value: green, range: NSRange(location: 1, length: 2))
    label.attributedText = text
    let bitmap = label.bitmap(scale: 2)
    let rows = (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { bitmap[$0, y].green == 255 && bitmap[$0, y].red == 0 }
    }
    // A line of 17 points is 20.3 points high, which covers 40 whole pixels, in the middle of 40
    // points.
    #expect(rows.first == 19 || rows.first == 20)
    #expect(rows.count == 40)
    let filled = (0..<bitmap.width).filter { bitmap[$0, 21].green == 255 }
    let letter = ("H" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(abs(CGFloat(filled.count) - 4 * letter.width) <= 3)
    #expect((filled.first ?? 0) > 20)
  }

  @Test func `a shadow is the text itself, moved by its offset`() {
    let text = ink(of: label)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 4, height: 3)
    let both = ink(of: label)
    #expect(both.minX == text.minX && both.minY == text.minY)
    #expect(abs(both.maxX - text.maxX - 8) <= 1)
    #expect(abs(both.maxY - text.maxY - 6) <= 1)
  }

  @Test func `a new label's shadow would be a point above its text`() {
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test func `a disabled label is drawn in one grey, whatever the colours of its text`() {
    label.textColor = .tertiaryLabel
    let grey = label.bitmap(scale: 2)
    label.attributedText = NSAttributedString(
      string: "Hill", attributes: [.foregroundColor: UIColor.red])
    label.isEnabled = false
    #expect(label.bitmap(scale: 2) == grey)
    label.isEnabled = true
    #expect(label.bitmap(scale: 2) != grey)
  }

  @Test func `a label takes the font and the colour of the first letter (H37)`() {
    label.attributedText = NSAttributedString(
      string: "Hill",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(label.font == .boldSystemFont(ofSize: 30))
    #expect(label.textColor == .red)
    label.text = "Hill"
    #expect(label.font == .boldSystemFont(ofSize: 30))
  }

  @Test func `letters without attributes keep those that the label had (H37)`() {
    let alone = NSMutableAttributedString(string: "Hill")
    label.attributedText = alone
    let plain = ink(of: label)
    alone.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 5), range: NSRange(location: 0, length: 1))
    label.attributedText = alone
    #expect(ink(of: label).height == plain.height)
  }
}
