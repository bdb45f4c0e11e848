import LayoutComparison

extension [LayoutDifference] {
  /// Returns the changes, each with its class; a change in several layouts of a picture is reported
  /// once.
  ///
  /// - Parameters:
  ///   - policy: the reaction to each class of change.
  ///   - panes: the layouts of both pictures; nil if all of them changed.
  ///   - isSeen: whether any pixel differs; false if no pixels are compared.
  /// - Returns: for each cause, one change for each of its classes; only the first one has details.
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
