import UIKit

extension Mutation {
  /// The mutations of layers: shadows, masks, shapes and gradients.
  static let layers: [Mutation] = [
    Mutation("border color", of: UIView.self) { view, generator in
      guard view.layer.borderWidth > 0 else { return nil }
      let color = generator.one(of: NamedColor.all)
      view.layer.borderColor = color.color.cgColor
      return Effect("border color #000000 → \(color.hex)")
    },
    Mutation("shadow radius", of: Board.self) { view, generator in
      view.layer.shadowRadius = generator.points(5...8)
      return Effect("shadow radius", 3, view.layer.shadowRadius)
    },
    Mutation("shadow offset", of: Board.self) { view, generator in
      let distance = generator.points(3...8)
      view.layer.shadowOffset = CGSize(width: 0, height: distance)
      return Effect("shadow offset 0,-3 → 0,\(distance.words)")
    },
    Mutation("shadow color", of: Board.self) { view, generator in
      let color = generator.one(of: NamedColor.all)
      view.layer.shadowColor = color.color.cgColor
      return Effect("shadow color #000000 → \(color.hex)")
    },
    Mutation("shadow path", of: Board.self) { view, _ in
      view.layer.shadowPath = CGPath(
        rect: CGRect(x: 0, y: 0, width: 30, height: 90), transform: nil)
      return Effect("shadow path none → ", "0,0 30×90")
    },
    Mutation("mask", of: Board.self) { view, _ in
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: view.bounds, transform: nil)
      view.layer.mask = mask
      return Effect("mask none → CAShapeLayer")
    },
    Mutation("corner curve", of: UIView.self) { view, _ in
      guard view.layer.cornerRadius > 0 else { return nil }
      view.layer.cornerCurve = .continuous
      return Effect("corner curve circular → continuous")
    },
    Mutation("anchor point", of: UIView.self) { view, _ in
      view.layer.anchorPoint = .zero
      return Effect("anchor point 0.5,0.5 → 0,0")
    },
    Mutation("tilt", of: UIView.self) { view, generator in
      let angle = generator.points(10...50)
      view.layer.transform = CATransform3DMakeRotation(angle * .pi / 180, 0, 1, 0)
      return Effect("rotated \(angle.words)° around y")
    },
    Mutation("flip", of: UIView.self) { view, _ in
      view.transform = CGAffineTransform(scaleX: -1, y: 1)
      return Effect("flipped horizontally")
    },
    Mutation("translation", of: UIView.self) { view, generator in
      let distance = generator.points(2...30)
      view.transform = CGAffineTransform(translationX: distance, y: 0)
      return Effect("translated \(distance.words),0")
    },
    shape("line width") { shape, generator in
      shape.lineWidth = generator.points(3...6)
      return Effect("line width", 2, shape.lineWidth)
    },
    shape("stroke color") { shape, _ in
      shape.strokeColor = UIColor.blue.cgColor
      return Effect("stroke color #FF0000 → #0000FF")
    },
    shape("fill color") { shape, _ in
      shape.fillColor = UIColor.green.cgColor
      return Effect("fill color none → #00FF00")
    },
    shape("path") { shape, _ in
      shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 30, height: 10), transform: nil)
      return Effect("path 4,4 20×10 → 4,4 30×10")
    },
    shape("line cap") { shape, _ in
      shape.lineCap = .round
      shape.strokeEnd = 0.5
      return Effect("line cap butt → round", "stroke end 1 → 0.5")
    },
    gradient("colors") { gradient, _ in
      gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
      return Effect("colors #FF0000, #0000FF → #FF0000, #00FF00")
    },
    gradient("locations") { gradient, _ in
      gradient.locations = [0.25, 1]
      return Effect("locations even → 0.25, 1")
    },
    gradient("end point") { gradient, _ in
      gradient.endPoint = CGPoint(x: 1, y: 1)
      return Effect("end point 0.5,1 → 1,1")
    },
  ]

  private static func shape(
    _ name: String,
    _ apply: @escaping @MainActor @Sendable (CAShapeLayer, inout SeededGenerator) -> Effect
  ) -> Mutation {
    Mutation(name, of: Board.self) { view, generator in apply(view.shape, &generator) }
  }

  private static func gradient(
    _ name: String,
    _ apply: @escaping @MainActor @Sendable (CAGradientLayer, inout SeededGenerator) -> Effect
  ) -> Mutation {
    Mutation(name, of: Board.self) { view, generator in apply(view.gradient, &generator) }
  }
}

/// A view with a shadow, a line and a gradient.
final class Board: UIView {
  let shape = CAShapeLayer()
  let gradient = CAGradientLayer()

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.shadowOpacity = 0.5
    shape.name = "shape"
    shape.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 20, height: 10), transform: nil)
    shape.lineWidth = 2
    shape.strokeColor = UIColor.red.cgColor
    shape.fillColor = nil
    gradient.name = "gradient"
    gradient.frame = CGRect(x: 20, y: 0, width: 30, height: 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.addSublayer(gradient)
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }
}
