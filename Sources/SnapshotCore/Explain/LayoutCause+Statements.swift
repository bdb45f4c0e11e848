extension LayoutCause {
  /// One statement for each class the cause belongs to; only the first goes into details.
  func statements(pane: String, policy: ClassPolicy) -> [Statement] {
    let place = pane.isEmpty ? "" : "\(pane): "
    return classes.enumerated().map { position, changeClass in
      Statement(
        changeClass, place + headline, details: position == 0 ? details : [], policy: policy)
    }
  }
}
