extension LayoutRecord.View {
  /// The label of the view in a list of arranged subviews: its name, or its class and text.
  package var arrangedLabel: String {
    if let name { return name }
    guard let text = look[.text] ?? look[.title] else { return className }
    return "\(className) “\(text)”"
  }
}
