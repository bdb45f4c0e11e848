extension LayoutDifference {
  /// Whether only section metrics or properties of views changed, and no frame did.
  ///
  /// Examples are the interitem spacing of items that each fill a line, and the maximum number of
  /// lines of a text that needs only one: the recorded layout differs, but the picture is the same.
  var isIdle: Bool {
    // The causes of a changed content size, or of a layout that appeared in the picture or vanished
    // from it, are never still.
    changes.allSatisfy { $0.aspects.isSubset(of: .views) }
      && causes.allSatisfy(\.isStill)
  }
}
