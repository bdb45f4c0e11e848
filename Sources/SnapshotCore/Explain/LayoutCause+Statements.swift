extension LayoutCause {
  /// The cause and its effects in one sentence.
  public var headline: String { CauseSummary(self).headline }

  /// The elements, a line for each of their changes.
  public var details: [String] { CauseSummary(self).details }
}

extension [LayoutDifference] {
  /// Returns the changes, by class; a change that several panes show is reported once.
  ///
  /// Where nothing else is seen, numbers of sections that move nothing are metadata, unless the
  /// very same change moves something in another pane.
  ///
  /// - Parameters:
  ///   - policy: the effect of each class of change.
  ///   - panes: the panes of both pictures; nil if all of them changed.
  ///   - isSeen: whether any pixel differs; false if there are no pixels to compare.
  /// - Returns: a statement for each class of each thing that changed.
  func statements(
    policy: ClassPolicy, among panes: PaneDirectory? = nil, isSeen: Bool = true
  ) -> [ReportedChange] {
    let panes =
      panes ?? PaneDirectory(golden: compactMap(\.golden), actual: compactMap(\.actual))
    let causes = flatMap { difference in
      difference.causes.grouped { CauseSummary($0).trigger.sameness }.enumerated().map {
        PaneCause($1, rank: $0, pane: difference.pane, isIdle: difference.isIdle && !isSeen)
      }
    }
    // The causes of a pane are in order of their weight; of several panes the first of each come
    // first, so that no pane's content size is before another's reason.
    let told = causes.grouped(by: \.sameness).enumerated()
      .sorted { ($0.element[0].rank, $0.offset) < ($1.element[0].rank, $1.offset) }
      .map { ToldCause($0.element, among: panes) }
    return (told.filter { !$0.isIdle } + told.filter(\.isIdle))
      .flatMap { $0.statements(policy: policy) }
  }
}

/// The change in one pane.
private struct PaneCause {
  let pane: String
  /// Its place among the pane's causes.
  let rank: Int
  let cause: LayoutCause
  let summary: CauseSummary
  let sameness: String
  /// Whether it has no visible effect.
  let isIdle: Bool
  /// Everything that is reported of it except what only follows; by words, since numbers that are
  /// rounded alike need not be equal, and NaN equals nothing.
  let words: [String]

  /// Puts the causes of one pane together that differ in their elements only.
  init(_ causes: [LayoutCause], rank: Int, pane: String, isIdle: Bool) {
    self.pane = pane
    self.rank = rank
    self.isIdle = isIdle
    cause = LayoutCause(merging: causes)
    summary = CauseSummary(cause)
    sameness = summary.trigger.sameness
    words = [summary.headline] + summary.withoutResults.details
  }
}

/// A change that is reported once for all panes that show it.
private struct ToldCause {
  let isIdle: Bool
  private let summary: CauseSummary
  private let panes: ChangedPanes
  private let classes: [ChangeClass]

  init(_ causes: [PaneCause], among directory: PaneDirectory) {
    isIdle = causes.allSatisfy(\.isIdle)
    classes = Set(causes.flatMap(\.cause.classes)).sorted()
    let names = causes.map(\.pane)
    let parts = Self.parts(causes, directory)
    panes = ChangedPanes(
      directory.names(of: names), directory.extent(of: names), parts: parts)
    // What reads the same in each pane is not summed: nine cells that moved are nine everywhere.
    let isAlike = Set(causes.map(\.words)).count == 1
    summary = (isAlike ? causes[0].summary : Self.sum(of: causes))
      .withResults(Self.results(of: causes))
  }

  /// Returns the results in all panes alike; of the content, whose size differs per pane, its
  /// growth.
  private static func results(of causes: [PaneCause]) -> [CauseSummary.Trigger] {
    let all = causes.map(\.summary.follows)
    let common = all[0].filter { result in all.allSatisfy { $0.contains(result) } }
    let sizes = all.flatMap { $0.map(\.contentSizes) }.filter { !$0.isEmpty }
    let isTold = common.contains { !$0.contentSizes.isEmpty }
    return isTold || sizes.isEmpty ? common : common + [growth(sizes)]
  }

  private static func growth(_ sizes: [[[Double]]]) -> CauseSummary.Trigger {
    let sides = [0, 1].map { side in
      ElementGroup.Extremes(sizes.map { $0[1][side] - $0[0][side] })
    }
    return .contentGrowth(width: sides[0], height: sides[1])
  }

  private static func sum(of causes: [PaneCause]) -> CauseSummary {
    let sum = CauseSummary(summing: LayoutCause(merging: causes.map(\.cause)))
    let first = causes[0].summary.trigger
    if isSameTrigger(causes) || first.withoutFollowed != first {
      return CauseSummary(first.withoutFollowed, effects: sum.effects, views: sum.views)
    }
    let sizes = causes.map(\.summary.trigger.contentSizes).filter { !$0.isEmpty }
    return sizes.isEmpty ? sum : CauseSummary(growth(sizes))
  }

  /// Returns the results by panes; empty if they are the same in all.
  private static func parts(
    _ causes: [PaneCause], _ directory: PaneDirectory
  ) -> [ChangedPanes.Part] {
    let alike = causes.grouped(by: \.words)
    if alike.count == 1 { return [] }
    let isSameTrigger = isSameTrigger(causes)
    return alike.compactMap { causes in
      let summary = causes[0].summary
      let elements = isSameTrigger ? nil : summary.trigger.group
      let sizes = isSameTrigger ? [] : summary.trigger.contentSizes
      if elements == nil && summary.effects.isEmpty && sizes.isEmpty { return nil }
      return ChangedPanes.Part(
        extent: directory.extent(of: causes.map(\.pane)), elements: elements,
        contentSizes: sizes, effects: summary.effects)
    }
  }

  private static func isSameTrigger(_ causes: [PaneCause]) -> Bool {
    Set(causes.map { [$0.summary.trigger.headline] + $0.summary.trigger.details }).count == 1
  }

  /// One statement for each class the cause belongs to; only the first goes into details.
  func statements(policy: ClassPolicy) -> [ReportedChange] {
    let classes = isIdle ? [.metadata] : classes
    return classes.enumerated().map { position, changeClass in
      ReportedChange(
        changeClass, .cause(summary, panes: panes), isBrief: position > 0, policy: policy)
    }
  }
}

extension CauseSummary {
  /// The summary without the effects.
  fileprivate var withoutResults: CauseSummary { withResults([]) }

  /// Returns the summary with something else that only follows.
  fileprivate func withResults(_ results: [Trigger]) -> CauseSummary {
    CauseSummary(trigger, effects: effects, follows: results, views: views)
  }
}

extension CauseSummary.Trigger {
  /// The change without the number of its elements, which differs from pane to pane.
  var sameness: String {
    if case .contentGrowth = self { return "content size" }
    if !contentSizes.isEmpty { return "content size" }
    if withoutFollowed != self { return withoutFollowed.headline }
    guard let group, group.count > 1 else { return headline }
    let count = "\(group.count) "
    return headline.hasPrefix(count) ? String(headline.dropFirst(count.count)) : headline
  }

  /// The measures without their effects, which differ from pane to pane.
  fileprivate var withoutFollowed: Self {
    guard case .inferred(let sections, let changes, _) = self else { return self }
    return .inferred(sections, changes, followed: [])
  }

  /// The size of the content before and now; nothing if the trigger is another.
  fileprivate var contentSizes: [[Double]] {
    if case .contentSize(let golden, let actual) = self { [golden, actual] } else { [] }
  }
}
