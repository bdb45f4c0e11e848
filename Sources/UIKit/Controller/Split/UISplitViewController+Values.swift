extension UISplitViewController {
  /// The number of columns of a split view.
  public enum Style: Int, Sendable {
    /// The old style with two controllers.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view.
  public enum Column: Int, Sendable, CaseIterable {
    /// The first column.
    case primary = 0
    /// The column in the middle of three.
    case supplementary = 1
    /// The last column.
    case secondary = 2
    /// The column that is shown instead of all others in a compact width.
    case compact = 3
  }

  /// The columns that are visible.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// The column before the secondary one beside it.
    case oneBesideSecondary = 2
    /// The column before the secondary one over it.
    case oneOverSecondary = 3
    /// All three columns side by side.
    case twoBesideSecondary = 4
    /// The primary and the supplementary column over the secondary one.
    case twoOverSecondary = 5
    /// The primary and the supplementary column, which move the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The way in which columns are arranged.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Columns are side by side.
    case tile = 1
    /// Columns are over the secondary one.
    case overlay = 2
    /// Columns move the secondary one aside.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns beside or over the secondary one.
  var extraColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic: .automatic
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
    }
  }
}
