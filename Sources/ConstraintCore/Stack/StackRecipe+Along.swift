/// The equations along the axis: the ends, the gaps and the lengths.
extension StackRecipe {
  var along: [Equation<StackItem>] {
    [
      connection(of: inSight.isEmpty ? .spacer : .view(0), at: axis.start),
      connection(of: inSight.isEmpty ? .spacer : .view(views.count - 1), at: axis.end),
    ] + spacings + hidings + lengths
  }

  /// The equations between adjacent views, including hidden ones (facts ST11, ST12, ST38).
  ///
  /// Hidden views are in the middle of the gap between two visible views, so the gap keeps its
  /// length. Hidden views at either end of the list have no gap.
  private var spacings: [Equation<StackItem>] {
    let shown = inSight
    let first = shown.first ?? views.count
    let last = shown.last ?? -1
    var before = first
    return views.indices.dropFirst().map { index in
      defer { if !views[index].isHidden { before = index } }
      // At the ends the spacing of hidden views is an equation, because an inequality would leave
      // their position undetermined.
      let isOutside = index <= first || index > last
      return spacing(from: index - 1, to: index, of: isOutside ? nil : gap(after: before))
        .named("UISV-spacing")
    }
  }

  private func spacing(
    from previous: Int, to next: Int, of gap: Double?
  ) -> Equation<StackItem> {
    let hidden = [previous, next].count { views[$0].isHidden }
    let parts = [gap ?? 0, (gap ?? 0) / 2, 0]
    return Equation(
      .view(next), edge(of: next, .firstBaseline, axis.start),
      gap != nil && distribution.hasGuides ? .greaterThanOrEqual : .equal,
      .view(previous), edge(of: previous, .lastBaseline, axis.end), plus: parts[hidden])
  }

  /// Returns the edge from which the spacing is measured.
  ///
  /// The edge is a baseline only if the spacing is relative to baselines, the stack is vertical
  /// (fact ST50) and the view is visible.
  private func edge(of index: Int, _ baseline: Attribute, _ edge: Attribute) -> Attribute {
    views[index].isHidden ? edge : self.edge(baseline, edge)
  }

  private func edge(_ baseline: Attribute, _ edge: Attribute) -> Attribute {
    isBaselineRelative && axis == .vertical ? baseline : edge
  }

  private func gap(after index: Int) -> Double { views[index].customSpacing ?? spacing }

  private var hidings: [Equation<StackItem>] {
    views.indices.filter { views[$0].isHidden }.map {
      Equation(.view($0), axis.length, .equal, 0).named("UISV-hiding")
    }
  }

  private var lengths: [Equation<StackItem>] {
    switch distribution {
    case .fill: usedAlignment.isBaseline ? textLengths : []
    case .fillEqually: equalLengths
    case .fillProportionally: shares
    case .equalSpacing:
      guides(from: edge(.lastBaseline, axis.end), to: edge(.firstBaseline, axis.start))
        + equal(gaps) { _ in Constraint.required } + [fit(axis)]
    // The priorities are below compression resistance, so views shrink only if no spacing is left
    // (fact ST22).
    case .equalCentering:
      guides(from: axis.center, to: axis.center) + equal(gaps) { max(1, 150 - Float($0)) }
        + [fit(axis)]
    }
  }

  private var equalLengths: [Equation<StackItem>] {
    equal(inSight.map { .view($0) }) { _ in Constraint.required }
  }

  /// The equations for the lengths of texts with several lines.
  ///
  /// If the stack has baseline alignment, each view with such a text has an equal share of the
  /// stack's length without the gaps (fact ST34).
  private var textLengths: [Equation<StackItem>] {
    guard inSight.count > 1 else { return [] }
    let count = Double(inSight.count)
    return inSight.filter { views[$0].wraps }.map { index in
      var equation = Equation(
        StackItem.view(index), axis.length, .equal, .stack, axis.length, plus: -allGaps / count)
      equation.multiplier = 1 / count
      // The priority is just above the view's resistance to being shorter than its text on one
      // line.
      let priority = min(views[index].compression + 10, Constraint.required - 1)
      return equation.named("UISV-text-width-disambiguation", priority: priority)
    }
  }

  private var allGaps: Double { inSight.dropLast().map(gap).reduce(0, +) }

  /// Returns the equations that make each further item as long as the first.
  private func equal(
    _ items: [StackItem], at priority: (Int) -> Float
  ) -> [Equation<StackItem>] {
    guard let first = items.first else { return [] }
    return items.enumerated().dropFirst().map { place, item in
      Equation(item, axis.length, .equal, first, axis.length)
        .named("UISV-fill-equally", priority: priority(place))
    }
  }
}

// MARK: - Proportions

extension StackRecipe {
  /// The equations for each view's share of the stack's length, by intrinsic lengths (facts ST16,
  /// ST17).
  ///
  /// The priorities decrease, so the error caused by spacing and margins affects the last views
  /// (fact ST18). There is no equation for a view whose length is nil, and the share of a view
  /// whose length is zero is zero. If no view has a positive length, all views are equally long
  /// (fact ST19).
  private var shares: [Equation<StackItem>] {
    let lengths = inSight.compactMap { views[$0].length }.filter { $0 > 0 }
    guard !lengths.isEmpty else { return equalLengths }
    let total = lengths.reduce(0, +) + allGaps
    // If only one view has a positive length, and neither gaps nor views of unknown length need
    // space beside it, the equation is required, because there is no error to distribute.
    let isExact =
      lengths.count == 1 && (inSight.count == 1 || allGaps == 0)
      && inSight.allSatisfy { views[$0].length != nil }
    return inSight.compactMap { index in
      guard let length = views[index].length else { return nil }
      let equation =
        length > 0
        ? share(of: index, length / total, at: isExact ? Constraint.required : 999 - Float(index))
        : Equation(StackItem.view(index), axis.length, .equal, 0)
      return equation.named("UISV-fill-proportionally", priority: equation.priority)
    }
  }

  private func share(
    of index: Int, _ part: Double, at priority: Float
  ) -> Equation<StackItem> {
    var equation = Equation(StackItem.view(index), axis.length, .equal, .stack, axis.length)
    equation.multiplier = part
    equation.priority = max(1, priority)
    return equation
  }
}

// MARK: - Guides

extension StackRecipe {
  /// The guides between adjacent visible views (facts ST21, ST44).
  private var gaps: [StackItem] { inSight.dropLast().map { .gap($0) } }

  private func guides(from start: Attribute, to end: Attribute) -> [Equation<StackItem>] {
    zip(inSight, inSight.dropFirst()).flatMap { previous, next in
      [
        Equation(.gap(previous), axis.start, .equal, .view(previous), start),
        Equation(.gap(previous), axis.end, .equal, .view(next), end),
      ].map { $0.named("UISV-distributing-edge") }
    }
  }
}

extension StackRecipe.Distribution {
  /// Whether guides between the views are made equal, so that the spacing is only a minimum.
  var hasGuides: Bool { self == .equalSpacing || self == .equalCentering }
}
