package import LayoutComparison

/// The reaction to each class of change.
///
/// By default every visible change fails, and a change of the metadata only leads to a warning.
/// There is one exception: if `CI` is set, a golden without its layout fails unless the policy
/// specifies a reaction to metadata.
public struct ClassPolicy: Sendable, Hashable, Codable {
  /// The effect of a change on the verdict.
  public enum Reaction: String, Sendable, Codable, CaseIterable {
    /// The verdict is `different`.
    case fail
    /// The verdict is `same`, with a warning.
    case warn
    /// The verdict is `same`; the record still contains the ignored change.
    case ignore
  }

  /// The reaction to a changed layout.
  public var layout: Reaction
  /// The reaction to changed pixels that no other change explains.
  public var paint: Reaction
  /// The reaction to changed texts.
  public var text: Reaction
  /// The reaction to changed fonts.
  public var fonts: Reaction
  /// The reaction to changed metadata.
  ///
  /// The default is `warn`.
  public var metadata: Reaction {
    get { namedMetadata ?? .warn }
    set { namedMetadata = newValue }
  }
  /// The reaction to changed metadata if the caller specified one, otherwise nil.
  private(set) var namedMetadata: Reaction?

  /// Makes a policy; by default every visible change fails.
  public init(
    layout: Reaction = .fail, paint: Reaction = .fail, text: Reaction = .fail,
    fonts: Reaction = .fail, metadata: Reaction? = nil
  ) {
    self.layout = layout
    self.paint = paint
    self.text = text
    self.fonts = fonts
    namedMetadata = metadata
  }

  private enum CodingKeys: String, CodingKey {
    case layout, paint, text, fonts
    case namedMetadata = "metadata"
  }

  /// The reaction to a change of one class.
  package subscript(changeClass: ChangeClass) -> Reaction { self[keyPath: Self.path(changeClass)] }

  /// Returns the policy with some reactions replaced.
  package func changed(by reactions: [ChangeClass: Reaction]) -> ClassPolicy {
    reactions.reduce(into: self) { $0[keyPath: Self.path($1.key)] = $1.value }
  }

  private static func path(_ changeClass: ChangeClass) -> WritableKeyPath<ClassPolicy, Reaction> {
    switch changeClass {
    case .layout: \.layout
    case .paint: \.paint
    case .text: \.text
    case .fonts: \.fonts
    case .metadata: \.metadata
    }
  }
}
