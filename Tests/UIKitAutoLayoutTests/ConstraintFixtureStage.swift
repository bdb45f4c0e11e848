import Testing
import UIKit

/// The views of a fixture about constraints, and the constraints that are active.
@MainActor final class ConstraintFixtureStage {
  let root: UIView
  private(set) var views: [String: UIView] = [:]
  private var active: [String: [NSLayoutConstraint]] = [:]

  init(_ situation: ConstraintSituation) {
    root = UIView(
      frame: CGRect(x: 0, y: 0, width: situation.root[0], height: situation.root[1]))
    views["root"] = root
    for (name, view) in situation.views.sorted(by: { $0.key < $1.key }) {
      let made = FixtureView(view)
      root.addSubview(made)
      made.pinBaselines()
      views[name] = made
    }
    guard situation.isMirrored else { return }
    for view in views.values { view.semanticContentAttribute = .forceRightToLeft }
  }

  /// Makes a step's changes and lays out.
  func play(_ step: ConstraintSituation.Step) throws {
    for text in step.remove ?? [] {
      NSLayoutConstraint.deactivate(try #require(active[text], "\(text)"))
      active[text] = nil
    }
    for text in step.add ?? [] { try add(text) }
    for (text, constant) in step.constants ?? [:] {
      try #require(active[text]?.first, "\(text)").constant = constant
    }
    for (name, size) in step.content ?? [:] {
      (views[name] as? FixtureView)?.content = CGSize(width: size[0], height: size[1])
    }
    if let size = step.root { root.frame.size = CGSize(width: size[0], height: size[1]) }
    root.layoutIfNeeded()
  }

  func removeAll() {
    for constraints in active.values { NSLayoutConstraint.deactivate(constraints) }
    active = [:]
  }

  private func add(_ text: String) throws {
    let made = text.contains("[") ? constraints(format: text) : [try constraint(text)]
    NSLayoutConstraint.activate(made)
    active[text] = made
  }

  private func constraint(_ text: String) throws -> NSLayoutConstraint {
    try #require(ConstraintSentence(text)?.constraint { views[$0] }, "\(text)")
  }

  func constraints(format: String, metrics: [String: Double] = [:]) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: views)
  }

  /// A constraint as text, with the names of the fixture.
  func sentence(_ constraint: NSLayoutConstraint) -> ConstraintSentence {
    ConstraintSentence(constraint) { item in views.first { $0.value === item }?.key ?? "?" }
  }
}

/// A view of a fixture.
private final class FixtureView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private let baselines: (first: UIView, last: UIView)?
  private let distances: [Double]

  init(_ view: ConstraintSituation.View) {
    let size = view.content ?? [-1, -1]
    content = CGSize(width: size[0], height: size[1])
    distances = view.baselines ?? []
    baselines = view.baselines == nil ? nil : (UIView(), UIView())
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = view.mask != nil
    autoresizingMask = AutoresizingMask((view.mask ?? []).compactMap { Self.masks[$0] })
    if let numbers = view.frame {
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(view.hugging ?? 250), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(view.compression ?? 750), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override var forFirstBaselineLayout: UIView { baselines?.first ?? self }
  override var forLastBaselineLayout: UIView { baselines?.last ?? self }

  /// Places the views inside whose first and last baselines are this view's.
  func pinBaselines() {
    guard let baselines else { return }
    for view in [baselines.first, baselines.last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      baselines.first.topAnchor.constraint(equalTo: topAnchor, constant: distances[0]),
      baselines.last.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -distances[1]),
    ])
  }

  private static let masks: [String: AutoresizingMask] = [
    "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin,
    "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
  ]
}
