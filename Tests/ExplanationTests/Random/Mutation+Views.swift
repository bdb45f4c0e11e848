import UIKit

extension Mutation {
  /// The mutations of views of every class.
  static let views: [Mutation] = [
    Mutation("background", of: UIView.self) { view, generator in
      guard type(of: view) == UIView.self || view is UILabel else { return nil }
      let old = view.backgroundColor == nil ? "none" : "#C8C8C8"
      let color = generator.one(of: NamedColor.all)
      view.backgroundColor = color.color
      return Effect("background \(old) → \(color.hex)")
    },
    Mutation("alpha", of: UIView.self) { view, generator in
      view.alpha = generator.one(of: [0.25, 0.5, 0.75])
      return Effect("alpha", 1, view.alpha)
    },
    Mutation("hidden", of: UIView.self) { view, _ in
      view.isHidden = true
      return Effect("hidden")
    },
    Mutation("corner radius", of: UIView.self) { view, generator in
      let old = view.layer.cornerRadius
      view.layer.cornerRadius = generator.points(5...12)
      return Effect("corner radius", old, view.layer.cornerRadius)
    },
    Mutation("border width", of: UIView.self) { view, generator in
      let old = view.layer.borderWidth
      view.layer.borderWidth = generator.points(2...4)
      return Effect("border width", old, view.layer.borderWidth)
    },
    Mutation("rotation", of: UIView.self) { view, generator in
      let angle = generator.points(1...45)
      view.transform = CGAffineTransform(rotationAngle: angle * .pi / 180)
      return Effect("rotated \(angle.words)°")
    },
    Mutation("scale", of: UIView.self) { view, generator in
      let scale: CGFloat = generator.one(of: [0.5, 0.75, 1.25, 1.5])
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      return Effect("scaled \(scale.words)")
    },
    Mutation("z position", of: UIView.self) { view, generator in
      view.layer.zPosition = generator.points(1...9)
      return Effect("z position", 0, view.layer.zPosition)
    },
    Mutation("rounded corners", of: UIView.self) { view, _ in
      guard view.layer.cornerRadius > 0 else { return nil }
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      return Effect("rounded corners all → top left, top right")
    },
    Mutation("shadow opacity", of: UIView.self) { view, generator in
      guard type(of: view) == UIView.self else { return nil }
      view.layer.shadowOpacity = generator.one(of: [0.25, 0.5])
      return Effect("shadow opacity", 0, CGFloat(view.layer.shadowOpacity))
    },
  ]

  /// The mutations of places: frames and constraints.
  static let places: [Mutation] = [
    Mutation("frame.x", of: UIView.self) { view, generator in
      guard view.isPlacedByFrame else { return nil }
      let old = view.frame.minX
      view.frame.origin.x += generator.points(1...20)
      return Effect("frame.x", old, view.frame.minX)
    },
    Mutation("frame.height", of: UIView.self) { view, generator in
      guard view.isPlacedByFrame, view is UILabel || type(of: view) == UIView.self else {
        return nil
      }
      let old = view.frame.height
      view.frame.size.height += generator.points(1...20)
      return Effect("frame.height", old, view.frame.height)
    },
    Mutation("constraint", of: UIView.self) { view, generator in
      let all = (view.superview?.constraints ?? []) + view.constraints
      let own = all.filter { $0.firstItem === view && $0.constant != 0 && $0.identifier == nil }
      guard !view.isPlacedByFrame, !(view.superview is UIStackView), !own.isEmpty else {
        return nil
      }
      let constraint = generator.one(of: own)
      let old = constraint.constant
      constraint.constant += generator.points(1...20)
      let values = " \(old.words) → \(constraint.constant.words)"
      return Effect("constraint \(view.accessibilityIdentifier ?? "").", values)
    },
  ]
}

extension UIView {
  /// Whether the view is placed by its frame, and not by constraints or a stack view.
  fileprivate var isPlacedByFrame: Bool {
    translatesAutoresizingMaskIntoConstraints && !(superview is UIStackView)
  }
}
