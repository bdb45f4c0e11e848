/// How much of a figure's content is drawn.
public enum FigureExtent: String, CaseIterable, Sendable, Hashable {
  /// What the screen shows.
  case viewport
  /// All content, with what the screen does not show at 30 %.
  case content
}
