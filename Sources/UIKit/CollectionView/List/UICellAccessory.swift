// Mirrors UICellAccessory (iOS 17). Missing: nothing.
public import Foundation

/// A view beside the content of a list's cell (facts LI29, LI30).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case popUpMenu
    case customView(UIView)
  }

  /// The modes in which an accessory shows (fact LI30).
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The width in which an accessory is centred; it is not scaled (fact LI32).
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// The system's width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The closure called when an accessory is tapped.
  public typealias ActionHandler = @MainActor () -> Void

  /// The closure called when the user has chosen an element of a menu.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

  /// The kind.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: CommonOptions
  var backgroundColor: UIColor?
  var actionHandler: ActionHandler?
  var text: (value: String, options: LabelOptions)?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  /// The side and the place there of a view of the app's; nil for the system's accessories.
  var placement: Placement?
  /// Whether a view of the app's keeps the size of its frame.
  var keepsSize = false
  /// The menu of a pair of chevrons, and the closure for its choice.
  var menu: (menu: UIMenu, didChange: MenuSelectedElementDidChangeHandler?)?
  /// Whether a line separates the accessory from the others of its side.
  var showsLine = false

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: CommonOptions,
    action: ActionHandler? = nil
  ) {
    (accessoryType, self.displayed, self.options) = (type, displayed, options)
    actionHandler = action
  }

  // MARK: Kinds

  /// Returns a chevron (fact LI33).
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.common)
  }

  /// Returns a chevron that points down if the cell shows its children (fact LI36).
  ///
  /// The handler, if there is one, takes the place of showing and hiding the children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, options.common, action: actionHandler)
    accessory.outlineStyle = options.style
    return accessory
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

  /// Returns an *i* in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.common, action: actionHandler)
  }

  /// Returns a minus in a red circle.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, options.common, action: actionHandler)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Returns a plus in a green circle.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, options.common, action: actionHandler)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Returns three lines by which a row can be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed, options.common)
    accessory.showsLine = options.showsVerticalSeparator
    return accessory
  }

  /// Returns a circle, which has a check mark if the cell is selected (fact LI37).
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed, options.common)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.common)
    accessory.text = (text, options)
    return accessory
  }

  /// Returns a pair of chevrons, up and down, of a cell that opens a menu.
  ///
  /// Differs from UIKit: a tap on the cell does not open the menu, so the handler is not called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options.common)
    accessory.menu = (menu, selectedElementDidChangeHandler)
    return accessory
  }

  /// Returns a view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      configuration.common)
    accessory.placement = configuration.placement
    accessory.keepsSize = configuration.maintainsFixedSize
    return accessory
  }
}
