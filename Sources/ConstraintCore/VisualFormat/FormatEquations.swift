/// The conversion of a visual format into equations.
struct FormatEquations {
  let axis: EquationAxis
  let options: FormatOptions
  private(set) var equations: [Equation<FormatItem>] = []
  /// The item at which the next connection begins; nil at the start of the format.
  var last: FormatItem?

  /// The space that `-` represents between two views (fact AL35).
  static let standardSpace = 8.0

  init(axis: EquationAxis, options: FormatOptions) {
    self.axis = axis
    self.options = options
  }

  /// Adds the equation for a view's length given by a predicate in parentheses.
  mutating func addLength(of item: FormatItem, _ predicate: FormatPredicate) {
    var equation: Equation<FormatItem>
    switch predicate.object {
    case .number(let number):
      equation = Equation(item, axis.length, predicate.relation, number)
    case .view(let name):
      equation = Equation(item, axis.length, predicate.relation, .view(name), axis.length)
    case .standardSpace: return
    }
    equation.priority = predicate.priority
    equations.append(equation)
  }

  /// Adds the equations for the spaces between the last item and the next one, and for their
  /// alignment.
  mutating func connect(to item: FormatItem, _ predicates: [FormatPredicate]) {
    defer { last = item }
    guard let last else { return }
    for predicate in predicates {
      equations.append(space(from: last, to: item, predicate))
    }
    guard last != .superview, item != .superview else { return }
    equations += options.alignments.map { Equation(last, $0, .equal, item, $0) }
  }

  private func space(
    from previous: FormatItem, to next: FormatItem, _ predicate: FormatPredicate
  ) -> Equation<FormatItem> {
    let (near, far) = edges(from: previous, to: next)
    // If the format is read from right to left, the earlier item is on the right, at larger
    // coordinates.
    let (high, low) = isReversed ? (near, far) : (far, near)
    var equation = Equation(high.item, high.edge, predicate.relation, low.item, low.edge)
    equation.priority = predicate.priority
    switch predicate.object {
    case .number(let number): equation.constant = number
    // Next to the superview, the standard space is the superview's margin (fact AL36).
    case .standardSpace where high.item == .superview:
      equation.firstAttribute = high.edge.insideMargins
    case .standardSpace where low.item == .superview:
      equation.secondAttribute = low.edge.insideMargins
    case .standardSpace: equation.constant = Self.standardSpace
    case .view: break
    }
    return equation
  }

  /// Returns the two edges between which a space is measured.
  ///
  /// If one of the items is the superview, both edges are on the same side, such as the leading
  /// edge of each item.
  private func edges(
    from previous: FormatItem, to next: FormatItem
  ) -> (near: (item: FormatItem, edge: Attribute), far: (item: FormatItem, edge: Attribute)) {
    let (start, end) = axis.edges(for: options)
    if previous == .superview { return ((previous, start), (next, start)) }
    if next == .superview { return ((previous, end), (next, end)) }
    if axis.center == .centerY && options.contains(.baselineToBaseline) {
      return ((previous, .lastBaseline), (next, .firstBaseline))
    }
    return ((previous, end), (next, start))
  }

  private var isReversed: Bool { axis.edges(for: options).start == .right }
}

extension EquationAxis {
  /// Returns the edges at which views begin and end in the direction in which the format is read.
  fileprivate func edges(for options: FormatOptions) -> (start: Attribute, end: Attribute) {
    guard self == .horizontal else { return (start, end) }
    if options.contains(.leftToRight) { return (.left, .right) }
    if options.contains(.rightToLeft) { return (.right, .left) }
    return (start, end)
  }
}
