import Foundation
import RasterCore
import Testing
import UIKit

/// Images on lines of text, and text beside exclusion paths.
@MainActor struct TextAttachmentTests {
  private let size = CGSize(width: 20, height: 30)

  private func image(_ color: UIColor = .green) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func label(_ attachment: NSTextAttachment, _ text: String = "") -> UILabel {
    let label = UILabel()
    let content = NSMutableAttributedString(attachment: attachment)
    content.append(NSAttributedString(string: text))
    label.font = .systemFont(ofSize: 10)
    label.textColor = .red
    label.attributedText = content
    label.sizeToFit()
    return label
  }

  /// Returns the pixels of a colour, at one per point.
  private func ink(
    of view: UIView, where isInk: (Pixel) -> Bool
  ) -> CGRect {
    let bitmap = view.bitmap(scale: 1)
    var rect = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where isInk(bitmap[x, y]) {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }

  private func isGreen(_ pixel: Pixel) -> Bool { pixel.green == 255 && pixel.red == 0 }

  @Test func `an attachment without bounds is as large as its image (TX12)`() {
    let label = label(NSTextAttachment(image: image()))
    #expect(label.bounds.width == 20)
    // The line reaches below the baseline as far as its font does.
    #expect(label.bounds.height > 30 && label.bounds.height < 34)
    #expect(ink(of: label, where: isGreen) == CGRect(origin: .zero, size: size))
  }

  @Test func `an attachment is on the baseline, moved by its bounds (TX12)`() {
    let attachment = NSTextAttachment()
    attachment.image = image()
    attachment.bounds = CGRect(x: 0, y: -10, width: 16, height: 30)
    let label = label(attachment)
    #expect(label.bounds.size == CGSize(width: 16, height: 30))
    #expect(ink(of: label, where: isGreen) == CGRect(x: 0, y: 0, width: 16, height: 30))
  }

  @Test func `a template attachment has the colour of the text (TX12)`() {
    let template = image().withRenderingMode(.alwaysTemplate)
    let label = label(NSTextAttachment(image: template))
    #expect(ink(of: label, where: isGreen).isNull)
    let red = ink(of: label) { $0.red == 255 && $0.green == 0 }
    #expect(red == CGRect(origin: .zero, size: size))
  }

  private final class Centred: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: 0, width: 8, height: lineFrag.height)
    }
  }

  @Test func `a subclass decides about the bounds of an attachment (TX12)`() {
    let attachment = Centred()
    attachment.image = image()
    #expect(label(attachment).bounds.width == 8)
  }

  @Test func `a text view shows attachments (TX12)`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image()))
    view.layoutIfNeeded()
    #expect(ink(of: view, where: isGreen) == CGRect(x: 5, y: 8, width: 20, height: 30))
  }

  private func textView() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.textColor = .red
    view.text = "Basil Basil"
    return view
  }

  @Test func `lines of a text view begin beside an exclusion path (TX13)`() {
    let view = textView()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 15))
    view.textContainer.exclusionPaths = [path]
    view.layoutIfNeeded()
    let red = ink(of: view) { $0.red > 200 && $0.green < 50 }
    let first = ink(of: view.snapshotOfTop(28)) { $0.red > 200 && $0.green < 50 }
    #expect(first.minX >= 55 && first.minX < 60)
    #expect(red.minX < 10)
  }

  @Test func `a text view is higher with an exclusion path (TX13)`() {
    let view = textView()
    let before = view.sizeThatFits(CGSize(width: 120, height: 0)).height
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 60, y: 0, width: 60, height: 60))
    ]
    #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height > before + 15)
  }
}

extension UIView {
  /// Returns a view of the same size that shows only the upper part of this one.
  fileprivate func snapshotOfTop(_ height: CGFloat) -> UIView {
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: height))
    frame.clipsToBounds = true
    frame.addSubview(self)
    return frame
  }
}
