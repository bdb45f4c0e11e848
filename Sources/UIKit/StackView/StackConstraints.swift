import ConstraintCore
import Foundation

/// The constraints and guides that a stack view has made so far.
@MainActor struct StackConstraints {
  /// The equation of a constraint, by which the constraint is found when the stack is updated.
  private typealias Key = Equation<ObjectIdentifier>

  private var made: [Key: NSLayoutConstraint] = [:]
  private var spacer: UILayoutGuide?
  /// The guides between neighbouring views (or their centres, with `equalCentering`), by the view
  /// before the guide.
  private var gaps: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Adds and removes constraints and guides, so that they match a `StackRecipe` (fact ST7).
  mutating func update(to recipe: StackRecipe, of stack: UIStackView) {
    // The constraints of views that have left the stack have already been deactivated (fact AL34).
    made = made.filter { $0.value.isActive }
    let equations = recipe.equations
    let guides = guides(for: equations, of: stack)
    var old = made
    made = [:]
    var new: [(key: Key, equation: Equation<StackItem>)] = []
    for equation in equations {
      guard let key = key(of: equation, in: stack), made[key] == nil else { continue }
      if let known = old.removeValue(forKey: key) {
        made[key] = known
      } else {
        new.append((key, equation))
      }
    }
    adopt(&old, for: &new)
    // The constraints are deactivated in the order of their serial numbers: the solution of an
    // ambiguous layout depends on the order, which must be the same in every run.
    NSLayoutConstraint.deactivate(old.values.sorted { $0.serial < $1.serial })
    var added: [NSLayoutConstraint] = []
    for (key, equation) in new where made[key] == nil {
      guard let constraint = constraint(equation, in: stack) else { continue }
      made[key] = constraint
      added.append(constraint)
    }
    NSLayoutConstraint.activate(added)
    stack.removeLayoutGuides(guides)
  }

  /// Reuses old constraints that differ from new ones only in their constants, since changing a
  /// constant is the cheapest change (fact AL12).
  private mutating func adopt(
    _ old: inout [Key: NSLayoutConstraint],
    for new: inout [(key: Key, equation: Equation<StackItem>)]
  ) {
    if old.isEmpty { return }
    var similar: [Key: Key] = [:]
    for (key, _) in old.sorted(by: { $0.value.serial < $1.value.serial }) {
      similar[key.withoutConstant] = key
    }
    new.removeAll { key, _ in
      guard let match = similar.removeValue(forKey: key.withoutConstant),
        let known = old.removeValue(forKey: match)
      else { return false }
      known.constant = key.constant
      made[key] = known
      return true
    }
  }

  private func constraint(
    _ equation: Equation<StackItem>, in stack: UIStackView
  ) -> NSLayoutConstraint? {
    let made = NSLayoutConstraint(equation) { object(of: $0, in: stack) }
    made?.maker = stack
    return made
  }
}

// MARK: - Items

extension StackConstraints {
  private func object(of item: StackItem, in stack: UIStackView) -> AnyObject? {
    switch item {
    case .stack: stack
    case .margins: stack.layoutMarginsGuide
    case .view(let index): stack.arrangedSubviews[index]
    case .spacer: spacer
    case .gap(let index): gaps[ObjectIdentifier(stack.arrangedSubviews[index])]
    }
  }

  private func key(of equation: Equation<StackItem>, in stack: UIStackView) -> Key? {
    equation.compactMap { item in object(of: item, in: stack).map(ObjectIdentifier.init) }
  }

  /// Creates the guides that occur in the equations, and returns the existing guides that do not
  /// occur in them any more.
  private mutating func guides(
    for equations: [Equation<StackItem>], of stack: UIStackView
  ) -> [UILayoutGuide] {
    var unused = gaps
    var hasSpacer = false
    for item in equations.flatMap({ [$0.first, $0.second] }) {
      if item == .spacer { hasSpacer = true }
      guard case .gap(let index) = item else { continue }
      let view = ObjectIdentifier(stack.arrangedSubviews[index])
      unused[view] = nil
      gaps[view] = gaps[view] ?? stack.addGuide(.gap)
    }
    for view in unused.keys { gaps[view] = nil }
    var left = Set(unused.values.map(ObjectIdentifier.init))
    if hasSpacer {
      spacer = spacer ?? stack.addGuide(.spacer)
    } else if let spacer {
      left.insert(ObjectIdentifier(spacer))
      self.spacer = nil
    }
    return stack.layoutGuides.filter { left.contains(ObjectIdentifier($0)) }
  }
}

extension UIStackView {
  fileprivate func addGuide(_ role: StackGuide.Role) -> UILayoutGuide {
    let guide = StackGuide(role)
    addLayoutGuide(guide)
    return guide
  }
}

extension Equation {
  fileprivate var withoutConstant: Self {
    var copy = self
    copy.constant = 0
    return copy
  }
}
