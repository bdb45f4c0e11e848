/// What is wrong with a layout.
public struct LintReport: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`.
  public var variant: String?
  /// The device.
  public var device: String
  /// The class of the layout.
  public var layout: String
  /// What was found, in the order it was.
  public var findings: [LayoutFinding]

  /// Whether nothing was found.
  public var isEmpty: Bool { findings.isEmpty }
}
