// Mirrors the options of UICellAccessory (iOS 17). Missing: nothing.
import Foundation

extension UICellAccessory {
  /// The options of a disclosure indicator, a chevron.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of the chevron that expands and collapses an item of an outline.
  public struct OutlineDisclosureOptions {
    /// The part of a cell that expands and collapses the item when it is tapped.
    public enum Style: Hashable, Sendable {
      /// The whole cell if it is a header, otherwise the chevron.
      case automatic
      /// The whole cell.
      case header
      /// The chevron; a tap on the rest of the cell selects the item.
      case cell
    }

    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the system's colour.
    public var tintColor: UIColor?
    /// The part of the cell that expands and collapses the item when it is tapped.
    ///
    /// The default is automatic.
    public var style: Style

    /// Makes options; nil means the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of a detail button, an *i* in a circle.
  public struct DetailOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of a delete button, a minus in a circle.
  public struct DeleteOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the minus; nil for the system's colour.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for the system's colour.
    public var backgroundColor: UIColor?

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of an insert button, a plus in a circle.
  public struct InsertOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the plus; nil for the system's colour.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for the system's colour.
    public var backgroundColor: UIColor?

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of a reorder control, three lines by which the user moves a row.
  public struct ReorderOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the system's colour.
    public var tintColor: UIColor?
    /// Whether a vertical line separates the control from an accessory before it.
    ///
    /// The default is true.
    public var showsVerticalSeparator: Bool

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of a selection circle, which is shown in editing mode.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of a selected circle without a `backgroundColor`; nil for the cell's tint colour.
    ///
    /// The check mark in the circle is white.
    public var tintColor: UIColor?
    /// The colour of a selected circle; nil for `tintColor`.
    public var backgroundColor: UIColor?

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of the chevrons of a pop-up menu.
  public struct PopUpMenuOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of an accessory that is a text.
  public struct LabelOptions {
    /// Whether the accessory is hidden; the default is false.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the text; nil for the secondary label colour.
    public var tintColor: UIColor?
    /// The font of the text.
    ///
    /// The default is the `body` text style.
    public var font: UIFont
    /// Whether the font is scaled when the user's text size changes.
    ///
    /// The default is true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; nil means the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var common: CommonOptions {
      CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }
}
