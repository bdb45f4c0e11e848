import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct ShadowTests {
  private let square = CGRect(x: 4, y: 3, width: 4, height: 3)

  private func shadowed(
    _ blur: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0, color: Color = .black, alpha: CGFloat = 1
  ) -> Drawing {
    Drawing {
      $0.beginGroup(
        alpha: alpha, shadow: Shadow(color: color, offset: CGVector(dx: dx, dy: dy), blur: blur))
      $0.fill(square, with: .color(.white))
      $0.endGroup()
    }
  }

  @Test func `a shadow without blur is a moved copy in its colour`() {
    let letters: [Character: Color] = ["·": .clear, "W": .white, "K": .black]
    #expect(
      Picture.colors(
        of: shadowed(0, dx: 2, dy: 1).rasterized(width: 12, height: 8), letters) == """
          ············
          ············
          ············
          ····WWWW····
          ····WWWWKK··
          ····WWWWKK··
          ······KKKK··
          ············
          """)
  }

  @Test func `the shadow of a shape is drawn without the shape, clipped and moved as it is`() {
    let drawing = Drawing {
      $0.translate(x: 1, y: 0)
      $0.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8))
      let offset = CGVector(dx: 2, dy: 1)
      $0.drawShadow(Shadow(color: .black, offset: offset, blur: 0), of: Path(square))
    }
    #expect(
      Picture.alpha(of: drawing.rasterized(width: 12, height: 8)) == """
        ············
        ············
        ············
        ············
        ·······██···
        ·······██···
        ·······██···
        ············
        """)
  }

  @Test func `a blurred shadow fades on every side`() {
    #expect(
      Picture.alpha(of: shadowed(1).rasterized(width: 12, height: 9)) == """
        ····1111····
        ··11111111··
        ··11233211··
        ·112████211·
        ·113████311·
        ·112████211·
        ··11233211··
        ··11111111··
        ····1111····
        """)
  }

  @Test func `a blur keeps the shadow's amount`() {
    func amount(_ blur: CGFloat) -> Int {
      let shadow = Shadow(color: .black, offset: CGVector(dx: 100, dy: 15), blur: blur)
      return Drawing {
        $0.beginGroup(shadow: shadow)
        $0.fill(CGRect(x: -80, y: 5, width: 10, height: 10), with: .color(.white))
        $0.endGroup()
      }.rasterized(width: 50, height: 50).alphaSum
    }
    #expect(amount(0) == 100 * 255)
    #expect(abs(amount(3) - 100 * 255) < 255)
  }

  @Test(arguments: [1, 1.5, 2.5, 7, 20])
  func `a blur's profile is the bell's to one part in fifty`(deviation: Double) {
    let side = 200
    let bitmap = Drawing {
      $0.beginGroup(
        shadow: Shadow(
          color: .black, offset: CGVector(dx: 0, dy: 200), blur: CGFloat(deviation)))
      $0.fill(CGRect(x: -300, y: -400, width: 400, height: 400), with: .color(.black))
      $0.endGroup()
    }.rasterized(width: side, height: 1)
    for x in 0..<side {
      let exact = 255 * (1 - erf((Double(x) + 0.5 - 100) / (deviation * 2.0.squareRoot()))) / 2
      #expect(abs(Double(bitmap[x, 0].alpha) - exact) <= 5, "column \(x)")
    }
  }

  @Test func `a shadow falls into the picture from outside`() {
    let drawing = Drawing {
      $0.beginGroup(
        shadow: Shadow(color: .black, offset: CGVector(dx: 10, dy: 0), blur: 0))
      $0.fill(CGRect(x: -9, y: 0, width: 2, height: 1), with: .color(.white))
      $0.endGroup()
    }
    #expect(Picture.alpha(of: drawing.rasterized(width: 5, height: 1)) == "·██··")
  }

  @Test func `a group's alpha is its shadow's as well`() {
    let bitmap = shadowed(0, dx: 4, alpha: 0.5).rasterized(width: 12, height: 8)
    #expect(bitmap[5, 4] == Pixel(red: 128, green: 128, blue: 128, alpha: 128))
    #expect(bitmap[9, 4] == Pixel(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test func `a shadow is clipped by the clip around its group`() {
    let drawing = Drawing {
      $0.clip(to: CGRect(x: 0, y: 0, width: 12, height: 5))
      $0.draw(shadowed(0, dx: 2, dy: 1))
    }
    let letters: [Character: Color] = ["·": .clear, "W": .white, "K": .black]
    #expect(
      Picture.colors(of: drawing.rasterized(width: 12, height: 6), letters) == """
        ············
        ············
        ············
        ····WWWW····
        ····WWWWKK··
        ············
        """)
  }

  @Test func `a clear shadow is none`() {
    let plain = Drawing { $0.fill(square, with: .color(.white)) }
    #expect(
      shadowed(2, color: .clear).rasterized(width: 12, height: 9)
        == plain.rasterized(width: 12, height: 9))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e9])
  func `an absurd blur or offset does no harm`(value: CGFloat) {
    _ = shadowed(value).rasterized(width: 12, height: 9)
    _ = shadowed(1, dx: value, dy: value).rasterized(width: 12, height: 9)
  }
}
