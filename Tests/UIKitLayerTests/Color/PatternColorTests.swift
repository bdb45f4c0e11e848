import Foundation
import RasterCore
import Testing

@testable import UIKit

/// Colours that repeat an image (fact H34).
@MainActor struct PatternColorTests {
  /// Two points wide and one high, at two pixels a point: red on the left and blue on the right.
  private static let image: UIImage = {
    var bitmap = Bitmap(width: 4, height: 2)
    for y in 0..<2 {
      for x in 0..<4 { bitmap[x, y] = x < 2 ? red : blue }
    }
    return UIImage(bitmap, scale: 2)
  }()
  nonisolated private static let red = Color(red: 1, green: 0, blue: 0).pixel
  nonisolated private static let blue = Color(red: 0, green: 0, blue: 1).pixel
  private let color = UIColor(patternImage: Self.image)

  private func drawn(_ size: CGSize, _ draw: (UIGraphicsImageRendererContext) -> Void) -> Bitmap? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw).cgImage?.bitmap
  }

  @Test func `a background repeats the image from the view's corner (H34)`() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let view = UIView(frame: CGRect(x: 3, y: 2, width: 5, height: 4))
    view.backgroundColor = color
    parent.addSubview(view)
    let bitmap = try #require(
      drawn(parent.bounds.size) { parent.layer.render(in: $0.cgContext) })
    let row = (0..<20).map { bitmap[$0, 4] }
    let (red, blue, none) = (Self.red, Self.blue, Color.clear.pixel)
    #expect(row.prefix(6).allSatisfy { $0 == none })
    #expect(Array(row[6..<16]) == [red, red, blue, blue, red, red, blue, blue, red, red])
    #expect(bitmap[16, 4] == none)
    #expect(bitmap[6, 11] == red)
    #expect(bitmap[6, 12] == none)
  }

  @Test func `a fill repeats it from the context's corner`() throws {
    let bitmap = try #require(
      drawn(CGSize(width: 6, height: 3)) { context in
        color.setFill()
        context.fill(CGRect(x: 1, y: 1, width: 4, height: 1))
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
      })
    #expect(bitmap[2, 2] == Self.blue)
    #expect(bitmap[4, 2] == Self.red)
    #expect(bitmap[0, 4] == UIColor.green.value(in: .current).pixel)
  }

  @Test func `an opacity and traits leave the pattern`() throws {
    let half = color.withAlphaComponent(0.5)
    #expect(half.cgColor.alpha == 0.5)
    #expect(half != color)
    #expect(UIColor(patternImage: Self.image) == color)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == color)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : half }
    #expect(dynamic.cgColor.pattern != nil)
    #expect(dynamic.cgColor(in: UITraitCollection(userInterfaceStyle: .dark)).pattern == nil)
    #expect(color.cgColor.numberOfComponents == 1)
    #expect(color.cgColor.copy(alpha: 0.25)?.alpha == 0.25)
  }

  @Test func `an empty image is transparent, and a large area of a small one is drawn`() throws {
    #expect(UIColor(patternImage: UIImage()) == .clear)
    var dot = Bitmap(width: 1, height: 1)
    dot[0, 0] = Self.red
    let fine = UIColor(patternImage: UIImage(dot, scale: 1))
    let bitmap = try #require(
      drawn(CGSize(width: 2000, height: 1000)) { context in
        fine.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2000, height: 1000))
      })
    #expect(bitmap[3999, 1999] == Self.red)
    #expect(bitmap[1024, 511] == Self.red)
  }

  @Test func `absurd areas are drawn in bounded time`() throws {
    for side in [1e7, 1e17, 1e300] {
      let view = UIView(frame: CGRect(x: -side / 2, y: 0, width: side, height: side))
      view.backgroundColor = color
      _ = try #require(drawn(CGSize(width: 4, height: 4)) { view.layer.render(in: $0.cgContext) })
    }
  }
}
