// Mirrors UIBaselineAdjustment (iOS 17). Missing: nothing.

/// The vertical position of a label's text that was shrunk to fit on its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it was before the text was shrunk.
  case alignBaselines = 0
  /// The centre of the line stays at the centre of the label.
  case alignCenters = 1
  /// The upper edge of the line stays where it was before the text was shrunk.
  case none = 2
}
