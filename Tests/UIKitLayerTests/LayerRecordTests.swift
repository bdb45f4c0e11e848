import Foundation
import LayoutCore
import RasterCore
import Testing
import UIKit

/// The records of layers: those of views, and those that belong to no view.
@MainActor struct LayerRecordTests {
  private final class Card: UIView {
    let shape = CAShapeLayer()
    lazy var glow = CAGradientLayer()
  }

  private let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  private var look: [LayoutRecord.ViewProperty: String] { card.viewRecord.properties }

  @Test func `corners, curve and depth are recorded if they are not the usual ones`() {
    card.layer.cornerRadius = 8
    #expect(look == [.cornerRadius: "8"])
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    card.layer.cornerCurve = .continuous
    card.layer.zPosition = 2
    #expect(
      look == [
        .cornerRadius: "8", .maskedCorners: "top left, bottom right", .cornerCurve: "continuous",
        .zPosition: "2",
      ])
  }

  @Test func `a shadow path is recorded with the shadow`() {
    card.layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 4)).cgPath
    #expect(look.isEmpty)
    card.layer.shadowOpacity = 0.5
    #expect(look[.shadow] == "0.5 blur 3 offset 0,-3 #000000")
    #expect(look[.shadowPath]?.hasPrefix("1,2 30×4 ") == true)
  }

  @Test func `an anchor point is recorded if it is not in the middle`() {
    card.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(look == [.anchorPoint: "0,1"])
  }

  @Test func `a mask is recorded by its class, its frame or path, and what it draws`() {
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    card.layer.mask = mask
    let empty = look[.mask]
    #expect(empty?.hasPrefix("CAShapeLayer 4,4 20×20 ") == true)
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
    #expect(look[.mask] != empty)
    #expect(look[.mask]?.hasPrefix("CAShapeLayer 4,4 9×9 4 points ") == true)
  }

  @Test func `a transform has six numbers, or sixteen if it leaves the plane`() {
    card.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(look[.transform] == "2 0 0 3 0 0")
    card.layer.transform = CATransform3DMakeTranslation(0, 0, 5)
    #expect(look[.transform] == "1 0 0 0 0 1 0 0 0 0 1 0 0 0 5 1")
  }

  @Test func `a layer without a view is a record with the name of its property`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.addSubview(label)
    card.shape.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    card.layer.insertSublayer(card.shape, at: 0)
    card.layer.addSublayer(card.glow)
    let views = card.viewRecord.views
    #expect(views.map(\.className) == ["CAShapeLayer", "UILabel", "CAGradientLayer"])
    #expect(views.map(\.name) == ["shape", nil, "glow"])
    #expect(views.map { $0.properties[.layer] } == ["yes", nil, "yes"])
    #expect(views[0].frame == CGRect(x: 4, y: 4, width: 20, height: 20))
    #expect(look[.drawing] == nil)
  }

  @Test func `a layer can have a name and sublayers of its own`() {
    let group = CALayer()
    group.name = "group"
    let inner = CALayer()
    inner.backgroundColor = UIColor.red.cgColor
    group.addSublayer(inner)
    card.layer.addSublayer(group)
    let record = card.viewRecord.views[0]
    #expect(record.name == "group")
    #expect(
      record.views.map(\.properties) == [
        [.layer: "yes", .background: UIColor.red.cgColor.value.hex]
      ])
  }

  @Test func `a shape has its fields, unless they are the default`() {
    card.layer.addSublayer(card.shape)
    #expect(card.viewRecord.views[0].properties == [.layer: "yes"])
    card.shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 8)).cgPath
    card.shape.fillColor = nil
    card.shape.strokeColor = UIColor.white.cgColor
    card.shape.lineWidth = 3
    card.shape.lineDashPattern = [4, 2]
    card.shape.lineCap = .round
    card.shape.strokeEnd = 0.5
    var look = card.viewRecord.views[0].properties
    #expect(look.removeValue(forKey: .path)?.hasPrefix("0,0 9×8 ") == true)
    #expect(
      look == [
        .layer: "yes", .fillColor: "none", .strokeColor: "#FFFFFF", .lineWidth: "3",
        .lineDash: "4, 2", .lineCap: "round", .strokeEnd: "0.5",
      ])
  }

  @Test func `a gradient has its colors and the line along which they change`() {
    card.layer.addSublayer(card.glow)
    card.glow.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    card.glow.locations = [0, 0.5]
    card.glow.endPoint = CGPoint(x: 1, y: 1)
    card.glow.type = .radial
    #expect(
      card.viewRecord.views[0].properties == [
        .layer: "yes", .colors: "#FFFFFF, #000000", .locations: "0, 0.5", .endPoint: "1,1",
        .gradientType: "radial",
      ])
  }

  @Test func `a layer that draws itself is recorded by its drawing`() {
    final class Dot: CALayer {
      override func draw(in context: CGContext) {
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let dot = Dot()
    dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    card.layer.addSublayer(dot)
    #expect(card.viewRecord.views[0].properties.keys.contains(.drawing))
  }

  @Test func `the image of a layer is recorded with its placement`() {
    let layer = CALayer()
    layer.contents = CGImage.square
    layer.contentsGravity = .center
    layer.contentsScale = 2
    card.layer.addSublayer(layer)
    let look = card.viewRecord.views[0].properties
    #expect(look[.image]?.hasPrefix("2×2 ") == true)
    #expect(look[.contentsGravity] == "center")
  }

  @Test func `an image view names what decides how its image is drawn`() {
    let image = UIImage(cgImage: .square).withRenderingMode(.alwaysTemplate)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    let view = UIImageView(image: image)
    let look = view.viewRecord.properties
    #expect(look[.renderingMode] == "alwaysTemplate")
    #expect(look[.alignmentInsets] == "top 1, left 0, bottom 0, right 0")
    #expect(look[.imageName] == nil)
  }
}

extension CGImage {
  fileprivate static var square: CGImage { CGImage(Bitmap(width: 4, height: 4)) }
}
