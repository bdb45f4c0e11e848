// Mirrors UIConfigurationState, UIViewConfigurationState and UICellConfigurationState (iOS 17).
// Missing: nothing.
import Foundation

/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name that identifies the key.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state for which content and background configurations are updated.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The custom value for a key; nil if there is none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  /// Makes a state in which nothing is selected, highlighted or disabled.
  init(traitCollection: UITraitCollection)
}

/// The state of a header or a footer: its traits, and whether it is selected, highlighted and so on
/// (fact LI54).
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled; the default is false.
  public var isDisabled = false
  /// Whether the view is highlighted; the default is false.
  public var isHighlighted = false
  /// Whether the view is selected; the default is false.
  public var isSelected = false
  /// Whether the view is focused; false unless the app sets it.
  public var isFocused = false
  /// Whether the view is pinned to an edge of the visible area; false unless the app sets it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is selected, highlighted or disabled.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom value for a key; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell: its traits, and whether it is selected, highlighted and so on (fact LI54).
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// The phases of dragging a cell: none, lifting before the drag moves, and dragging.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The phases of a drop on a cell: none, not targeted while another cell is, and targeted.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled, that is, does not respond to touches; the default is false.
  public var isDisabled = false
  /// Whether the cell is highlighted; the default is false.
  public var isHighlighted = false
  /// Whether the cell is selected; the default is false.
  public var isSelected = false
  /// Whether the cell is focused; false unless the app sets it.
  public var isFocused = false
  /// Whether the cell is pinned to an edge of the visible area; false unless the app sets it.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the children of the cell's item are visible.
  public var isExpanded = false
  /// Whether the cell is swiped, so that its actions are revealed.
  public var isSwiped = false
  /// Whether the cell is being moved by the user.
  public var isReordering = false
  /// The phase of a drag of the cell.
  public var cellDragState = DragState.none
  /// The phase of a drag over the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is selected, highlighted or disabled.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom value for a key; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The properties of a state on which UIKit's own configurations depend.
struct KnownState {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (
        state.isDisabled, state.isHighlighted, state.isSelected
      )
    case let state as UIViewConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (
        state.isDisabled, state.isHighlighted, state.isSelected
      )
    default: break
    }
  }
}
