import Testing
import UIKit

/// An offer with a gradient, a drawn line and a badge with a mask.
final class Paywall: UIViewController, Screen {
  let hero = UIView()
  let gradient = CAGradientLayer()
  let card = UIView()
  let shape = CAShapeLayer()
  let price = UILabel("9.99", 34)
  let seal = UIView()
  let cut = CAShapeLayer()

  override func viewDidLoad() {
    view.backgroundColor = .white
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.name = "gradient"
    gradient.frame = CGRect(x: 0, y: 0, width: 320, height: 160)
    hero.layer.addSublayer(gradient)
    shape.name = "shape"
    shape.frame = CGRect(x: 0, y: 0, width: 280, height: 120)
    shape.path = UIBezierPath(rect: CGRect(x: 20, y: 80, width: 240, height: 20)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.fillColor = nil
    card.backgroundColor = UIColor(240, 240, 240)
    card.layer.borderColor = UIColor.black.cgColor
    card.layer.borderWidth = 1
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 4
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.addSublayer(shape)
    cut.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).cgPath
    seal.backgroundColor = .green
    seal.layer.mask = cut
    view.add(hero, 0, 0, 320, 160)
    view.add(card, 20, 200, 280, 120)
    card.add(price, 20, 20, 240, 40)
    view.add(seal, 240, 380, 60, 60)
  }
}

@MainActor struct PaywallTests {
  @Test(arguments: changes) func `an offer`(change: Change<Paywall>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Paywall>] = [
    Change("card › shape: line width 1 → 3", not: ["drawn"]) { $0.shape.lineWidth = 3 },
    Change("card › shape: stroke color #FF0000 → #0000FF", not: ["drawn"]) {
      $0.shape.strokeColor = UIColor.blue.cgColor
    },
    Change("card › shape: fill color none → #00FF00", not: ["drawn"]) {
      $0.shape.fillColor = UIColor.green.cgColor
    },
    Change("card › shape: line dash pattern none → 4, 2", not: ["drawn"]) {
      $0.shape.lineDashPattern = [4, 2]
    },
    Change("card › shape: stroke end 1 → 0.5", not: ["drawn"]) { $0.shape.strokeEnd = 0.5 },
    Change("card › shape hidden", not: ["drawn"]) { $0.shape.isHidden = true },
    Change("card › shape vanished", not: ["drawn"]) { $0.shape.removeFromSuperlayer() },
    Change("hero › gradient: colors #FF0000, #0000FF → #FF0000, #00FF00", not: ["drawn"]) {
      $0.gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    },
    Change("hero › gradient: end point 0.5,1 → 1,1", not: ["drawn"]) {
      $0.gradient.endPoint = CGPoint(x: 1, y: 1)
    },
    Change("hero › gradient: start point 0.5,0 → 0,0", not: ["drawn"]) {
      $0.gradient.startPoint = .zero
    },
    Change("hero › gradient: locations even → 0, 0.2", not: ["drawn"]) {
      $0.gradient.locations = [0, 0.2]
    },
    Change("hero › gradient: frame.height 160 → 120", not: ["drawn"]) {
      $0.gradient.frame.size.height = 120
    },
    Change("hero › gradient: type axial → radial", not: ["drawn"]) { $0.gradient.type = .radial },
    Change("card: border width 1 → 4") { $0.card.layer.borderWidth = 4 },
    Change("card: border color #000000 → #FF0000") {
      $0.card.layer.borderColor = UIColor.red.cgColor
    },
    Change("card: rounded corners all → top left, top right", not: ["drawn"]) {
      $0.card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    },
    Change("card: corner curve circular → continuous", not: ["drawn"]) {
      $0.card.layer.cornerCurve = .continuous
    },
    Change("card: shadow opacity 0.3 → 0.8", not: ["drawn", "regions"]) {
      $0.card.layer.shadowOpacity = 0.8
    },
    Change("card: shadow offset 0,2 → 0,8", not: ["regions"]) {
      $0.card.layer.shadowOffset = CGSize(width: 0, height: 8)
    },
    Change("card: shadow radius 4 → 10", not: ["regions"]) { $0.card.layer.shadowRadius = 10 },
    Change("card: shadow color #000000 → #FF0000", not: ["regions"]) {
      $0.card.layer.shadowColor = UIColor.red.cgColor
    },
    Change("card › shape: path 20,80 240×20 → 20,90 240×10", not: ["drawn"]) {
      $0.shape.path = UIBezierPath(rect: CGRect(x: 20, y: 90, width: 240, height: 10)).cgPath
    },
    Change("card › shape: another path, 4 points in 20,80 240×20", not: ["drawn"]) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 20, y: 80))
      for (x, y) in [(260, 80), (140, 100), (20, 100)] {
        path.addLine(to: CGPoint(x: x, y: y))
      }
      $0.shape.path = path.cgPath
    },
    Change("card › shape: line cap butt → round, stroke end 1 → 0.5", not: ["drawn"]) {
      $0.shape.lineCap = .round
      $0.shape.strokeEnd = 0.5
    },
    Change("seal: mask CAShapeLayer of 9 points in 0,0 60×60 → none", not: ["drawn"]) {
      $0.seal.layer.mask = nil
    },
    Change("seal: mask 0,0 60×60 → 0,0 60×30", not: ["drawn"]) {
      $0.cut.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 30)).cgPath
    },
  ]
}
