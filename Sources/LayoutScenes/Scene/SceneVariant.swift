/// One of the ways a scene is laid out: `before`, `after`.
public struct SceneVariant: Sendable {
  /// The name, which is a part of its pictures' file names.
  public var name: VariantName
  /// The layout that arranges the scene's items in this variant.
  public var layout: SceneLayout

  /// Makes a variant.
  public init(_ name: VariantName, layout: SceneLayout) {
    self.name = name
    self.layout = layout
  }
}

/// The name of one of a figure's variants, such as `before`; a part of its pictures' file names.
///
/// It is one word of letters, digits, spaces, `-` and `_`. It has no dot, so that no two figures
/// can claim one file: `a.b` of the figure `x` would be `b` of the figure `x.a`.
public struct VariantName: Sendable, Hashable, CustomStringConvertible {
  /// The rule in the words of an error message.
  public static let rule = "letters, digits, spaces, - and _, such as \"before\""

  /// The name as it is written.
  public let description: String

  /// Makes a name, or nil when the text is not one plain word.
  public init?(_ text: String) {
    guard FigureName.isWord(text), !text.contains(".") else { return nil }
    description = text
  }

  /// Whether both names are one where file names have no case.
  func clashes(with other: VariantName) -> Bool {
    description.lowercased() == other.description.lowercased()
  }
}
