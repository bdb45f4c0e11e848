// Mirrors UIListSeparatorConfiguration (iOS 17). Missing: nothing.
import Foundation

/// The separators above and below a row of a list (fact LI20).
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a separator is shown.
  public enum Visibility: Int, Sendable {
    /// The list shows or hides the separator depending on the position of the row (fact LI21).
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// The insets with which the list chooses the position of the separator.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  private static let automatic = CGFloat.greatestFiniteMagnitude

  /// The visibility of the separator above the row.
  ///
  /// The default is automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  ///
  /// The default is automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row; automatic by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row; automatic by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the separators; the default is `UIColor.separator`.
  public var color = UIColor.separator
  /// Inert: the colour of the separators of a selected row if several rows are selected.
  public var multipleSelectionColor = UIColor.separator
  /// Inert: the visual effect of the separators.
  public var visualEffect: UIVisualEffect?

  /// Makes the default separators of a list's appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
