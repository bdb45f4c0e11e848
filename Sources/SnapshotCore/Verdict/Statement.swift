/// One thing that is different, in words, with its class and what that does to the verdict.
public struct Statement: Sendable, Hashable, Codable {
  /// What kind of thing changed.
  public let changeClass: ChangeClass
  /// What the policy says of it.
  public let reaction: ClassPolicy.Reaction
  /// The change in one sentence.
  public let headline: String
  /// More about it, a line each.
  public let details: [String]

  /// Makes a statement; control characters from files are shown, never obeyed, and no line is endless.
  init(
    _ changeClass: ChangeClass, _ headline: String, details: [String] = [],
    policy: ClassPolicy = .init()
  ) {
    self.changeClass = changeClass
    reaction = policy[changeClass]
    self.headline = Quotation.line(headline)
    self.details = details.map(Quotation.line)
  }
}

extension Sequence<Statement> {
  /// Whether one of the statements fails.
  var hasFailure: Bool { contains { $0.reaction == .fail } }
}
