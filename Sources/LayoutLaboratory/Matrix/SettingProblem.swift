package import Foundation

/// A problem of a screen with some of the user's settings: a clipped text, texts that overlap, a
/// view outside the window, conflicting constraints, or a difference from the default settings.
public struct SettingProblem: Sendable, Hashable {
  /// The kind of a problem.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A text is larger than its label.
    case clipped
    /// Two texts overlap.
    case overlapping
    /// A view is partly outside the width of the window.
    case outside
    /// Required constraints conflict.
    case conflicting
    /// A text has another number of lines than with the default settings, or is shown only with
    /// these settings or only with the default ones.
    case differing
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The name of the view, the names of two overlapping views, or the name of a constraint.
  public var element: String
  /// A description with its numbers: `“Einstellungen” is 132 points wide, its label 96`.
  public var detail: String
  /// The constraint or the view that causes the problem: `title wants to be 96 wide,
  /// Card.swift:12`; nil if none is known.
  public var blame: String?
  /// The frames concerned, in points of the screen.
  package var frames: [CGRect]
  /// The key that identifies the same problem under different settings.
  package var key: String
  /// The size of the problem, by which problems of one kind are compared: a length in points, or a
  /// number of lines for `differing`; 0 for `conflicting`.
  package var extent: CGFloat

  /// The problem as a title: `title clipped`.
  package var title: String {
    switch kind {
    case .clipped: "\(element) clipped"
    case .overlapping: "\(element) overlap"
    case .outside: "\(element) outside the window"
    case .conflicting: "\(element) conflicts"
    case .differing: "\(element) differs"
    }
  }
}
