import RasterCore
import TestSupport
import Testing
import UIKit

/// Pictures in views: `r` red, `g` green, `b` blue, `w` white, `·` nothing.
@MainActor struct UIImageViewTests {
  private let letters: [Character: Color] = [
    "r": Color(red: 1, green: 0, blue: 0), "g": Color(red: 0, green: 1, blue: 0),
    "b": Color(red: 0, green: 0, blue: 1), "w": .white, "·": .clear,
  ]
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

  init() { view.image = image("rg", "bw") }

  /// Makes a picture of rows of letters, one pixel each.
  private func image(_ rows: String..., scale: CGFloat = 1) -> UIImage {
    var bitmap = Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() { bitmap[x, y] = (letters[letter] ?? .clear).pixel }
    }
    return UIImage(bitmap, scale: scale)
  }

  private func picture(of view: UIView) -> String {
    Picture.colors(of: view.bitmap(scale: 1), letters)
  }

  @Test(arguments: [
    (UIView.ContentMode.center, "····/·rg·/·bw·/····"), (.top, "·rg·/·bw·/····/····"),
    (.bottom, "····/····/·rg·/·bw·"), (.left, "····/rg··/bw··/····"),
    (.right, "····/··rg/··bw/····"), (.topLeft, "rg··/bw··/····/····"),
    (.topRight, "··rg/··bw/····/····"), (.bottomLeft, "····/····/rg··/bw··"),
    (.bottomRight, "····/····/··rg/··bw"),
  ])
  func `modes that do not scale place the picture by their side (H2)`(
    mode: UIView.ContentMode, expected: String
  ) {
    view.contentMode = mode
    #expect(picture(of: view) == expected.replacingOccurrences(of: "/", with: "\n"))
  }

  @Test func `scale to fill is the default and stretches (H2)`() {
    view.image = image("r")
    view.frame.size = CGSize(width: 3, height: 2)
    #expect(picture(of: view) == "rrr\nrrr")
  }

  @Test func `aspect fit takes the smaller scale and centres`() {
    view.image = image("rr")
    view.contentMode = .scaleAspectFit
    #expect(picture(of: view) == "····\nrrrr\nrrrr\n····")
  }

  @Test func `aspect fill takes the larger scale and overflows unless it clips`() {
    view.image = image("rr")
    view.contentMode = .scaleAspectFill
    view.frame = CGRect(x: 2, y: 0, width: 2, height: 2)
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
    stage.addSubview(view)
    #expect(picture(of: stage) == "·rrrr·\n·rrrr·")
    view.clipsToBounds = true
    #expect(picture(of: stage) == "··rr··\n··rr··")
  }

  @Test func `a picture's scale makes it smaller in points`() {
    view.image = image("rrrr", "rrrr", scale: 2)
    #expect(view.image?.size == CGSize(width: 2, height: 1))
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
  }

  @Test func `without a picture there is no wish for a size (H4)`() {
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
  }

  @Test func `a view made for a picture has its size (H4)`() {
    #expect(UIImageView(image: view.image).frame == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `a template takes the view's tint`() {
    view.image = image("r·", "·w").withRenderingMode(.alwaysTemplate)
    view.contentMode = .topLeft
    view.tintColor = .blue
    #expect(picture(of: view) == "b···\n·b··\n····\n····")
  }

  @Test func `a tinted picture keeps its colour in any view`() {
    view.image = image("rg", "bw").withTintColor(.green)
    view.contentMode = .topLeft
    view.tintColor = .blue
    #expect(picture(of: view) == "gg··\ngg··\n····\n····")
  }

  @Test func `a highlighted view shows its other picture`() {
    view.highlightedImage = image("g")
    view.isHighlighted = true
    #expect(picture(of: view).first == "g")
  }

  @Test func `cap insets keep the sides and repeat the middle`() {
    view.image = image("rgbw").resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    view.frame.size = CGSize(width: 7, height: 1)
    #expect(picture(of: view) == "rgbgbgw")
  }

  @Test func `cap insets keep the sides and stretch the middle`() {
    view.image = image("rgw").resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    view.frame.size = CGSize(width: 6, height: 1)
    #expect(picture(of: view) == "rggggw")
  }
}
