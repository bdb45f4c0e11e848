import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct ImageTests {
  /// Black and clear squares like a chess board.
  private func board(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where (x + y) % 2 == 0 { bitmap[x, y] = Color.black.pixel }
    }
    return bitmap
  }

  /// Pixels whose alphas are given.
  private func strip(_ alphas: [UInt8]) -> Bitmap {
    var bitmap = Bitmap(width: alphas.count, height: 1)
    for (x, alpha) in alphas.enumerated() {
      bitmap[x, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: alpha)
    }
    return bitmap
  }

  private func alphas(of bitmap: Bitmap) -> [UInt8] {
    (0..<bitmap.width).map { bitmap[$0, 0].alpha }
  }

  @Test(arguments: [Sampling.nearest, .linear])
  func `an image in its own size is itself`(sampling: Sampling) {
    let image = board(5, 4)
    let drawing = Drawing {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 5, height: 4), sampling: sampling)
    }
    #expect(drawing.rasterized(width: 5, height: 4) == image)
  }

  @Test func `the nearest pixels make squares`() {
    let picture = picture(6, 4) {
      $0.draw(board(3, 2), in: CGRect(x: 0, y: 0, width: 6, height: 4), sampling: .nearest)
    }
    #expect(
      picture == """
        ██··██
        ██··██
        ··██··
        ··██··
        """)
  }

  @Test func `between pixels colours are mixed`() {
    let drawing = Drawing {
      $0.draw(strip([0, 200]), in: CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    #expect(
      alphas(of: drawing.rasterized(width: 8, height: 1)) == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test func `a smaller image is averaged by area`() {
    let drawing = Drawing {
      $0.draw(strip([0, 200, 100, 100, 50, 10]), in: CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(alphas(of: drawing.rasterized(width: 3, height: 1)) == [100, 100, 30])
  }

  @Test func `areas share the pixels at their borders`() {
    let drawing = Drawing {
      $0.draw(strip([90, 30, 0]), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    // One and a half pixels each: (90 + 15) / 1.5 and (15 + 0) / 1.5.
    #expect(alphas(of: drawing.rasterized(width: 2, height: 1)) == [70, 10])
  }

  @Test func `a board made very small is grey`() {
    let picture = picture(3, 2) {
      $0.draw(board(300, 200), in: CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(picture == "555\n555")
  }

  @Test func `only the asked part of an image is drawn`() {
    let drawing = Drawing {
      $0.draw(
        strip([10, 20, 30, 40]), in: CGRect(x: 0, y: 0, width: 4, height: 1),
        source: CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    // Beyond the part's borders its own pixels continue, not their neighbours.
    #expect(alphas(of: drawing.rasterized(width: 4, height: 1)) == [20, 23, 28, 30])
  }

  @Test func `an image between pixels has soft sides`() {
    let picture = picture(4, 2) {
      $0.draw(board(1, 1), in: CGRect(x: 0.5, y: 0, width: 2, height: 2))
    }
    #expect(picture == "5█5·\n5█5·")
  }

  @Test func `an image may be half transparent`() {
    let drawing = Drawing {
      $0.draw(strip([200, 100]), in: CGRect(x: 0, y: 0, width: 2, height: 1), alpha: 0.5)
    }
    #expect(alphas(of: drawing.rasterized(width: 2, height: 1)) == [100, 50])
  }

  @Test func `an image is mirrored by a negative scale`() {
    let drawing = Drawing {
      $0.translate(x: 3, y: 0)
      $0.scale(x: -1, y: 1)
      $0.draw(strip([10, 20, 30]), in: CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(alphas(of: drawing.rasterized(width: 3, height: 1)) == [30, 20, 10])
  }

  @Test func `an image turns with the transform`() {
    let picture = picture(2, 3) {
      $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0))
      $0.draw(strip([255, 0, 255]), in: CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(picture == "██\n··\n██")
  }

  @Test func `a template image is a paint seen through its alpha`() {
    let drawing = Drawing {
      $0.drawMask(
        strip([255, 0, 128]), in: CGRect(x: 0, y: 0, width: 3, height: 1),
        with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    let bitmap = drawing.rasterized(width: 3, height: 1)
    #expect(bitmap[0, 0] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[1, 0] == Pixel(word: 0))
    #expect(bitmap[2, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test(arguments: [
    CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
  ])
  func `an absurd rectangle draws nothing or stays inside`(rect: CGRect) {
    _ = picture(3, 3) {
      $0.draw(board(3, 3), in: rect)
      $0.draw(board(3, 3), in: CGRect(x: 0, y: 0, width: 3, height: 3), source: rect)
    }
  }
}
