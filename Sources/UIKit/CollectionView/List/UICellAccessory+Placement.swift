// Mirrors UICellAccessory.Placement and CustomViewConfiguration (iOS 17). Missing: nothing.
import Foundation

extension UICellAccessory {
  /// The side at which a custom accessory is shown, and its position among the accessories of that
  /// side (fact LI29).
  @preconcurrency @MainActor
  public enum Placement {
    /// A closure that returns the index of an accessory among the others of its side, which are
    /// ordered from the leading to the trailing side.
    public typealias Position = @MainActor ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before the accessory of the same kind; if there is none, the first
    /// position.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Returns the position after the accessory of the same kind; if there is none, the last
    /// position.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in
        others.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
          ?? others.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// The configuration of a custom accessory, which shows a view of the app.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view that is shown.
    public let customView: UIView
    /// The side of the view, and its position among the accessories of that side.
    public let placement: Placement
    var common: CommonOptions
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width in which the view is centred.
    ///
    /// The default is the width of the view.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The tint colour of the view; nil for the cell's.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
    /// Whether the view keeps the size of its frame, instead of the size that fits.
    public var maintainsFixedSize: Bool

    /// Makes a configuration; nil means the default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      common = CommonOptions(
        isHidden: isHidden ?? false, width: reservedLayoutWidth ?? .actual, tint: tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The options that all kinds of accessories share.
  struct CommonOptions {
    var isHidden: Bool
    var width: LayoutDimension
    var tint: UIColor?

    init(isHidden: Bool, width: LayoutDimension, tint: UIColor?) {
      (self.isHidden, self.width, self.tint) = (isHidden, width, tint)
    }
  }
}
