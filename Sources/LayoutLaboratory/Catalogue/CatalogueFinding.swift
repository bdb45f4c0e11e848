/// A violation of a rule by an asset catalogue.
public struct CatalogueFinding: Sendable, Hashable {
  /// The broken rule.
  public var rule: CatalogueRule
  /// The name of the asset; nil if the finding concerns a group or the catalogue itself.
  public var asset: String?
  /// The path of the file that has to be changed.
  public var file: String
  /// The line in the file; nil if the finding concerns a whole file or folder.
  public var line: Int?
  /// The description of the problem.
  public var detail: String

  /// The location as `file:line`, or the file alone if there is no line.
  public var place: String { line.map { "\(file):\($0)" } ?? file }
}

extension CatalogueFinding: CustomStringConvertible {
  /// The finding in one line: `Assets.xcassets/…/Contents.json:5: names a.pdf, which is not there`.
  public var description: String { "\(place): \(detail)" }
}
