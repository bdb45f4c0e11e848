import LayoutComparison

extension [LayoutDifference] {
  /// Returns the changes, by class; a change that several panes show is reported once.
  ///
  /// - Parameters:
  ///   - policy: the effect of each class of change.
  ///   - panes: the panes of both pictures; nil if all of them changed.
  ///   - isSeen: whether any pixel differs; false if there are no pixels to compare.
  /// - Returns: a statement for each class of each thing that changed; only the first goes into
  ///   details.
  func statements(
    policy: ClassPolicy, among panes: PaneDirectory? = nil, isSeen: Bool = true
  ) -> [ReportedChange] {
    mergedCauses(among: panes, isSeen: isSeen).flatMap { cause, panes, classes in
      classes.enumerated().map { position, changeClass in
        ReportedChange(
          changeClass, .cause(cause, panes: panes), isBrief: position > 0, policy: policy)
      }
    }
  }
}
