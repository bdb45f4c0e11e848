public import LayoutComparison

/// The effect of each class of change on the verdict.
///
/// By default every change of what is seen fails; a change of metadata alone warns, except for a
/// golden without its layout where `CI` is set, which fails unless the policy names metadata.
public struct ClassPolicy: Sendable, Hashable, Codable {
  /// The effect of a change on the verdict.
  public enum Reaction: String, Sendable, Codable, CaseIterable {
    /// The verdict is `different`.
    case fail
    /// The verdict is `same`, with a warning.
    case warn
    /// The verdict is `same`; the ignored change is kept with it.
    case ignore
  }

  /// The reaction to a changed layout.
  public var layout: Reaction
  /// The reaction to changed pixels that nothing else explains.
  public var paint: Reaction
  /// The reaction to changed texts.
  public var text: Reaction
  /// The reaction to changed fonts.
  public var fonts: Reaction
  /// The reaction to changed metadata; `warn` unless it is named.
  public var metadata: Reaction {
    get { namedMetadata ?? .warn }
    set { namedMetadata = newValue }
  }
  /// The reaction to changed metadata that the caller named; nil without one.
  private(set) var namedMetadata: Reaction?

  /// Makes a policy; classes that are not named have the default.
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
  public subscript(changeClass: ChangeClass) -> Reaction { self[keyPath: Self.path(changeClass)] }

  /// Returns the policy with other reactions to some classes.
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
