extension LayoutDifference {
  /// Whether only numbers of sections or properties of views changed, and no frame follows.
  ///
  /// The spacing between items that are one to a line is such a number, and the most lines of a
  /// text that has one: the layout says something else, and shows the same.
  var isIdle: Bool {
    // Another size of the content is a cause of its own, and so is a pane that came or went.
    changes.allSatisfy { $0.aspects.isSubset(of: .views) }
      && causes.allSatisfy(\.isStill)
  }
}
