import LayoutCore

extension UIStackView {
  /// Returns a closure that changes the custom spacings to those of a recorded text: `30 after
  /// heading, 8 after note`.
  ///
  /// After views that the text does not name, the custom spacing is removed. The result is nil if
  /// the text cannot be parsed.
  func change(ofCustomSpacings text: String) -> LayoutRestorer.Change? {
    let views = arrangedSubviews
    var rest = Substring(text == LayoutRecord.ViewProperty.customSpacing.standard ? "" : text)
    let names = knownNames
    let golden = views.map { view in Self.spacing(after: names.label(of: view), in: &rest) }
    guard rest.isEmpty else { return nil }
    return {
      let old = views.map(self.customSpacing)
      self.set(golden, after: views)
      return { self.set(old, after: views) }
    }
  }

  private func set(_ spacings: [CGFloat], after views: [UIView]) {
    for (view, spacing) in zip(views, spacings) { setCustomSpacing(spacing, after: view) }
  }

  /// Parses the spacing after a view from the beginning of `rest`, and removes it from there;
  /// returns `spacingUseDefault` if the text begins with the spacing after another view.
  private static func spacing(after label: String, in rest: inout Substring) -> CGFloat {
    guard let space = rest.firstIndex(of: " ") else { return spacingUseDefault }
    let (word, after) = (rest[..<space], rest[space...])
    let end = " after \(label)"
    guard after.hasPrefix(end), let number = word == "system" ? spacingUseSystem : number(word)
    else { return spacingUseDefault }
    let tail = after.dropFirst(end.count)
    guard tail.isEmpty || tail.hasPrefix(", ") else { return spacingUseDefault }
    rest = tail.dropFirst(2)
    return number
  }

  private static func number(_ word: Substring) -> CGFloat? { Double(word).map { CGFloat($0) } }

  /// The names of all views of the screen in its layout record.
  private var knownNames: ViewNames {
    var names = ViewNames()
    let root = sequence(first: self as UIView, next: \._superview).reduce(self) { $1 }
    var tree = root.tree
    while let view = tree.next() {
      names.add(propertiesOf: view.controller)
      names.add(propertiesOf: view)
    }
    return names
  }
}

extension ViewNames {
  /// Returns the label of an arranged view in layout records: its name, or its class and text.
  fileprivate func label(of view: UIView) -> String {
    if let name = self[view] { return name }
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    return "\(type(of: view))" + (text.map { " “\($0)”" } ?? "")
  }
}
