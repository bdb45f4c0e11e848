import Foundation
import LayoutStage
import PictureComparison
import RasterCore
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

@MainActor struct OptionTests {
  private func picture(
    of view: UIView, as snapshot: Snapshot<UIView, LayoutPicture>
  ) throws -> Bitmap { try snapshot.convert(view).bitmap }

  private func background(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  @Test func `a device's picture has the pixels of its screen`() throws {
    let bitmap = try picture(of: UIView(), as: .image(on: .iPhone7Plus, orientation: .landscape))
    #expect(bitmap.width == 2208)
    #expect(bitmap.height == 1242)
  }

  @Test func `dark is dark`() throws {
    let view = background(.systemBackground)
    #expect(try picture(of: view, as: .image(on: .iPhoneSE))[5, 5].red == 255)
    #expect(try picture(of: view, as: .image(on: .iPhoneSE, appearance: .dark))[5, 5].red == 0)
  }

  @Test func `a person's text size is what fonts of a text style have`() throws {
    let seen = TraitsView()
    _ = try picture(
      of: seen, as: .image(on: .iPhoneSE, dynamicType: .accessibilityExtraExtraExtraLarge))
    #expect(seen.textSize == 53)
  }

  @Test func `traits win over the device's own`() throws {
    let seen = TraitsView()
    _ = try picture(
      of: seen,
      as: .image(
        on: .iPhoneSE, layoutDirection: .rightToLeft,
        traits: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(seen.traits?.horizontalSizeClass == .regular)
    #expect(seen.traits?.verticalSizeClass == .regular)
    #expect(seen.traits?.layoutDirection == .rightToLeft)
  }

  @Test func `a display scale gives so many pixels a point`() throws {
    let bitmap = try picture(
      of: UIView(), as: .image(on: .iPhone7Plus, traits: UITraitCollection(displayScale: 1)))
    #expect(bitmap.width == 414)
  }

  @Test func `a view of its own size is as large as it is`() throws {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 20))
    let bitmap = try picture(of: view, as: .image)
    #expect(bitmap.width == 60)
    #expect(bitmap.height == 40)
  }

  @Test func `a view without a size is as large as its content`() throws {
    let label = UILabel()
    label.text = "Hello"
    let bitmap = try picture(of: label, as: .image)
    let size = label.intrinsicContentSize
    #expect(bitmap.width == Int(size.width.rounded(.up) * 2))
    #expect(bitmap.height == Int(size.height.rounded(.up) * 2))
  }

  @Test func `a size that is asked for is the picture's`() throws {
    let view = background(.black)
    let bitmap = try picture(of: view, as: .image(size: CGSize(width: 7, height: 5), scale: 3))
    #expect(bitmap.width == 21)
    #expect(bitmap.height == 15)
    #expect(bitmap[20, 14].alpha == 255)
  }

  @Test(
    arguments: [
      CGSize(width: 1_000_000, height: 1_000_000), CGSize(width: 40_000, height: 20_000),
      CGSize(width: 1, height: 200_000), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5), CGSize(width: -4, height: 5),
    ])
  func `a view that no picture has room for is refused`(size: CGSize) throws {
    #expect(throws: PictureTooLarge.self) { try picture(of: UIView(), as: .image(size: size)) }
    let device = Device(size: size, scale: 2)
    #expect(throws: PictureTooLarge.self) { try picture(of: UIView(), as: .image(on: device)) }
    let frame = CGRect(origin: .zero, size: CGSize(width: 40_000, height: 20_000))
    #expect(throws: PictureTooLarge.self) { try picture(of: UIView(frame: frame), as: .image) }
  }

  @Test func `a refusal says how large the picture would be, and what the limit is`() {
    let refusal = #expect(throws: PictureTooLarge.self) {
      try picture(of: UIView(), as: .image(size: CGSize(width: 40_000, height: 20_000)))
    }
    #expect(
      refusal?.description == """
        the picture would have 80000 × 40000 pixels, 12208 MB of memory; at most 134217728 pixels \
        (512 MB) are drawn, and 262144 on a side: show less of it, or take fewer pixels per point
        """)
  }
}

/// A view that stores the traits of its last layout pass.
final class TraitsView: UIView {
  private(set) var traits: UITraitCollection?
  private(set) var textSize: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    traits = traitCollection
    textSize = UIFont.preferredFont(forTextStyle: .body).pointSize
  }
}
