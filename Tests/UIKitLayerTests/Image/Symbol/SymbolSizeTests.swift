import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The sizes of symbols, and the positions of their baselines.
struct SymbolSizeTests {
  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil
  ) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test(
    arguments: [
      ("person", 17, UIImage.SymbolScale.medium, CGSize(width: 19, height: 17.5), 2.5, -1, -1.5),
      ("play.circle.fill", 17, .medium, CGSize(width: 20, height: 19), 3.5, -0.5, -0.5),
      ("person", 14, .large, CGSize(width: 20.5, height: 19.5), 4.5, 1.5, 1),
    ] as [(String, CGFloat, UIImage.SymbolScale, CGSize, CGFloat, CGFloat, CGFloat)])
  func `printed symbols have the sizes that were printed (AS3, AS4)`(
    name: String, pointSize: CGFloat, scale: UIImage.SymbolScale, size: CGSize, baseline: CGFloat,
    top: CGFloat, bottom: CGFloat
  ) throws {
    let image = try symbol(name, .init(pointSize: pointSize, scale: scale))
    #expect(image.size == size)
    #expect(image.baselineOffsetFromBottom == baseline)
    #expect(
      image.alignmentRectInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `a symbol without a configuration is that of 17 points regular (AS1)`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .medium)
    #expect(try symbol("star").size == symbol("star", configuration).size)
    #expect(try symbol("star").cgImage == symbol("star", configuration).cgImage)
  }

  @Test func `a symbol of a text style is as large as the reader's text (AS1)`() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let configuration = UIImage.SymbolConfiguration(textStyle: .body).withTraitCollection(traits)
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    let large = try symbol("star", configuration)
    #expect(try large.size == symbol("star", .init(pointSize: size)).size)
    #expect(try large.size.height > symbol("star", .init(textStyle: .body)).size.height)
  }

  @Test func `a font gives a symbol its size and its weight (AS1)`() throws {
    let font = UIFont.systemFont(ofSize: 30, weight: .bold)
    let same = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    #expect(try symbol("star", .init(font: font)) == symbol("star", same))
    #expect(try symbol("star", .init(font: font)) != symbol("star", .init(pointSize: 30)))
  }

  @Test func `scales are 0.79 and 1.29 of medium (AS2)`() throws {
    let sizes = try [UIImage.SymbolScale.small, .medium, .large].map { scale in
      try symbol("circle", .init(pointSize: 100, scale: scale)).size
    }
    #expect(sizes.map(\.width) == [92.5, 117, 151])
  }

  @Test(arguments: [
    ("chevron.right", CGSize(width: 13, height: 17)), ("star", CGSize(width: 21, height: 19)),
    ("star.fill", CGSize(width: 21, height: 19)), ("ellipsis", CGSize(width: 18.5, height: 6)),
    ("never.drawn.before", CGSize(width: 20, height: 19)),
  ])
  func `a symbol has the proportions that Interface Builder records (AS5)`(
    name: String, size: CGSize
  ) throws {
    #expect(try symbol(name).size == size)
  }

  @Test func `a symbol has whole pixels at three pixels a point`() throws {
    let traits = UITraitCollection(displayScale: 3)
    let image = try #require(UIImage(systemName: "star", compatibleWith: traits))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 63)
    #expect(abs(image.size.height * 3 - (image.size.height * 3).rounded()) < 1e-9)
  }

  @Test(arguments: ["", "Star", "two words", ".star", "star.", "a..b", "héart"])
  @MainActor
  func `a name that no symbol can have is nil, and the console says so (AS6)`(name: String) {
    let log = ConsoleLog()
    #expect(log.recording { UIImage(systemName: name) } == nil)
    #expect(log.lines == ["No symbol named '\(name)' found in system symbol set"])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
  func `a size that is no size of a font stops nothing`(size: CGFloat) throws {
    let image = try symbol("star", .init(pointSize: size))
    #expect(image.size.width >= 0)
  }
}
