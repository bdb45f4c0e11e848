import Foundation
import RasterCore
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The drawing of contexts: `r` red, `g` green, `b` blue, `·` nothing.
struct CGContextTests {
  private let letters: [Character: Color] = [
    "r": Color(red: 1, green: 0, blue: 0), "g": Color(red: 0, green: 1, blue: 0),
    "b": Color(red: 0, green: 0, blue: 1), "·": .clear,
  ]

  private func bitmap(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return image.cgImage?.bitmap ?? Bitmap(width: 1, height: 1)
  }

  private func picture(
    _ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void
  ) -> String {
    Picture.colors(of: bitmap(width, height, draw), letters)
  }

  @Test func `a restored state has its old colour, map and clip`() {
    let drawn = picture(4, 2) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.green.cgColor)
      context.translateBy(x: 0, y: 1)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(drawn == "rrrr\ngg··")
  }

  @Test func `filling ends the current path`() {
    let drawn = picture(3, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fillPath()
      context.setFillColor(UIColor.blue.cgColor)
      context.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.fillPath()
    }
    #expect(drawn == "r·b")
  }

  @Test func `a path is filled and stroked in one`() {
    let drawn = picture(5, 5) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.addRect(CGRect(x: 0.5, y: 0.5, width: 4, height: 4))
      context.drawPath(using: .fillStroke)
    }
    #expect(drawn == "bbbbb\nbrrrb\nbrrrb\nbrrrb\nbbbbb")
  }

  @Test func `clearing makes transparent`() {
    let drawn = picture(3, 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(drawn == "r·r")
  }

  @Test func `opacity thins every colour`() {
    let drawn = bitmap(1, 1) { context in
      context.setAlpha(0.5)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawn[0, 0] == Color(red: 1, green: 0, blue: 0, alpha: 0.5).pixel)
  }

  @Test func `a transparency layer is thinned as one`() {
    let drawn = bitmap(1, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for color in [UIColor.red, .blue] {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      context.endTransparencyLayer()
    }
    #expect(drawn[0, 0] == Color(red: 0, green: 0, blue: 1, alpha: 0.5).pixel)
  }

  @Test func `core graphics draws an image upside down`() {
    var image = Bitmap(width: 1, height: 2)
    image[0, 0] = Color(red: 1, green: 0, blue: 0).pixel
    image[0, 1] = Color(red: 0, green: 0, blue: 1).pixel
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    #expect(picture(1, 2) { $0.draw(CGImage(image), in: rect) } == "b\nr")
    #expect(picture(1, 2) { _ in UIImage(image).draw(in: rect) } == "r\nb")
  }

  @Test func `a gradient stops at its ends unless it goes on`() {
    let colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
      Issue.record("two colours make a gradient")
      return
    }
    func drawn(_ options: CGGradientDrawingOptions) -> String {
      picture(4, 1) {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0), options: options)
      }
    }
    #expect(drawn([]) == "·rr·")
    #expect(drawn(.drawsBeforeStartLocation) == "rrr·")
    #expect(drawn(.drawsAfterEndLocation) == "·rrr")
  }

  @Test func `an arc in core graphics is named for y pointing up`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func `contexts are stacked`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 3)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image?.scale == 3)
    #expect(image?.cgImage?.width == 6)
  }

  @Test func `each thread has contexts of its own`() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    defer { UIGraphicsEndImageContext() }
    // Written before the thread ends, read after.
    nonisolated(unsafe) var isEmptyElsewhere = false
    let thread = Thread { isEmptyElsewhere = UIGraphicsGetCurrentContext() == nil }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(isEmptyElsewhere)
    #expect(UIGraphicsGetCurrentContext() != nil)
  }

  @Test(
    arguments: [
      CGSize(width: 1_000_000, height: 1_000_000), CGSize(width: 40_000, height: 20_000),
      CGSize(width: 262_144.5, height: 1), CGSize(width: CGFloat.infinity, height: 5),
    ])
  @MainActor func `an image that is too large is empty, and the console says why`(size: CGSize) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let log = ConsoleLog()
    let image = log.recording {
      UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    }
    #expect(image.size == .zero)
    #expect(image.pngData() == nil)
    let refusals = log.lines.filter { $0.contains("at most 134217728 pixels (512 MB) are drawn") }
    #expect(refusals.count == 1)
  }

  @Test func `a renderer's bounds may begin anywhere`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 10, y: 20, width: 2, height: 1)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
    let drawn = image.cgImage.map { Picture.colors(of: $0.bitmap, letters) }
    #expect(drawn == "·r")
  }
}
