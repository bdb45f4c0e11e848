extension LayoutRecord.View {
  /// The label of the view in a list of arranged subviews: its name, or otherwise its class and, if
  /// there is one, its text or title.
  package var arrangedLabel: String {
    if let name { return name }
    guard let text = look[.text] ?? look[.title] else { return className }
    return "\(className) “\(text)”"
  }
}
