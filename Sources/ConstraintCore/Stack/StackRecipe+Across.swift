/// Across the axis: how views are aligned with each other and with the stack.
extension StackRecipe {
  var across: [Equation<StackItem>] {
    let aligned = alignments + (hasSpacer ? spans : [])
    let isOpen = usedAlignment.isBaseline || (usedAlignment != .fill && !hasSpacer)
    return connections + aligned + (usedAlignment == .fill ? [] : suppressions)
      + (isOpen ? [fit(side)] : []) + textLengths
  }

  private var side: EquationAxis { axis.turned }

  /// Only rows have baselines in common; in a column both are as leading (fact ST35).
  private var usedAlignment: Alignment {
    axis == .vertical && alignment.isBaseline ? .leading : alignment
  }

  /// The guide is needed to find the thickest of several views (fact ST36).
  private var hasSpacer: Bool { usedAlignment != .fill && views.count > 1 }

  /// All views are aligned with the first one.
  private var alignments: [Equation<StackItem>] {
    usedAlignment.attributes(on: side).flatMap { attribute in
      views.indices.dropFirst().map {
        Equation(.view(0), attribute, .equal, .view($0), attribute).named("UISV-alignment")
      }
    }
  }

  /// What ties the first view, or the spacer in its place, to the stack (facts ST26 to ST33).
  private var connections: [Equation<StackItem>] {
    let first = StackItem.view(0)
    var result = [
      usedAlignment.holdsStart
        ? connection(of: first, at: side.start)
        : connection(of: outermost, at: side.start, hasSpacer ? .equal : .lessThanOrEqual),
      usedAlignment.holdsEnd
        ? connection(of: first, at: side.end)
        : connection(of: last, at: side.end, last == .spacer ? .equal : .lessThanOrEqual),
    ]
    if usedAlignment == .center { result.append(connection(of: first, at: side.center)) }
    return result
  }

  private var outermost: StackItem { hasSpacer ? .spacer : .view(0) }

  /// What ends at the stack's end: on last baselines it is the first view (fact ST33).
  private var last: StackItem { usedAlignment == .lastBaseline ? .view(0) : outermost }
}

// MARK: - The spacer

extension StackRecipe {
  /// The spacer reaches around all views in sight, and is no thicker than it must be (facts ST28
  /// to ST30).
  private var spans: [Equation<StackItem>] {
    let edges = inSight.flatMap { index in
      [
        usedAlignment.holdsStart
          ? boundary(index, side.start, .equal) : boundary(index, side.start, .lessThanOrEqual),
        usedAlignment.holdsEnd
          ? boundary(index, side.end, .equal) : boundary(index, side.end, .greaterThanOrEqual),
      ]
    }
    let fit = Equation(StackItem.spacer, side.length, .equal, 0)
      .named("UISV-spanning-fit", priority: 51)
    return edges + [fit]
  }

  private func boundary(
    _ index: Int, _ edge: Attribute, _ relation: Relation
  ) -> Equation<StackItem> {
    Equation(.spacer, edge, relation, .view(index), edge)
      .named(
        "UISV-spanning-boundary", priority: relation == .equal ? 999.5 : Constraint.required)
  }
}

// MARK: - What is left open otherwise

extension StackRecipe {
  /// A view without an intrinsic thickness gets none (fact ST31).
  private var suppressions: [Equation<StackItem>] {
    views.indices.map {
      Equation(.view($0), side.length, .equal, 0)
        .named("UISV-ambiguity-suppression", priority: 25)
    }
  }

  /// On baselines the views get equal parts of the length, where nothing else decides (fact ST34).
  ///
  /// Printed for views of the same priorities. Where they differ, or the distribution gives the
  /// lengths, there is nothing to decide: a label beside a text field keeps its length.
  private var textLengths: [Equation<StackItem>] {
    guard usedAlignment.isBaseline, distribution == .fill,
      Set(inSight.map { [views[$0].hugging, views[$0].compression] }).count == 1
    else { return [] }
    return inSight.map {
      var equation = Equation(StackItem.view($0), axis.length, .equal, .stack, axis.length)
      equation.multiplier = 1 / Double(inSight.count)
      return equation.named("UISV-text-width-disambiguation", priority: 760)
    }
  }
}

extension StackRecipe.Alignment {
  /// Whether views are aligned by lines of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether the views begin where the stack does.
  var holdsStart: Bool { self == .fill || self == .leading }
  /// Whether the views end where the stack does.
  var holdsEnd: Bool { self == .fill || self == .trailing }

  /// What views have in common.
  func attributes(on side: EquationAxis) -> [Attribute] {
    switch self {
    case .fill: [side.end, side.start]
    case .leading: [side.start]
    case .firstBaseline: [.firstBaseline]
    case .center: [side.center]
    case .trailing: [side.end]
    case .lastBaseline: [.lastBaseline]
    }
  }
}
