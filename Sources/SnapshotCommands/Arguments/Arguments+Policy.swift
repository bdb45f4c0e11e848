import CommandLineKit
import LayoutComparison
import SnapshotCore

extension Option {
  static let policy = Option(
    "policy", takes: "CLASS=REACTION",
    "for changed layout, paint, text, fonts or metadata: fail, warn or ignore")
}

extension Arguments {
  /// Returns the reactions to classes of changes, from options such as `--policy
  /// layout=ignore,fonts=warn`.
  ///
  /// - Throws: `UsageError` for an unknown class or reaction, or `NothingToVerify.blind` if no
  ///   visible change would lead to a failure or a warning.
  func reactions() throws -> [ChangeClass: ClassPolicy.Reaction] {
    var reactions: [ChangeClass: ClassPolicy.Reaction] = [:]
    for text in values(of: .policy) {
      let (changeClass, reaction) = try Self.reaction(text)
      reactions[changeClass] = reaction
    }
    let objections = ClassPolicy().changed(by: reactions).objections()
    if !objections.isEmpty { throw NothingToVerify.blind(objections) }
    return reactions
  }

  private static func reaction(
    _ text: String
  ) throws(UsageError) -> (ChangeClass, ClassPolicy.Reaction) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let changeClass = ChangeClass(rawValue: parts[0]),
      let reaction = ClassPolicy.Reaction(rawValue: parts[1])
    else {
      let classes = ChangeClass.allCases.map(\.rawValue).joined(separator: "|")
      let reactions = ClassPolicy.Reaction.allCases.map(\.rawValue).joined(separator: "|")
      throw .unknownValue(
        text, .policy, choices: ["\(classes)=\(reactions)", "as in layout=ignore"],
        suggestion: nil)
    }
    return (changeClass, reaction)
  }
}
