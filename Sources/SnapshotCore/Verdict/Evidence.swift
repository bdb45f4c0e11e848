/// What was compared, for a message or a report.
public enum Evidence: Sendable {
  /// Two pictures with their layouts.
  case picture(PictureComparison)
  /// Two layouts.
  case layout([LayoutDifference])
  /// Two texts.
  case text(TextDifference)
}
