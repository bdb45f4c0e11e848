extension LayoutRecord {
  /// The kind of an element: a cell, a header, a footer or another view of the layout.
  ///
  /// Kinds are equal if their names, which goldens store, are equal.
  public enum Kind: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// An item of the data source.
    case cell
    /// The view before a section's items.
    case header
    /// The view after a section's items.
    case footer
    /// Any other supplementary view, with its element kind.
    case supplementary(String)
    /// A decoration view, with its element kind.
    case decoration(String)
    /// A caption: in a picture of several layouts, a text that describes one of them.
    case caption

    /// The kind's name, as stored in goldens.
    ///
    /// Custom kinds of a layout keep their names, so that two views of different kinds at one index
    /// path remain two elements.
    public var rawValue: String {
      switch self {
      case .supplementary(let kind) where !kind.isEmpty: kind
      case .decoration(let kind) where !kind.isEmpty: "decoration \(kind)"
      default: role
      }
    }

    /// The kind's name without the element kind, such as `decoration`.
    package var role: String {
      switch self {
      case .cell: "cell"
      case .header: "header"
      case .footer: "footer"
      case .supplementary: "supplementary"
      case .decoration: "decoration"
      case .caption: "caption"
      }
    }

    /// Creates a kind from its name; any name without a kind of its own becomes the element kind of
    /// a supplementary view.
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

    /// Creates a kind from its name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// Returns whether two kinds have the same name.
    public static func == (one: Kind, other: Kind) -> Bool { one.rawValue == other.rawValue }

    /// Hashes the kind's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }
}
