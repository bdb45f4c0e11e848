extension [LayoutDifference] {
  /// Returns the causes in all panes (the layouts in a picture); a cause found in several panes is
  /// returned once.
  ///
  /// If the pixels are the same, changed section metrics or view properties that move nothing are
  /// classed as metadata, unless the same change has an effect in another pane.
  ///
  /// - Parameters:
  ///   - panes: the panes of both pictures; nil if all of them changed.
  ///   - isSeen: whether any pixel differs; false if there are no pixels to compare.
  /// - Returns: each cause with its panes and its change classes.
  package func mergedCauses(
    among panes: PaneDirectory? = nil, isSeen: Bool = true
  ) -> [(cause: Cause, panes: ChangedPanes, classes: [ChangeClass])] {
    let panes =
      panes ?? PaneDirectory(golden: compactMap(\.golden), actual: compactMap(\.actual))
    let causes = flatMap { difference in
      difference.causes.grouped(by: \.trigger.sameness).enumerated().map {
        PaneCause($1, rank: $0, pane: difference.pane, isIdle: difference.isIdle && !isSeen)
      }
    }
    // The causes in each layout are in order of importance, and a cause's rank is its index in that
    // order. Merged causes are sorted by rank, so that the content size of one layout, for example,
    // does not precede an important cause in another layout.
    let groups = causes.grouped(by: \.cause.trigger.sameness).enumerated()
      .sorted { ($0.element[0].rank, $0.offset) < ($1.element[0].rank, $1.offset) }
      .map(\.element)
    return (groups.filter { !$0.isIdle } + groups.filter(\.isIdle)).map { causes in
      let (cause, shown) = causes.merge(across: panes)
      return (cause, shown, causes.classes)
    }
  }
}

/// The causes in one pane (a layout in a picture) that are the same change (see
/// ``Cause/Trigger/sameness``), merged into one.
private struct PaneCause {
  let pane: String
  /// The index of the first merged cause among all causes in the layout.
  let rank: Int
  let cause: Cause
  /// Whether the cause has no visible effect in the layout.
  let isIdle: Bool
  /// The lines that report the cause, without its further results; layouts with equal lines form a
  /// group.
  ///
  /// The lines are compared as text because unequal numbers may be printed alike, and NaN is not
  /// equal to itself.
  let words: [String]

  /// Merges causes in one layout that differ only in their elements.
  init(_ causes: [Cause], rank: Int, pane: String, isIdle: Bool) {
    self.pane = pane
    self.rank = rank
    self.isIdle = isIdle
    cause = Cause(merging: causes)
    words = [cause.headline] + cause.reporting([]).details
  }
}

extension [PaneCause] {
  /// Whether the cause has no visible effect in any layout of the picture.
  fileprivate var isIdle: Bool { allSatisfy(\.isIdle) }

  /// Whether the same original change was found in all layouts, so that only its effects can
  /// differ.
  private var isOfOneTrigger: Bool {
    Set(map { [$0.cause.trigger.headline] + $0.cause.trigger.details }).count == 1
  }

  fileprivate var classes: [ChangeClass] {
    isIdle ? [.metadata] : Set(flatMap(\.cause.classes)).sorted()
  }

  /// Returns the causes in several layouts merged into one that contains no elements, and the names
  /// of the layouts.
  fileprivate func merge(across directory: PaneDirectory) -> (cause: Cause, panes: ChangedPanes) {
    // If the same was found in all layouts, the report of the first is used, not the sum: if nine
    // cells moved in each layout, the message says nine.
    let alike = grouped(by: \.words)
    let cause = (alike.count == 1 ? self[0].cause : sum).reporting(results)
    let names = map(\.pane)
    return (
      cause,
      ChangedPanes(
        directory.names(of: names), directory.extent(of: names),
        parts: alike.count == 1 ? [] : parts(alike, among: directory))
    )
  }

  private var sum: Cause {
    let sum = Cause(summing: map(\.cause))
    let trigger = self[0].cause.trigger
    if isOfOneTrigger || trigger.withoutFollowed != trigger {
      return Cause(trigger.withoutFollowed, effects: sum.effects, views: sum.views)
    }
    let sizes = map(\.cause.trigger.contentSizes).filter { !$0.isEmpty }
    return sizes.isEmpty ? sum : Cause(.growth(of: sizes))
  }

  /// The further results that the cause has in every layout of the picture.
  ///
  /// If the content size changed by different amounts, the least and the greatest growth are added.
  private var results: [Cause.Trigger] {
    let all = map(\.cause.follows)
    let common = all[0].filter { result in all.allSatisfy { $0.contains(result) } }
    let sizes = all.flatMap { $0.map(\.contentSizes) }.filter { !$0.isEmpty }
    let isReported = common.contains { !$0.contentSizes.isEmpty }
    return isReported || sizes.isEmpty ? common : common + [.growth(of: sizes)]
  }

  /// Returns the results for each group of layouts; each array in `alike` contains layouts with
  /// equal results.
  private func parts(
    _ alike: [[PaneCause]], among directory: PaneDirectory
  ) -> [ChangedPanes.Part] {
    let isOfOneTrigger = isOfOneTrigger
    return alike.compactMap { causes in
      let cause = causes[0].cause
      let elements = isOfOneTrigger ? nil : cause.trigger.group
      let sizes = isOfOneTrigger ? [] : cause.trigger.contentSizes
      if elements == nil && cause.effects.isEmpty && sizes.isEmpty { return nil }
      return ChangedPanes.Part(
        extent: directory.extent(of: causes.map(\.pane)), elements: elements,
        contentSizes: sizes, effects: cause.effects)
    }
  }
}

extension Cause {
  /// Returns the cause without its elements, and with these further results.
  fileprivate func reporting(_ results: [Trigger]) -> Cause {
    Cause(trigger, effects: effects, follows: results, views: views)
  }
}

extension Cause.Trigger {
  /// Returns a change of the content size by different amounts in several layouts, given the sizes
  /// before and now.
  fileprivate static func growth(of sizes: [[[Double]]]) -> Self {
    let sides = [0, 1].map { side in
      ElementGroup.Extremes(sizes.map { $0[1][side] - $0[0][side] })
    }
    return .contentGrowth(width: sides[0], height: sides[1])
  }
}
