// Mirrors the options of UICellAccessory (iOS 17). Missing: nothing.
import Foundation

extension UICellAccessory {
  /// The options of a chevron.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil is the default.
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

  /// The options of a chevron of an outline.
  public struct OutlineDisclosureOptions {
    /// The part of a cell that shows and hides its children when tapped.
    public enum Style: Hashable, Sendable {
      /// The whole cell of a header, the chevron of any other cell.
      case automatic
      /// The whole cell.
      case header
      /// The chevron, so that the rest of the cell can be selected.
      case cell
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?
    /// The part of the cell that reacts to taps.
    ///
    /// The default is automatic.
    public var style: Style

    /// Makes options; nil is the default.
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
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil is the default.
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

  /// The options of an *i* in a circle.
  public struct DetailOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil is the default.
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

  /// The options of a minus in a circle.
  public struct DeleteOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for the system's.
    public var backgroundColor: UIColor?

    /// Makes options; nil is the default.
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

  /// The options of a plus in a circle.
  public struct InsertOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for the system's.
    public var backgroundColor: UIColor?

    /// Makes options; nil is the default.
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

  /// The options of the lines by which a row is moved.
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?
    /// Whether a line separates the accessory from another one before it.
    ///
    /// The default is true.
    public var showsVerticalSeparator: Bool

    /// Makes options; nil is the default.
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

  /// The options of the circle of a selection.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for the system's.
    public var backgroundColor: UIColor?

    /// Makes options; nil is the default.
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

  /// The options of a pop-up menu's chevrons.
  public struct PopUpMenuOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?

    /// Makes options; nil is the default.
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

  /// The options of a text.
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width in which the accessory is centred.
    ///
    /// The default is the system's.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; nil for the system's colour.
    public var tintColor: UIColor?
    /// The font.
    ///
    /// The default is that of body text.
    public var font: UIFont
    /// Whether the font follows the text size.
    ///
    /// The default is true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; nil is the default.
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
