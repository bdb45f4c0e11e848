extension LayoutRecord {
  /// What an element is.
  ///
  /// Kinds are told apart by their names as goldens hold them: two of one name are one kind.
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
    /// Words beside the content, in a sheet, that say what came of the layout.
    case caption

    /// The kind's name as goldens hold it.
    ///
    /// Kinds of the layout's own keep their names, so that two of them at one index path stay two.
    public var rawValue: String {
      switch self {
      case .supplementary(let kind) where !kind.isEmpty: kind
      case .decoration(let kind) where !kind.isEmpty: "decoration \(kind)"
      default: role
      }
    }

    /// The role that the element plays, whatever its element kind.
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

    /// Makes the kind of a name; what is no other kind's name is a supplementary view's.
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

    /// Tells whether two kinds have one name.
    public static func == (one: Kind, other: Kind) -> Bool { one.rawValue == other.rawValue }

    /// Hashes the kind's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }
}
