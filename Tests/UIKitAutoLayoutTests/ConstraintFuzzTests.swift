import TestSupport
import Testing
import UIKit

/// Constraints after any history of changes, against those of a tree made afresh.
@MainActor struct ConstraintFuzzTests {
  @Test(arguments: 0..<8)
  func `after any changes the frames are those of a tree made afresh`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var plan = TreePlan(count: 12, &generator)
    let tree = PlannedTree(plan)
    for step in 0..<40 {
      tree.change(&plan, &generator)
      guard generator.integer(0...2) > 0 else { continue }
      let fresh = PlannedTree(plan)
      for (index, (one, other)) in zip(tree.frames, fresh.frames).enumerated() {
        guard !one.isNear(other) else { continue }
        Issue.record("step \(step), view \(index): \(one), afresh \(other)")
        return
      }
    }
  }
}

/// A plan of a tree: each view refers to views before it alone, so that nothing conflicts.
private struct TreePlan {
  var size = CGSize(width: 400, height: 600)
  var nodes: [Node] = []

  struct Node {
    /// The index of the superview; nil for the root.
    var parent: Int?
    var rules: [Rule]
    var margin: CGFloat = 8
    /// A frame that is kept instead of the rules.
    var kept: CGRect?
    var isRightToLeft = false
    /// The text of a label, which has as many lines as its width needs; nil for a plain view.
    var text: String?
  }

  struct Rule {
    let attribute: NSLayoutConstraint.Attribute
    /// The view that the rule refers to; the root without one.
    var reference: Int?
    var side: NSLayoutConstraint.Attribute
    var constant: CGFloat
    /// For lengths: whether half the other's length limits a preference for the constant.
    var isWish: Bool
    var priority = UILayoutPriority(700)
  }

  init(count: Int, _ generator: inout SeededGenerator) {
    for index in 0..<count {
      nodes.append(
        Node(
          parent: Self.earlier(than: index, &generator),
          rules: [.leading, .top, .width, .height].map { Self.rule($0, of: index, &generator) },
          text: index % 3 == 2 ? Self.text(&generator) : nil))
    }
  }

  static func text(_ generator: inout SeededGenerator) -> String {
    Array(repeating: "words", count: generator.integer(1...9)).joined(separator: " ")
  }

  static func earlier(than index: Int, _ generator: inout SeededGenerator) -> Int? {
    let earlier = generator.integer(-1...(index - 1))
    return earlier < 0 ? nil : earlier
  }

  static func rule(
    _ attribute: NSLayoutConstraint.Attribute, of index: Int, _ generator: inout SeededGenerator
  ) -> Rule {
    let sides: [NSLayoutConstraint.Attribute] =
      switch attribute {
      case .leading: [.leading, .trailing, .centerX, .leadingMargin]
      case .top: [.top, .bottom, .centerY, .topMargin]
      // A width that depends on a height would depend on itself.
      default: [attribute]
      }
    return Rule(
      attribute: attribute, reference: earlier(than: index, &generator),
      side: sides[generator.integer(0...(sides.count - 1))],
      constant: constant(of: attribute, &generator), isWish: generator.integer(0...2) == 0)
  }

  /// A constant with which no view is narrower than its margins.
  static func constant(
    of attribute: NSLayoutConstraint.Attribute, _ generator: inout SeededGenerator
  ) -> CGFloat {
    let least = attribute == .width || attribute == .height ? 40 : 0
    return CGFloat(generator.integer(least...(least + 40)))
  }

  /// The views in a part of the tree.
  func inside(_ top: Int) -> Set<Int> {
    Set(nodes.indices.filter { index in sequence(first: index) { nodes[$0].parent }.contains(top) })
  }
}

/// Views that follow a plan and its changes.
@MainActor private final class PlannedTree {
  private let root = UIView()
  private var views: [UIView] = []
  /// The constraints of each rule of each view.
  private var made: [[[NSLayoutConstraint]]] = []

  init(_ plan: TreePlan) {
    root.frame.size = plan.size
    views = plan.nodes.map { $0.text == nil ? UIView() : UILabel() }
    for (index, node) in plan.nodes.enumerated() {
      add(index, plan)
      views[index].directionalLayoutMargins.leading = node.margin
      views[index].semanticContentAttribute =
        node.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      (views[index] as? UILabel)?.numberOfLines = 0
      (views[index] as? UILabel)?.text = node.text
      views[index].translatesAutoresizingMaskIntoConstraints = false
      made.append([])
    }
    for (index, node) in plan.nodes.enumerated() {
      made[index] = node.rules.map { constraints($0, of: index) }
      keep(node.kept, index)
    }
  }

  var frames: [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  private func add(_ index: Int, _ plan: TreePlan) {
    (plan.nodes[index].parent.map { views[$0] } ?? root).addSubview(views[index])
  }

  private func keep(_ frame: CGRect?, _ index: Int) {
    views[index].translatesAutoresizingMaskIntoConstraints = frame != nil
    if let frame { views[index].frame = frame }
    made[index].joined().forEach { $0.isActive = frame == nil }
  }

  private func constraints(_ rule: TreePlan.Rule, of index: Int) -> [NSLayoutConstraint] {
    let (view, other) = (views[index], rule.reference.map { views[$0] } ?? root)
    func related(
      _ relation: NSLayoutConstraint.Relation, to item: UIView?, times multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: rule.attribute, relatedBy: relation, toItem: item,
        attribute: item == nil ? .notAnAttribute : rule.side, multiplier: multiplier,
        constant: rule.constant)
    }
    guard rule.attribute == .width || rule.attribute == .height else {
      return [related(.equal, to: other)]
    }
    // The text says how high a label is.
    if view is UILabel, rule.attribute == .height { return [] }
    guard rule.isWish else { return [related(.equal, to: other, times: 0.5)] }
    let wish = related(.equal, to: nil)
    wish.priority = rule.priority
    return [wish, related(.lessThanOrEqual, to: other, times: 0.5)]
  }
}

extension PlannedTree {
  func change(_ plan: inout TreePlan, _ generator: inout SeededGenerator) {
    let index = generator.integer(0...(views.count - 1))
    let rule = generator.integer(0...3)
    switch generator.integer(0...9) {
    case 0...1: changeConstant(of: rule, of: index, &plan, &generator)
    case 2: replace(rule, of: index, &plan, &generator)
    case 3:
      let parent = TreePlan.earlier(than: index, &generator)
      guard parent != plan.nodes[index].parent else { return }
      plan.nodes[index].parent = parent
      move(index, plan) { add(index, plan) }
    case 4:
      move(index, plan) {
        views[index].removeFromSuperview()
        if generator.integer(0...1) == 0 { root.layoutIfNeeded() }
        add(index, plan)
      }
    case 5:
      plan.size.width = CGFloat(generator.integer(200...500))
      root.frame.size = plan.size
    case 6:
      plan.nodes[index].margin = CGFloat(generator.integer(0...20))
      views[index].directionalLayoutMargins.leading = plan.nodes[index].margin
    case 7:
      plan.nodes[index].isRightToLeft.toggle()
      views[index].semanticContentAttribute =
        plan.nodes[index].isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    case 8:
      guard let label = views[index] as? UILabel else { return }
      plan.nodes[index].text = TreePlan.text(&generator)
      label.text = plan.nodes[index].text
    default:
      let frame = CGRect(x: 3, y: 4, width: CGFloat(generator.integer(40...90)), height: 60)
      plan.nodes[index].kept = plan.nodes[index].kept == nil ? frame : nil
      keep(plan.nodes[index].kept, index)
    }
  }

  private func changeConstant(
    of rule: Int, of index: Int, _ plan: inout TreePlan, _ generator: inout SeededGenerator
  ) {
    let attribute = plan.nodes[index].rules[rule].attribute
    let constant = TreePlan.constant(of: attribute, &generator)
    plan.nodes[index].rules[rule].constant = constant
    made[index][rule].forEach { $0.constant = constant }
    guard let wish = made[index][rule].first, wish.priority != .required else { return }
    wish.priority = UILayoutPriority(Float(generator.integer(1...999)))
    plan.nodes[index].rules[rule].priority = wish.priority
  }

  private func replace(
    _ rule: Int, of index: Int, _ plan: inout TreePlan, _ generator: inout SeededGenerator
  ) {
    let old = plan.nodes[index].rules[rule]
    let new = TreePlan.rule(old.attribute, of: index, &generator)
    plan.nodes[index].rules[rule] = new
    NSLayoutConstraint.deactivate(made[index][rule])
    made[index][rule] = constraints(new, of: index)
    if plan.nodes[index].kept == nil { NSLayoutConstraint.activate(made[index][rule]) }
  }

  /// Moves a view; constraints between its subtree and other views end, and are made again
  /// afterwards.
  private func move(_ index: Int, _ plan: TreePlan, by moving: () -> Void) {
    let inside = plan.inside(index)
    moving()
    for (one, node) in plan.nodes.enumerated() where node.kept == nil {
      for (rule, made) in zip(node.rules, made[one]) {
        let crosses = inside.contains(one) != rule.reference.map { inside.contains($0) } ?? false
        for constraint in made {
          let ends = crosses && constraint.secondItem != nil
          #expect(constraint.isActive != ends, "\(constraint), fact AL34")
          constraint.isActive = true
        }
      }
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) < 1e-6
      && abs(width - other.width) + abs(height - other.height) < 1e-6
  }
}
