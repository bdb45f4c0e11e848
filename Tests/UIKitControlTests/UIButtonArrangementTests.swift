import Testing
import UIKit
import UIKitTestSupport

/// The positions of image and title of a button, on a screen of two pixels per point.
@MainActor struct UIButtonArrangementTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 335, height: 40))

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private var imageFrame: CGRect {
    button.layoutIfNeeded()
    return button.imageView?.frame ?? .null
  }

  private var titleFrame: CGRect {
    button.layoutIfNeeded()
    return button.titleLabel?.frame ?? .null
  }

  @Test func `an image alone is in the middle between its insets (BT8)`() {
    button.setImage(image(32, 32), for: .normal)
    #expect(imageFrame == CGRect(x: 151.5, y: 4, width: 32, height: 32))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    #expect(imageFrame.minX == 156.5)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100)
    #expect(imageFrame.minX == 101.5)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 100)
    #expect(imageFrame.minX == 106.5)
  }

  @Test func `image and title are in the middle together, and moved each by its insets (BT8)`() {
    button.setImage(image(32, 32), for: .normal)
    button.setTitle("Basil", for: .normal)
    let width = titleFrame.width
    let start = (335 - 32 - width) / 2
    #expect(abs(imageFrame.minX - start) <= 0.25)
    #expect(abs(titleFrame.minX - (start + 32)) <= 0.25)
    #expect(titleFrame.minY == 9.5)
    button.imageEdgeInsets.left = 50
    button.titleEdgeInsets.right = 100
    #expect(abs(imageFrame.minX - (start + 25)) <= 0.25)
    #expect(abs(titleFrame.minX - (start + 32 - 50)) <= 0.25)
  }

  @Test func `halves of pixels go up (BT8)`() {
    button.frame.size = CGSize(width: 88, height: 56)
    button.setImage(image(32, 32), for: .normal)
    button.setTitle("a", for: .normal)
    #expect(imageFrame.minY == 12)
    #expect(titleFrame.minY == 17.5)
    #expect(titleFrame.height == 21.5)
  }

  @Test func `content goes to the sides that the alignments say`() {
    button.setImage(image(32, 20), for: .normal)
    button.setTitle("Basil", for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(imageFrame.origin == .zero)
    #expect(titleFrame.origin == CGPoint(x: 32, y: 0))
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    #expect(titleFrame.maxX == 335)
    #expect(titleFrame.maxY == 40)
    #expect(imageFrame.maxX == titleFrame.minX)
    #expect(imageFrame.maxY == 40)
  }

  @Test func `an image alone can fill the button`() {
    button.setImage(image(32, 20), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(imageFrame == button.bounds)
  }

  @Test func `right to left the image is on the right, and leading is there (BT8)`() {
    button.setImage(image(32, 20), for: .normal)
    button.setTitle("Basil", for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(imageFrame.minX == titleFrame.maxX)
    button.contentHorizontalAlignment = .leading
    #expect(imageFrame.maxX == 335)
  }

  @Test func `a title that is too long is shortened in what the image leaves (BT8)`() {
    button.frame.size.width = 100
    button.setImage(image(32, 20), for: .normal)
    button.setTitle("Ocimum basilicum", for: .normal)
    #expect(imageFrame.minX >= 0 && imageFrame.minX < 8)
    #expect(titleFrame.minX >= 32)
    #expect(titleFrame.maxX <= 100)
    #expect(titleFrame.width > 50)
  }

  @Test func `an image that is too large is made as large as the content`() {
    button.setImage(image(500, 100), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(imageFrame == CGRect(x: 5, y: 5, width: 325, height: 30))
  }

  @Test func `subclasses place the parts by overriding the rectangles`() {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 5, y: 6, width: 7, height: 8)
      }
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 2, dy: 2)
      }
    }
    let stacked = Stacked(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stacked.setTitle("a", for: .normal)
    stacked.setImage(image(9, 9), for: .normal)
    stacked.setBackgroundImage(image(9, 9), for: .normal)
    stacked.layoutIfNeeded()
    #expect(stacked.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stacked.titleLabel?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(stacked.subviews.first?.frame == CGRect(x: 2, y: 2, width: 46, height: 46))
  }

  @Test func `insets larger than the button leave the content its middle`() {
    button.setTitle("Basil", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 500, left: 500, bottom: 500, right: 500)
    #expect(titleFrame.size == .zero)
    #expect(abs(titleFrame.midX - 167.5) <= 0.5)
  }

  @Test(arguments: [true, false])
  func `a layout asks for no other`(isEnabled: Bool) {
    let counting = CountingButton(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    counting.isEnabled = isEnabled
    counting.setTitle("a", for: .normal)
    counting.setImage(image(9, 9), for: .normal)
    counting.layoutIfNeeded()
    #expect(counting.layouts <= 2)
    counting.layoutIfNeeded()
    #expect(counting.layouts <= 2)
  }
}
