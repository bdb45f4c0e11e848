import Testing
import UIKit

/// A screen whose views draw outside of their frames, cover one another's shadows and cut texts.
final class Overhang: UIViewController, Screen {
  let photo = UIImageView(image: .square(100, .blue))
  let shade = UIView()
  let tag = UIView()
  let artwork = UIView()
  let ring = CAShapeLayer()
  let caption = UILabel("Played twice, loved once")
  let price = UILabel()

  override func viewDidLoad() {
    view.backgroundColor = .white
    shade.backgroundColor = .white
    shade.layer.shadowOpacity = 0.6
    shade.layer.shadowRadius = 8
    tag.backgroundColor = .yellow
    ring.path = CGPath(
      ellipseIn: CGRect(x: 110, y: 10, width: 40, height: 40), transform: nil)
    ring.fillColor = nil
    ring.strokeColor = UIColor.green.cgColor
    ring.lineWidth = 4
    artwork.layer.addSublayer(ring)
    price.attributedText = NSAttributedString(string: "£42")
    view.add(photo, 20, 40, 120, 60)
    view.add(shade, 20, 150, 100, 60)
    view.add(tag, 110, 160, 100, 60)
    view.add(artwork, 20, 260, 160, 60)
    view.add(caption, 20, 340, 160, 24)
    view.add(price, 20, 380, 160, 24)
  }
}

@MainActor struct OverhangTests {
  @Test(arguments: changes) func `a screen with overhanging views`(
    change: Change<Overhang>
  ) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Overhang>] = [
    Change("photo: content mode scaleToFill → scaleAspectFill", not: ["pixels in"]) {
      $0.photo.contentMode = .scaleAspectFill
    },
    Change("photo: content mode scaleToFill → center", not: ["pixels in"]) {
      $0.photo.contentMode = .center
    },
    Change("tag moved behind shade", not: ["pixels in"]) {
      $0.view.insertSubview($0.tag, belowSubview: $0.shade)
    },
    Change("tag: z position 0 → -1", not: ["pixels in"]) { $0.tag.layer.zPosition = -1 },
    Change("shade: shadow offset 0,-3 → 0,6", not: ["tag"]) {
      $0.shade.layer.shadowOffset = CGSize(width: 0, height: 6)
    },
    Change("artwork › ring: stroke end 1 → 0.5", not: ["pixels in"]) { $0.ring.strokeEnd = 0.5 },
    Change("artwork › ring: line dash pattern none → 4, 2", not: ["pixels in"]) {
      $0.ring.lineDashPattern = [4, 2]
    },
    Change("artwork › ring vanished", not: ["pixels in"]) { $0.ring.removeFromSuperlayer() },
    Change("caption: line break mode tail → middle") {
      $0.caption.lineBreakMode = .byTruncatingMiddle
    },
    Change("caption: font Inter Regular 17 → Inter Regular 20") {
      $0.caption.font = .systemFont(ofSize: 20)
    },
    Change("caption: text “Played twice, loved once” → “Played three times, loved once”") {
      $0.caption.text = "Played three times, loved once"
    },
    Change("price: strikethrough style none → single") {
      $0.price.attributedText = NSAttributedString(
        string: "£42", attributes: [.strikethroughStyle: 1])
    },
  ]
}
