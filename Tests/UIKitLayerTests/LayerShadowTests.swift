import RasterCore
import TestSupport
import Testing
import UIKit

/// The coverage of shadows, in tenths of a pixel; a radius of 0 makes them sharp.
@MainActor struct LayerShadowTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 7))
  private let view = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 2))

  init() {
    stage.addSubview(view)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 1, height: 1)
  }

  private var picture: String { Picture.alpha(of: stage.bitmap(scale: 1)) }

  @Test func `a shadow lies behind its view`() {
    view.backgroundColor = .black
    #expect(
      picture == """
        ·········
        ·········
        ··████···
        ··████5··
        ···5555··
        ·········
        ·········
        """)
  }

  @Test func `without a background the subviews cast it`() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    dot.backgroundColor = .black
    view.addSubview(dot)
    #expect(
      picture == """
        ·········
        ·········
        ··█······
        ···5·····
        ·········
        ·········
        ·········
        """)
  }

  @Test func `a shadow path casts it whatever the view shows`() {
    view.layer.shadowPath = CGPath(rect: CGRect(x: 2, y: 0, width: 3, height: 2), transform: nil)
    #expect(
      picture == """
        ·········
        ·········
        ·········
        ·····555·
        ·····555·
        ·········
        ·········
        """)
  }

  @Test func `a layer that masks to its bounds has none`() {
    view.backgroundColor = .black
    view.clipsToBounds = true
    #expect(!picture.contains("5"))
  }

  @Test func `a shadow grows with its view's scale`() {
    view.backgroundColor = .black
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.center = CGPoint(x: 4, y: 2)
    #expect(
      picture == """
        ████████·
        ████████·
        ████████5
        ████████5
        ··5555555
        ··5555555
        ·········
        """)
  }

  @Test func `a radius blurs it evenly on all sides, a greater one farther`() {
    stage.frame.size = CGSize(width: 15, height: 15)
    view.frame = CGRect(x: 6, y: 6, width: 3, height: 3)
    view.backgroundColor = .black
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    let reaches = [1, 2].map { radius in
      view.layer.shadowRadius = radius
      let bitmap = stage.bitmap(scale: 1)
      let row = (0..<15).map { bitmap[$0, 7].alpha }
      #expect(row == row.reversed() && row == (0..<15).map { bitmap[7, $0].alpha })
      return row.prefix(6).count { $0 > 0 }
    }
    #expect(reaches[0] < reaches[1])
  }
}
