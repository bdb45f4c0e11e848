import Foundation
import LayoutCore
import RasterCore
import TestSupport
import Testing
import UIKit

@testable import LayoutComparison
@testable import SnapshotCore

/// The source of a picture, which differs whenever a golden's description of the views does.
@MainActor @Suite struct ViewSourceTests {
  /// The source of a picture without a drawing, and the description that its golden has.
  private func told(_ tree: SourceTree) -> (source: Digest, text: String) {
    tree.root.layoutIfNeeded()
    var layout = LayoutRecord(contentSize: tree.root.bounds.size, viewport: tree.root.bounds)
    layout.screen = tree.root.viewRecord
    let metadata = GoldenMetadata(
      fingerprints: Fingerprints(rasteriser: "1"), scale: 2,
      panes: [RecordedLayout(device: "d", orientation: .portrait, scale: 2, layout: layout)])
    return (Digest(drawings: [], description: metadata.json(telling:)), metadata.canonicalJSON)
  }

  /// Makes a tree with some of the changes, each picked with the same chance.
  private func tree(_ seed: UInt64) -> SourceTree {
    var generator = SeededGenerator(seed: seed)
    let tree = SourceTree()
    for change in SourceTree.changes where generator.next() % 4 == 0 { change.make(tree) }
    return tree
  }

  @Test func `a single change of what is told of a view changes the source`() {
    let plain = told(SourceTree())
    for change in SourceTree.changes {
      let changed = SourceTree()
      change.make(changed)
      let now = told(changed)
      #expect(now.text != plain.text, "\(change.name)")
      #expect(now.source != plain.source, "\(change.name)")
    }
  }

  @Test func `equal sources mean equal descriptions, and a view that is made again is the same`() {
    var known: [Digest: String] = [:]
    var texts: Set<String> = []
    for seed in 0..<UInt64(60) {
      let first = told(tree(seed))
      #expect(told(tree(seed)).source == first.source)
      #expect(known.updateValue(first.text, forKey: first.source).map { $0 == first.text } ?? true)
      texts.insert(first.text)
    }
    #expect(texts.count > 50)
    #expect(known.count >= texts.count)
  }

  @Test func `one change more on top of others changes the source`() {
    for seed in 0..<UInt64(20) {
      let before = told(tree(seed))
      for change in SourceTree.changes {
        let changed = tree(seed)
        change.make(changed)
        let now = told(changed)
        if now.text != before.text { #expect(now.source != before.source, "\(change.name)") }
      }
    }
  }
}

/// Views with changes that together alter every property that a record contains.
@MainActor private final class SourceTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
  let image = UIImageView(frame: CGRect(x: 10, y: 40, width: 30, height: 30))
  let drawn = DrawnView(frame: CGRect(x: 50, y: 40, width: 30, height: 30))
  let box = UIView()
  let width: NSLayoutConstraint

  init() {
    width = box.widthAnchor.constraint(equalToConstant: 40)
    label.text = "Basil"
    image.image = SourceTree.image(.black)
    for view in [label, image, drawn, box] { root.addSubview(view) }
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 20),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
  }

  static func image(_ color: Color) -> UIImage {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap[0, 1] = color.pixel
    return UIImage(bitmap)
  }

  typealias Change = (name: String, make: @MainActor @Sendable (SourceTree) -> Void)

  static let changes: [Change] = looks + texts + pictures + places

  private static let looks: [Change] = [
    ("hidden", { $0.label.isHidden = true }),
    ("alpha", { $0.label.alpha = 0.5 }),
    ("background", { $0.image.backgroundColor = .red }),
    ("background by one part", { $0.image.backgroundColor = UIColor(white: 0.5, alpha: 0.25) }),
    ("corner radius", { $0.box.layer.cornerRadius = 3 }),
    (
      "border",
      {
        $0.box.layer.borderWidth = 1
        $0.box.layer.borderColor = UIColor.red.cgColor
      }
    ),
    ("clips", { $0.box.clipsToBounds = true }),
    ("shadow", { $0.box.layer.shadowOpacity = 0.5 }),
    (
      "shadow further off",
      {
        $0.box.layer.shadowOpacity = 0.5
        $0.box.layer.shadowOffset = CGSize(width: 1, height: 2)
      }
    ),
    (
      "shadow more blurred",
      {
        $0.box.layer.shadowOpacity = 0.5
        $0.box.layer.shadowRadius = 7
      }
    ),
    (
      "shadow in red",
      {
        $0.box.layer.shadowOpacity = 0.5
        $0.box.layer.shadowColor = UIColor.red.cgColor
      }
    ),
    ("transform", { $0.drawn.transform = CGAffineTransform(scaleX: 2, y: 1) }),
  ]

  private static let texts: [Change] = [
    ("text", { $0.label.text = "Dill" }),
    ("no text", { $0.label.text = nil }),
    ("font", { $0.label.font = .boldSystemFont(ofSize: 17) }),
    ("font size", { $0.label.font = .systemFont(ofSize: 11) }),
    ("text color", { $0.label.textColor = .red }),
    ("alignment", { $0.label.textAlignment = .center }),
    ("another alignment", { $0.label.textAlignment = .right }),
    ("lines", { $0.label.numberOfLines = 3 }),
    (
      "attributes",
      {
        $0.label.attributedText = NSAttributedString(
          string: "Basil", attributes: [.foregroundColor: UIColor.red])
      }
    ),
  ]

  private static let pictures: [Change] = [
    ("image", { $0.image.image = image(.white) }),
    ("no image", { $0.image.image = nil }),
    ("content mode", { $0.image.contentMode = .center }),
    ("another content mode", { $0.image.contentMode = .left }),
    ("tint", { $0.image.image = image(.black).withRenderingMode(.alwaysTemplate) }),
    ("drawing", { $0.drawn.width = 3 }),
    ("layer without a view", { $0.box.layer.addSublayer(filledLayer()) }),
  ]

  private static func filledLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    layer.backgroundColor = UIColor.red.cgColor
    return layer
  }

  private static let places: [Change] = [
    ("frame", { $0.label.frame.origin.x = 11 }),
    ("size", { $0.drawn.frame.size.height = 31 }),
    ("bounds", { $0.box.bounds.origin.y = 2 }),
    ("name", { $0.label.accessibilityIdentifier = "title" }),
    ("another name", { $0.label.accessibilityIdentifier = "detail" }),
    ("class", { $0.root.addSubview(DrawnView()) }),
    ("another class", { $0.root.addSubview(UIView()) }),
    ("order", { $0.root.bringSubviewToFront($0.label) }),
    ("depth", { $0.box.addSubview(UIView()) }),
    ("constant", { $0.width.constant = 41 }),
    ("identifier", { $0.width.identifier = "wide" }),
    (
      "priority",
      {
        $0.width.isActive = false
        $0.width.priority = .defaultHigh
        $0.width.isActive = true
      }
    ),
    (
      "constraint",
      { $0.box.widthAnchor.constraint(lessThanOrEqualToConstant: 90).isActive = true }
    ),
  ]
}

/// A view that draws a stripe.
private final class DrawnView: UIView {
  var width: CGFloat = 2 {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: 10)).fill()
  }
}
