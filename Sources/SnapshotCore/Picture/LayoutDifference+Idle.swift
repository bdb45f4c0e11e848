extension LayoutDifference {
  /// Whether only numbers of sections changed, and no frame follows from them.
  ///
  /// The spacing between items that stand one to a line is such a number: the layout says another
  /// one, and shows the same.
  var isIdle: Bool {
    // Another size of the content is a cause of its own, and so is a pane that came or went.
    changes.isEmpty
      && causes.allSatisfy { cause in
        if case .sections = cause.trigger { return cause.effects.isEmpty }
        return false
      }
  }
}

extension [LayoutDifference] {
  /// What changed, by class; where no pixel did, numbers that move nothing are metadata.
  ///
  /// - Parameters:
  ///   - policy: what a change of each class does.
  ///   - isSeen: whether any pixel differs.
  /// - Returns: a statement for each thing that changed.
  func statements(policy: ClassPolicy, isSeen: Bool) -> [Statement] {
    if isSeen { return statements(policy: policy) }
    let idle = filter(\.isIdle).statements(policy: policy)
    return filter { !$0.isIdle }.statements(policy: policy)
      + idle.map { Statement(.metadata, $0.finding, policy: policy) }
  }
}
