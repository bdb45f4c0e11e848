// Mirrors UICellAccessory (iOS 17). Missing: nothing.
public import Foundation

/// A view at a side of a list cell, such as a chevron or a delete button (facts LI29, LI30).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The kinds of accessories: the system's, such as a check mark, and custom views.
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

  /// The modes of the cell in which an accessory is shown (fact LI30).
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The width in which an accessory is centred (fact LI32).
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory's view.
    case actual
    /// A width chosen by the system, at least the width of the accessory's view.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The closure called when an accessory is tapped.
  public typealias ActionHandler = @MainActor () -> Void

  /// The closure called when the user has chosen an element of a pop-up menu.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: CommonOptions
  var backgroundColor: UIColor?
  var actionHandler: ActionHandler?
  var text: (value: String, options: LabelOptions)?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  /// The side and the position of a custom accessory; nil for system accessories.
  var placement: Placement?
  /// Whether a custom view keeps the size of its frame.
  var keepsSize = false
  /// The menu of a pop-up accessory, and the closure that is called with the chosen element.
  var menu: (menu: UIMenu, didChange: MenuSelectedElementDidChangeHandler?)?
  /// Whether a vertical line separates a reorder control from the accessory before it.
  var showsLine = false

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: CommonOptions,
    action: ActionHandler? = nil
  ) {
    (accessoryType, self.displayed, self.options) = (type, displayed, options)
    actionHandler = action
  }

  // MARK: Kinds of accessories

  /// Returns a disclosure indicator, a chevron that points to the trailing side (fact LI33).
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.common)
  }

  /// Returns a chevron that expands and collapses an item of an outline; it points down if the item
  /// is expanded (fact LI36).
  ///
  /// If there is a handler, a tap calls it instead of expanding or collapsing the item.
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

  /// Returns a check mark at the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

  /// Returns a detail button, an *i* in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.common, action: actionHandler)
  }

  /// Returns a delete button, a minus in a red circle.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, options.common, action: actionHandler)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Returns an insert button, a plus in a green circle.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, options.common, action: actionHandler)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Returns a reorder control, three lines by which the user moves a row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed, options.common)
    accessory.showsLine = options.showsVerticalSeparator
    return accessory
  }

  /// Returns a selection circle, which contains a check mark if the cell is selected (fact LI37).
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed, options.common)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Returns an accessory that shows a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.common)
    accessory.text = (text, options)
    return accessory
  }

  /// Returns a pair of chevrons, up and down, for a cell that opens a menu.
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

  /// Returns an accessory that shows a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      configuration.common)
    accessory.placement = configuration.placement
    accessory.keepsSize = configuration.maintainsFixedSize
    return accessory
  }
}
