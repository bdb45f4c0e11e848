import RasterCore
import TestSupport
import Testing
import UIKit

/// The look of small layers: `r` red, `g` green, `b` blue, `w` white, `·` nothing.
@MainActor struct LayerRecordingTests {
  private let letters: [Character: Color] = [
    "r": Color(red: 1, green: 0, blue: 0), "g": Color(red: 0, green: 1, blue: 0),
    "b": Color(red: 0, green: 0, blue: 1), "w": .white, "·": .clear,
  ]
  private let view = UIView(frame: CGRect(x: 3, y: 4, width: 6, height: 4))

  private func picture(of view: UIView) -> String {
    Picture.colors(of: view.bitmap(scale: 1), letters)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.backgroundColor = color
    return view
  }

  @Test func `a view fills its bounds and draws its subviews over it`() {
    view.backgroundColor = .red
    view.addSubview(square(1, 1, 2, .green))
    #expect(
      picture(of: view) == """
        rrrrrr
        rggrrr
        rggrrr
        rrrrrr
        """)
  }

  @Test func `later subviews lie over earlier ones`() {
    view.addSubview(square(0, 0, 3, .green))
    view.addSubview(square(1, 1, 3, .blue))
    #expect(
      picture(of: view) == """
        ggg···
        gbbb··
        gbbb··
        ·bbb··
        """)
  }

  @Test func `zPosition decides before the order of subviews`() {
    view.addSubview(square(0, 0, 3, .green))
    view.addSubview(square(1, 1, 3, .blue))
    view.subviews[0].layer.zPosition = 1
    #expect(
      picture(of: view) == """
        ggg···
        gggb··
        gggb··
        ·bbb··
        """)
  }

  @Test func `equal zPositions keep the order of subviews`() {
    for (x, color) in [(0, UIColor.red), (1, .green), (2, .blue)] {
      let square = square(CGFloat(x), 0, 4, color)
      square.layer.zPosition = 5
      view.addSubview(square)
    }
    #expect(picture(of: view).prefix(6) == "rgbbbb")
  }

  @Test func `the origin of the bounds moves the content the other way`() {
    view.addSubview(square(1, 1, 2, .green))
    view.bounds.origin = CGPoint(x: -2, y: 1)
    #expect(
      picture(of: view) == """
        ···gg·
        ···gg·
        ······
        ······
        """)
  }

  @Test func `hidden and clear views are left out with what is in them`() {
    let (hidden, clear) = (square(0, 0, 2, .red), square(2, 0, 2, .red))
    hidden.addSubview(square(0, 0, 2, .green))
    hidden.isHidden = true
    clear.alpha = 0
    view.addSubview(hidden)
    view.addSubview(clear)
    #expect(view.drawing().isEmpty)
  }

  @Test func `a subview may reach outside until its superview clips`() {
    let inner = square(1, 1, 2, .green)
    inner.addSubview(square(1, 1, 3, .blue))
    view.addSubview(inner)
    #expect(
      picture(of: view) == """
        ······
        ·gg···
        ·gbbb·
        ··bbb·
        """)
    inner.clipsToBounds = true
    #expect(
      picture(of: view) == """
        ······
        ·gg···
        ·gb···
        ······
        """)
  }

  @Test func `a border lies inside the bounds over all content`() {
    view.backgroundColor = .red
    view.addSubview(square(0, 0, 3, .green))
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.blue.cgColor
    #expect(
      picture(of: view) == """
        bbbbbb
        bggrrb
        bggrrb
        bbbbbb
        """)
  }

  @Test func `opacity is that of the whole group`() {
    let group = square(0, 0, 3, .red)
    group.addSubview(square(0, 0, 3, .blue))
    group.alpha = 0.5
    view.addSubview(group)
    #expect(view.bitmap(scale: 1)[1, 1] == Color(red: 0, green: 0, blue: 1, alpha: 0.5).pixel)
  }

  @Test func `a scaled view is drawn around its centre`() {
    let square = square(2, 1, 2, .green)
    square.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSubview(square)
    #expect(
      picture(of: view) == """
        ·gggg·
        ·gggg·
        ·gggg·
        ·gggg·
        """)
  }

  @Test func `a turned view is drawn turned`() {
    let bar = UIView(frame: CGRect(x: 1, y: 1.5, width: 4, height: 1))
    bar.backgroundColor = .green
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.addSubview(bar)
    view.bounds.origin.x = 0.5
    #expect(picture(of: view).split(separator: "\n").allSatisfy { $0 == "··g···" })
  }

  @Test func `a mask cuts out what it covers`() {
    view.backgroundColor = .red
    let mask = CALayer()
    mask.frame = CGRect(x: 1, y: 1, width: 3, height: 2)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    #expect(
      picture(of: view) == """
        ······
        ·rrr··
        ·rrr··
        ······
        """)
  }

  @Test func `a mask leaves what is behind the layer`() {
    view.backgroundColor = .red
    let front = square(0, 0, 3, .green)
    let mask = CALayer()
    mask.frame = CGRect(x: 1, y: 1, width: 1, height: 2)
    mask.backgroundColor = UIColor.black.cgColor
    front.layer.mask = mask
    view.addSubview(front)
    #expect(
      picture(of: view) == """
        rrrrrr
        rgrrrr
        rgrrrr
        rrrrrr
        """)
  }

  @Test func `a sublayer transform moves the sublayers only`() {
    view.backgroundColor = .red
    view.addSubview(square(0, 0, 2, .green))
    view.layer.sublayerTransform = CATransform3DMakeTranslation(2, 1, 0)
    #expect(
      picture(of: view) == """
        rrrrrr
        rrggrr
        rrggrr
        rrrrrr
        """)
  }
}
