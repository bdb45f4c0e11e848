import Foundation
import LayoutCore
import RasterCore

extension ViewProperties {
  /// Adds the animations that have begun on a layer, if an animation log is set.
  ///
  /// Animations of the position, size and opacity of a collection view's elements are left out,
  /// because the layout determines them.
  mutating func readAnimations(_ layer: CALayer, _ view: UIView) {
    guard let log = AnimationLog.current else { return }
    let system = view.window.map { log.runs(of: $0.layer) } ?? []
    let isElement = (view as? UICollectionReusableView)?.appliedAttributes != nil
    var counts: [String: Int] = [:]
    for animation in log.animations(of: layer, without: system) {
      let path = animation.path.name
      if isElement, ["position", "bounds", "opacity"].contains(path) { continue }
      counts[path, default: 0] += 1
      let count = counts[path] ?? 1
      let isOfTurn = system.contains { $0 === animation.run }
      add(
        .animation(of: count == 1 ? path : "\(path) \(count)"),
        .text(isOfTurn ? LayoutRecord.ViewProperty.withTurn : animation.words))
    }
  }
}

extension BegunAnimation {
  /// The fields of the animation with their names, without default values: `from 0; to 1; duration
  /// 0.3 s; curve ease in out`.
  var words: String {
    let timing = timing
    var fields = valueFields + [("duration", "\(timing.duration.thousandths) s")]
    if timing.delay.thousandths != "0" { fields.append(("delay", "\(timing.delay.thousandths) s")) }
    fields += timing.curve.fields(of: object)
    if timing.repeatCount != 1 { fields.append(("repeat count", timing.repeatCount.repeatWords)) }
    if timing.autoreverses { fields.append(("autoreverses", "yes")) }
    if timing.speed != 1 { fields.append(("speed", timing.speed.thousandths)) }
    if isAdditive { fields.append(("additive", "yes")) }
    return fields.map { "\($0) \($1)" }.joined(separator: "; ")
  }

  private var valueFields: [(String, String)] {
    let texts = values.map { $0.words(of: path) }
    if texts.count == 2, times == [0, 1] { return [("from", texts[0]), ("to", texts[1])] }
    return [
      ("values", texts.joined(separator: ", ")),
      ("key times", times.map(\.thousandths).joined(separator: ", ")),
    ]
  }
}

extension TimingCurve {
  /// The fields of the animation's curve; for a spring animation added by the app, the fields of
  /// the spring.
  fileprivate func fields(of object: CAAnimation?) -> [(String, String)] {
    switch self {
    case .cubic(let curve): return [("curve", curve.words)]
    case .spring(let spring, _):
      guard let own = object as? CASpringAnimation else {
        return [
          ("curve", "spring"), ("damping", spring.dampingRatio.thousandths),
          ("velocity", spring.velocity.thousandths),
        ]
      }
      return [
        ("curve", "spring"), ("damping", Double(own.damping).thousandths),
        ("velocity", Double(own.initialVelocity).thousandths),
        ("mass", Double(own.mass).thousandths), ("stiffness", Double(own.stiffness).thousandths),
      ]
    }
  }
}

extension CubicCurve {
  private static let names: [(curve: CubicCurve, name: String)] = [
    (.linear, "linear"), (.easeIn, "ease in"), (.easeOut, "ease out"),
    (.easeInOut, "ease in out"), (.system, "default"),
  ]

  /// The name of the curve, such as `ease in`; if it has none, its control points.
  fileprivate var words: String {
    Self.names.first { $0.curve == self }?.name
      ?? [x1, y1, x2, y2].map(\.thousandths).joined(separator: " ")
  }
}

extension Double {
  fileprivate var repeatWords: String { isFinite && self < 1e9 ? thousandths : "endless" }
}

extension AnimatedValue {
  /// The value as text: `1`, `100,20`, `0,0 100×20`, `#FF0000`, `none` for no colour, or the
  /// numbers of a transform.
  fileprivate func words(of path: AnimatedPath) -> String {
    switch self {
    case .color(let color): return color?.hex ?? "none"
    case .transform(let transform):
      let t = CATransform3DGetAffineTransform(transform)
      return [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0).thousandths }
        .joined(separator: " ")
    case .vector(let numbers):
      let texts = (0..<path.componentCount).map { numbers[$0].thousandths }
      guard texts.count == 4 else { return texts.joined(separator: ",") }
      return "\(texts[0]),\(texts[1]) \(texts[2])×\(texts[3])"
    }
  }
}

extension AnimatedPath {
  /// The number of components that the value has.
  fileprivate var componentCount: Int {
    switch part {
    case .numbers(let range): range.count
    case .translation: 2
    case .whole:
      switch property {
      case .position, .anchorPoint, .shadowOffset: 2
      case .bounds, .contentsRect: 4
      default: 1
      }
    default: 1
    }
  }
}
