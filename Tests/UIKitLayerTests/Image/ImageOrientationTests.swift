import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import UIKit

/// Images that are turned when they are shown: `r` red, `g` green, `b` blue, `w` white.
@MainActor struct ImageOrientationTests {
  private let letters: [Character: Color] = [
    "r": Color(red: 1, green: 0, blue: 0), "g": Color(red: 0, green: 1, blue: 0),
    "b": Color(red: 0, green: 0, blue: 1), "w": .white,
  ]

  /// The pixels `rgb` over `www`.
  private var pixels: CGImage {
    var bitmap = Bitmap(width: 3, height: 2, filledWith: Color.white.pixel)
    for (x, letter) in "rgb".enumerated() { bitmap[x, 0] = (letters[letter] ?? .clear).pixel }
    return CGImage(bitmap)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, "rgb/www"), (.down, "www/bgr"), (.left, "bw/gw/rw"),
    (.right, "wr/wg/wb"), (.upMirrored, "bgr/www"), (.downMirrored, "www/rgb"),
    (.leftMirrored, "rw/gw/bw"), (.rightMirrored, "wb/wg/wr"),
  ])
  func `an image is turned and mirrored by its orientation (AC30)`(
    orientation: UIImage.Orientation, expected: String
  ) {
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let view = UIImageView(image: image)
    #expect(
      Picture.colors(of: view.bitmap(scale: 1), letters).split(separator: "\n")
        == expected.split(separator: "/"))
    #expect(image.size.width == (expected.count == 7 ? 3 : 2))
    #expect(image.cgImage?.width == 3)
  }

  @Test(arguments: UIImage.Orientation.allCases)
  func `mirroring twice is nothing (AC30)`(orientation: UIImage.Orientation) {
    #expect(orientation.mirrored != orientation)
    #expect(orientation.mirrored.mirrored == orientation)
    let bitmap = pixels.bitmap
    let flipped = bitmap.oriented(orientation).oriented(.upMirrored)
    #expect(flipped == bitmap.oriented(orientation.mirrored))
  }

  @Test func `a flipped image is mirrored in right-to-left views alone (AC30)`() {
    let view = UIImageView(
      image: UIImage(cgImage: pixels).imageFlippedForRightToLeftLayoutDirection())
    #expect(view.shownImage?.imageOrientation == .up)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.shownImage?.imageOrientation == .upMirrored)
  }

  /// Returns an Exif segment with an orientation.
  private func exif(_ number: UInt8, littleEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      littleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, number, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  @Test(
    arguments: zip(
      1...8 as ClosedRange<UInt8>,
      [
        UIImage.Orientation.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right,
        .rightMirrored, .left,
      ]))
  func `a camera's file says its orientation (AC31)`(
    number: UInt8, orientation: UIImage.Orientation
  ) throws {
    let file = try #require(UIImage(cgImage: pixels).jpegData(compressionQuality: 1))
    for isLittle in [false, true] {
      let turned = file.prefix(2) + Data(exif(number, littleEndian: isLittle)) + file.dropFirst(2)
      #expect(UIImage(data: turned)?.imageOrientation == orientation)
    }
  }

  @Test func `an orientation that is none is ignored (AC31)`() throws {
    let file = try #require(UIImage(cgImage: pixels).jpegData(compressionQuality: 1))
    for number in [0, 9, 255] as [UInt8] {
      let turned = file.prefix(2) + Data(exif(number, littleEndian: true)) + file.dropFirst(2)
      #expect(UIImage(data: turned)?.imageOrientation == .up)
    }
    for length in 0..<30 {
      #expect(
        ExifOrientation.value(
          in: Data(([0xFF, 0xD8] + exif(6, littleEndian: true)).prefix(length))) == nil)
    }
  }
}
