import DocumentationFigures
import DrawingSVG
import Examples
import Foundation
import LayoutStage
import RasterCore
import RasterPNG
import TestSupport
import Testing

/// Documents as a browser draws them, beside the pixels of our own rasteriser.
@Suite(
  .enabled(
    if: InstalledProgram.browser != nil || InstalledProgram.isContinuousIntegration,
    "documents are drawn by Chromium: apt-get install chromium, or brew install --cask chromium"))
struct BrowserDrawingTests {
  /// The distance of two pictures.
  private struct Distance {
    /// The mean over all pixels of the largest difference of a component, from 0 to 255.
    var mean = 0.0
    /// The share of pixels that differ by more than a sixteenth, and by more than a quarter.
    var sixteenth = 0.0, quarter = 0.0

    init(_ one: Bitmap, _ other: Bitmap) {
      let count = Double(one.width * one.height)
      // How many pixels have each difference. A plain loop: these are millions of pixels, and tests
      // are not optimised.
      var pixels = [Int](repeating: 0, count: 256)
      one.withUnsafeBytes { one in
        other.withUnsafeBytes { other in
          var byte = 0
          while byte < one.count {
            var largest = 0
            let end = byte + 4
            while byte < end {
              let difference = Int(one[byte]) - Int(other[byte])
              largest = max(largest, difference < 0 ? -difference : difference)
              byte += 1
            }
            pixels[largest] += 1
          }
        }
      }
      for (difference, number) in pixels.enumerated() {
        mean += Double(difference * number) / count
        if difference > 16 { sixteenth += Double(number) / count }
        if difference > 64 { quarter += Double(number) / count }
      }
    }
  }

  /// Figures with text, gradients, shadows, images, round corners, hundreds of curves.
  @Test(arguments: [
    "lab/invalidation", "lab/constraints", "carousel/smooth", "articles/path-to-pixel",
    "swatches/rotate", "plants/markers",
  ])
  @MainActor func `a browser draws a figure's document as we draw the figure`(
    name: String
  ) throws {
    let example = try Gallery.figure(named: name)?.pictures().first
    let picture = try #require(DocumentationFigure.named(name)?.picture(in: .light) ?? example)
    let size = picture.picture.size
    let document = try SVG(size: size, title: name, background: .white, scale: picture.scale)
      .document(of: picture.picture.drawing)
    let own = picture.picture.drawing.rasterized(
      width: Int((size.width * picture.scale).rounded()),
      height: Int((size.height * picture.scale).rounded()), scale: picture.scale,
      background: .white)
    let browsers = try Self.drawn(document, size, picture.scale)
    try #require(browsers.width == own.width && browsers.height == own.height)
    let distance = Distance(own, browsers)
    #expect(distance.mean < 0.5)
    #expect(distance.sixteenth < 0.01)
    #expect(distance.quarter < 0.0001)
  }

  /// Returns the pixels that the browser draws of a document.
  private static func drawn(
    _ document: String, _ size: CGSize, _ scale: CGFloat
  ) throws -> Bitmap {
    let folder = try TemporaryFolder()
    try Data(document.utf8).write(to: folder.file("figure.svg"))
    let browser = try #require(InstalledProgram.browser)
    let run = try ProgramRun(
      URL(fileURLWithPath: browser),
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--force-color-profile=srgb",
        "--force-device-scale-factor=\(Double(scale))",
        "--window-size=\(Int(size.width)),\(Int(size.height))",
        "--user-data-dir=\(folder.file("profile").path)",
        "--screenshot=\(folder.file("figure.png").path)",
        folder.file("figure.svg").absoluteString,
      ])
    try #require(run.status == 0, "\(run.errors)")
    return try PNG.read(folder.file("figure.png")).bitmap
  }
}
