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
