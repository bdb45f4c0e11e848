/// The equations across the axis, which align the views with each other and with the stack.
extension StackRecipe {
  var across: [Equation<StackItem>] {
    let aligned = alignments + (hasSpacer ? spans : [])
    let isOpen =
      !inSight.isEmpty && (usedAlignment.isBaseline || (usedAlignment != .fill && !hasSpacer))
    return connections + aligned + (usedAlignment == .fill ? [] : suppressions)
      + (isOpen ? [fit(side)] : [])
  }

  private var side: EquationAxis { axis.turned }

  /// The effective alignment.
  ///
  /// Only horizontal stacks support baselines; vertical ones use `leading` instead (fact ST35).
  var usedAlignment: Alignment {
    axis == .vertical && alignment.isBaseline ? .leading : alignment
  }

  /// Whether there is a spacer.
  ///
  /// The spacer is as large as the largest of several views (fact ST36), and replaces the views if
  /// none is visible (fact ST45). With the alignment `fill`, there is a spacer only if no view is
  /// visible.
  private var hasSpacer: Bool {
    inSight.isEmpty || (usedAlignment != .fill && views.count > 1)
  }

  /// The equations that align all views with the first one.
  private var alignments: [Equation<StackItem>] {
    usedAlignment.attributes(on: side).flatMap { attribute in
      views.indices.dropFirst().map {
        Equation(.view(0), attribute, .equal, .view($0), attribute).named("UISV-alignment")
      }
    }
  }

  /// The equations between the first view, or the spacer that replaces it, and the stack (facts
  /// ST26 to ST33).
  private var connections: [Equation<StackItem>] {
    let edges = [
      connection(at: side.start, isHeld: usedAlignment.holdsStart, firstIn: .firstBaseline),
      connection(at: side.end, isHeld: usedAlignment.holdsEnd, firstIn: .lastBaseline),
    ]
    guard usedAlignment == .center else { return edges }
    return edges + [connection(of: inSight.isEmpty ? .spacer : .view(0), at: side.center)]
  }

  /// Returns the connection at one edge.
  ///
  /// With baseline alignment, one edge of the stack is only connected to the first view, so other
  /// views may extend beyond the stack there (facts ST32, ST33).
  private func connection(
    at edge: Attribute, isHeld: Bool, firstIn baseline: Alignment
  ) -> Equation<StackItem> {
    if inSight.isEmpty { return connection(of: .spacer, at: edge) }
    if isHeld { return connection(of: .view(0), at: edge) }
    return hasSpacer && usedAlignment != baseline
      ? connection(of: .spacer, at: edge)
      : connection(of: .view(0), at: edge, .lessThanOrEqual)
  }
}

// MARK: - The spacer

extension StackRecipe {
  /// The equations that make the spacer enclose all visible views, and no larger than necessary
  /// (facts ST28 to ST30).
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
    return usedAlignment == .fill ? edges : edges + [fit]
  }

  private func boundary(
    _ index: Int, _ edge: Attribute, _ relation: Relation
  ) -> Equation<StackItem> {
    Equation(.spacer, edge, relation, .view(index), edge)
      .named(
        "UISV-spanning-boundary", priority: relation == .equal ? 999.5 : Constraint.required)
  }
}

// MARK: - Ambiguity

extension StackRecipe {
  /// Equations of low priority that set the size of every view across the axis to zero; they affect
  /// only views without an intrinsic size there (fact ST31).
  private var suppressions: [Equation<StackItem>] {
    views.indices.map {
      Equation(.view($0), side.length, .equal, 0)
        .named("UISV-ambiguity-suppression", priority: 25)
    }
  }
}

extension StackRecipe.Alignment {
  /// Whether the alignment is by lines of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether the start of every view is at the stack's edge.
  var holdsStart: Bool { self == .fill || self == .leading }
  /// Whether the end of every view is at the stack's edge.
  var holdsEnd: Bool { self == .fill || self == .trailing }

  /// Returns the attributes that the alignment makes equal.
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
