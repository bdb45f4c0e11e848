/// One of the ways a scene is laid out: `before`, `after`.
public struct SceneVariant: Sendable {
  /// The name, which is a part of its pictures' file names.
  public var name: VariantName
  /// The layout.
  public var layout: SceneLayout

  /// Makes a variant.
  public init(_ name: VariantName, layout: SceneLayout) {
    self.name = name
    self.layout = layout
  }
}
