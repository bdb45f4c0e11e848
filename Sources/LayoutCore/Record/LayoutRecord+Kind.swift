extension LayoutRecord {
  /// The kind of an element: a cell, a header, a footer or another view of the layout.
  ///
  /// Kinds are equal when their names are, as goldens hold them.
  public enum Kind: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// An item of the data source.
    case cell
    /// The view before a section's items.
    case header
    /// The view after a section's items.
    case footer
    /// Another supplementary view, with its element kind.
    case supplementary(String)
    /// A decoration view, with its element kind.
    case decoration(String)
    /// Text beside the content of a sheet that describes the layout.
    case caption

    /// The kind's name as goldens hold it.
    ///
    /// A layout's own kinds keep their names, so that two of them at one index path stay two
    /// elements.
    public var rawValue: String {
      switch self {
      case .supplementary(let kind) where !kind.isEmpty: kind
      case .decoration(let kind) where !kind.isEmpty: "decoration \(kind)"
      default: role
      }
    }

    /// The name of the case, whatever the element kind.
    public var role: String {
      switch self {
      case .cell: "cell"
      case .header: "header"
      case .footer: "footer"
      case .supplementary: "supplementary"
      case .decoration: "decoration"
      case .caption: "caption"
      }
    }

    /// Makes the kind of a name; any name that is no other kind's is a supplementary view's.
    public init(rawValue: String) {
      switch rawValue {
      case "cell": self = .cell
      case "header": self = .header
      case "footer": self = .footer
      case "supplementary": self = .supplementary("")
      case "decoration": self = .decoration("")
      case "caption": self = .caption
      default:
        let name = rawValue.dropFirst("decoration ".count)
        self =
          rawValue.hasPrefix("decoration ") && !name.isEmpty
          ? .decoration(String(name)) : .supplementary(rawValue)
      }
    }

    /// Makes the kind of a name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// Returns whether two kinds have one name.
    public static func == (one: Kind, other: Kind) -> Bool { one.rawValue == other.rawValue }

    /// Hashes the kind's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }
}
