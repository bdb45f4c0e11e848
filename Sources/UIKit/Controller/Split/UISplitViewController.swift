// Mirrors UISplitViewController (iOS 17). Missing: the display mode button in the bar, gestures.
public import Foundation

/// A container that shows up to three columns or, in a compact width, only one (facts LI86, LI87).
///
///     ┌───────┬────────────┐      ┌──────┐
///     │primary│ secondary  │      │ one  │
///     │       │            │      │column│
///     └───────┴────────────┘      └──────┘
///         regular width            compact
///
/// Differs from UIKit: columns appear and disappear without animation, and swipes are not
/// recognised.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Whether the button of the display mode is visible.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The style of the primary column's background.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The value that means a width chosen by the system.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Makes a container with two or three columns, as the style specifies.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container in the old style, with two controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a container of a storyboard; nil for any other coder (fact IB108).
  public required init?(coder: NSCoder) {
    style = Self.style(in: coder)
    super.init(coder: coder)
    coder.nib.map(decodeColumns(from:))
  }

  /// The number of columns; `unspecified` in the old style.
  public let style: Style
  /// The delegate, which decides which columns are visible in a compact width.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers of the columns, or the navigation controllers in which they are embedded.
  var columns: [Column: UIViewController] = [:]
  /// The controllers of each column that were moved to the first column's stack in a compact width.
  var lent: [Column: [UIViewController]] = [:]
  /// Whether the columns are arranged for a compact width; nil before the first arrangement.
  var arrangement: Bool?
  /// The column that is on top in a compact width; nil means the last one.
  var topColumn: Column?
  /// The lines between the columns.
  let separators = [UIView(), UIView()]

  /// The controllers of the visible columns; setting them replaces the primary and the secondary
  /// controller.
  open var viewControllers: [UIViewController] {
    get { shownColumns.compactMap { columns[$0] } }
    set {
      setColumn(.primary, newValue.first)
      setColumn(.secondary, newValue.dropFirst().first)
    }
  }
  /// Returns the controller of a column: the one that was set, or the navigation controller in
  /// which it is embedded; nil if none was set.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Sets the controller of a column; in the new styles, a controller that is not a navigation
  /// controller is embedded in one, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(column, vc)
  }
  /// Shows a column, by a change of the display mode or, in a compact width, on top of the others.
  open func show(_ column: Column) { showColumn(column) }
  /// Hides a column, except for the secondary one; in a compact width nothing happens.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Whether one column is shown, because the width is compact.
  open var isCollapsed: Bool { arrangement ?? (traitCollection.horizontalSizeClass == .compact) }
  /// The columns that are visible; `secondaryOnly` in a compact width.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : geometry.displayMode }
  /// The columns that should be visible; the default is the system's choice.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsDidChange() } }
  /// Inert: the way in which columns share the space, which `preferredDisplayMode` determines here.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The way in which the visible columns are arranged.
  open var splitBehavior: SplitBehavior { geometry.displayMode.behavior }
  /// The width of the primary column as a fraction of the whole; by default the system's choice.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The preferred width of the primary column in points; by default the fraction is used.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  /// The minimum width of the primary column in points; the default means 0.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  /// The maximum width of the primary column in points.
  ///
  /// The default means 320, or the preferred or minimum width if it is larger.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat { geometry.primaryWidth }
  /// The width of the supplementary column as a fraction of the whole.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The preferred width of the supplementary column in points; by default the fraction is used.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  /// The minimum width of the supplementary column in points; the default means 0.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  /// The maximum width of the supplementary column in points.
  ///
  /// The default means 375, or 320 if the container is narrower than 1180 points; or the preferred
  /// or minimum width if it is larger.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  /// The width of the supplementary column in points.
  open var supplementaryColumnWidth: CGFloat { geometry.supplementaryWidth }
  /// The side of the primary column; the default is leading.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
  /// Inert: whether a swipe shows the primary column.
  open var presentsWithGesture = true
  /// Inert: whether the button of the display mode is visible.
  ///
  /// The default is automatic.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Inert: the background of the primary column, which is that of its controller.
  ///
  /// The default is none.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Inert: whether a button hides all columns except for the secondary one.
  open var showsSecondaryOnlyButton = false
  /// An item whose button shows one column beside the secondary one, or hides it.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  /// Shows a controller in the primary column; a navigation controller in this column pushes the
  /// controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      setColumn(.primary, vc)
    }
  }
  /// Replaces the controller of the secondary column, and puts this column on top in a compact
  /// width.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    topColumn = .secondary
    setColumn(.secondary, vc)
  }

  /// Creates the view that contains the columns.
  open override func loadView() {
    view = LayoutContainerView(flexible: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    for separator in separators { separator.backgroundColor = .opaqueSeparator }
  }
  /// The visible controller that was added last, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { visibleChildren.last }
  /// The visible controller that was added last, which determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { visibleChildren.last }

  override func showChildren() { arrangeColumns() }
  override func layOutContainer() { placeColumns() }
}
