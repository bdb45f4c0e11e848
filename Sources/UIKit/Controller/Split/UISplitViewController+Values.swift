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
    /// The middle column of a split view with three columns.
    case supplementary = 1
    /// The last column.
    case secondary = 2
    /// The column that is shown instead of all others in a compact width.
    case compact = 3
  }

  /// The arrangement of the visible columns.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One other column beside the secondary one: the supplementary or, of two columns, the primary
    /// one.
    case oneBesideSecondary = 2
    /// One other column over the secondary one: the supplementary or, of two columns, the primary
    /// one.
    case oneOverSecondary = 3
    /// All three columns side by side.
    case twoBesideSecondary = 4
    /// The primary and the supplementary column over the secondary one.
    case twoOverSecondary = 5
    /// The primary and the supplementary column, which move the secondary one partly off the
    /// screen.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The way in which other columns share the space with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The other columns are beside the secondary one.
    case tile = 1
    /// The other columns are over the secondary one.
    case overlay = 2
    /// The other columns move the secondary one partly off the screen.
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
