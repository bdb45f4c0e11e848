#if !canImport(ObjectiveC)
  /// The name of a method.
  ///
  /// Differs from UIKit: there is no `#selector`, and nothing is called by its name; sources that
  /// pass names along compile.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String

    /// Makes a name.
    public init(_ name: String) { self.name = name }
    /// Makes a name.
    public init(stringLiteral value: String) { name = value }
  }
#endif
