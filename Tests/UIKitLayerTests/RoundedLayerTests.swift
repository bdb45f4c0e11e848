import RasterCore
import TestSupport
import Testing
import UIKit

/// The coverage of rounded layers, in tenths of a pixel.
@MainActor struct RoundedLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

  init() { view.backgroundColor = .black }

  private var picture: String { Picture.alpha(of: view.bitmap(scale: 1)) }

  @Test func `a radius of half the side makes a disc`() {
    view.layer.cornerRadius = 4
    #expect(
      picture == """
        ·279972·
        29████92
        7██████7
        9██████9
        9██████9
        7██████7
        29████92
        ·279972·
        """)
  }

  @Test func `a radius larger than half the side is as good as half`() {
    view.layer.cornerRadius = 4
    let disc = picture
    view.layer.cornerRadius = 100
    #expect(picture == disc)
  }

  @Test func `only masked corners are round`() {
    view.frame.size = CGSize(width: 6, height: 4)
    view.layer.cornerRadius = 2
    view.layer.maskedCorners = [.layerMaxXMinYCorner]
    #expect(
      picture == """
        ████93
        █████9
        ██████
        ██████
        """)
  }

  @Test func `a continuous corner begins farther from the corner`() {
    view.frame.size = CGSize(width: 12, height: 12)
    view.layer.cornerRadius = 4
    let circular = picture.split(separator: "\n")[0]
    view.layer.cornerCurve = .continuous
    #expect(circular == "·279████972·")
    #expect(picture.split(separator: "\n")[0] == "·2799██9972·")
  }

  @Test func `a border follows the round corner`() {
    view.backgroundColor = nil
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 1
    #expect(
      picture == """
        ·279972·
        29411492
        74····47
        91····19
        91····19
        74····47
        29411492
        ·279972·
        """)
  }

  @Test func `only clipping cuts subviews at the round corner`() {
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .black
    view.backgroundColor = nil
    view.addSubview(inner)
    view.layer.cornerRadius = 4
    #expect(picture.hasPrefix("████████"))
    view.clipsToBounds = true
    #expect(picture.hasPrefix("·279972·"))
  }
}
