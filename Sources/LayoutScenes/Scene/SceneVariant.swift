/// A variant of a scene, laid out with its own layout: `before`, `after`.
public struct SceneVariant: Sendable {
  /// The name of the variant, which is part of the file names of its pictures.
  public var name: VariantName
  /// The layout of the scene's items in this variant.
  public var layout: SceneLayout

  /// Makes a variant from its name and its layout.
  public init(_ name: VariantName, layout: SceneLayout) {
    self.name = name
    self.layout = layout
  }
}

/// The name of a variant of a figure, such as `before`.
///
/// The name is part of the file names of the variant's pictures.
///
/// A name consists of letters, digits, spaces, `-` and `_`. A dot is not permitted, because two
/// figures could then claim the same file: the variant `a.b` of the figure `x` would have the same
/// name as the variant `b` of the figure `x.a`.
public struct VariantName: Sendable, Hashable, CustomStringConvertible {
  /// The rule as text for error messages.
  public static let rule = "letters, digits, spaces, - and _, such as \"before\""

  /// The name as text.
  public let description: String

  /// Makes a name; nil if the text is not a valid name.
  public init?(_ text: String) {
    guard FigureName.isWord(text), !text.contains(".") else { return nil }
    description = text
  }

  /// Returns whether both names are equal in file systems that ignore case.
  func clashes(with other: VariantName) -> Bool {
    description.lowercased() == other.description.lowercased()
  }
}
