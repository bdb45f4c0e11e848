import ConstraintCore

/// The constraints of a stack view, solved without views.
///
/// An item has four variables, as in UIKit (fact AL2); baselines are the edges of plain views
/// (AL63).
struct StackSolution {
  private struct Place {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
  }

  private var solver = Solver()
  private var places: [StackItem: Place] = [:]

  init(_ recipe: StackRecipe, width: Double?, height: Double?) throws {
    try place(.stack)
    for (attribute, length) in [(Attribute.width, width), (.height, height)] {
      // A length that is not given is 0 with the priority of the fitting size.
      try add(
        Equation(
          first: .stack, firstAttribute: attribute, constant: length ?? 0,
          priority: length == nil ? 50 : 1000))
    }
    for (attribute, value) in [(Attribute.leading, 0.0), (.top, 0)] {
      try solver.add(Constraint(terms(of: .stack, attribute), .equal, value))
    }
    if recipe.isMarginsRelative { try addMargins() }
    for equation in recipe.equations { try add(equation) }
  }

  /// Gives a view a content size along an axis, as hugging and compression do (fact AL52).
  mutating func setContent(
    _ length: Double, of item: StackItem, _ attribute: Attribute, hugging: Float
  ) throws {
    guard length >= 0 else { return }
    if let place = places[item] {
      try solver.setReference(length, of: attribute == .width ? place.width : place.height)
    }
    for (relation, priority) in [(Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, 750)] {
      try add(
        Equation(
          first: item, firstAttribute: attribute, relation: relation, constant: length,
          priority: priority))
    }
  }

  mutating func solve() -> Bool { solver.solve().isEmpty }

  func frame(of item: StackItem) -> [Double] {
    guard let place = places[item] else { return [] }
    return [place.x, place.y, place.width, place.height].map(solver.value)
  }

  private mutating func place(_ item: StackItem) throws {
    guard places[item] == nil else { return }
    let place = Place(
      x: solver.addVariable(.position), y: solver.addVariable(.position),
      width: solver.addVariable(.size), height: solver.addVariable(.size))
    places[item] = place
    for size in [place.width, place.height] {
      try solver.add(Constraint([.init(size)], .greaterThanOrEqual, 0))
    }
  }

  private mutating func addMargins() throws {
    for (edge, margin) in [(Attribute.leading, 8.0), (.trailing, -8), (.top, 8), (.bottom, -8)] {
      try add(
        Equation(
          first: .margins, firstAttribute: edge, second: .stack, secondAttribute: edge,
          constant: margin))
    }
  }

  private mutating func add(_ equation: Equation<StackItem>) throws {
    try place(equation.first)
    if let second = equation.second { try place(second) }
    let left = terms(of: equation.first, equation.firstAttribute)
    let right = equation.second.map { terms(of: $0, equation.secondAttribute) } ?? []
    let subtracted = right.map {
      Constraint.Term($0.variable, times: -equation.multiplier * $0.coefficient)
    }
    try solver.add(
      Constraint(
        left + subtracted, equation.relation, equation.constant, priority: equation.priority))
  }

  private func terms(of item: StackItem, _ attribute: Attribute) -> [Constraint.Term] {
    guard let place = places[item] else { return [] }
    return switch attribute {
    case .leading: [.init(place.x)]
    case .trailing: [.init(place.x), .init(place.width)]
    case .centerX: [.init(place.x), .init(place.width, times: 0.5)]
    case .top, .firstBaseline: [.init(place.y)]
    case .bottom, .lastBaseline: [.init(place.y), .init(place.height)]
    case .centerY: [.init(place.y), .init(place.height, times: 0.5)]
    case .width: [.init(place.width)]
    case .height: [.init(place.height)]
    default: []
    }
  }
}
