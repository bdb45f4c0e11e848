/// Whether pictures are light or dark.
public enum Appearance: String, CaseIterable, Sendable, Hashable {
  /// Dark ink on a light page.
  case light
  /// Light ink on a dark page.
  case dark
}
