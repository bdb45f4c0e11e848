import Basics
import LayoutPreviews
import UIKit

/// A name from Apple's frameworks that the source uses and that is missing here.
struct MissingName: Hashable {
  /// The name; for a member, with its type: `UICalendarView`, `UIButton.menu`.
  let text: String
  /// The module that declares the name, if the whole module is missing here; otherwise nil.
  let module: String?

  /// Reads the missing name that an error reports; nil for errors of other kinds, for names that are
  /// not Apple's, and for names that the source declares.
  init?(_ error: CompilerError, _ key: ErrorKey) {
    guard let text = Self.text(error, key) else { return nil }
    let imports = key.imports.filter { $0.path == error.place.path }
    let module = imports.first { $0.beginnings.contains(where: text.hasPrefix) }?.module
    let type = String(text.prefix { $0 != "." && $0 != "(" })
    guard module != nil || Self.isApples(type), key.file(declaring: type) == nil else { return nil }
    (self.text, self.module) = (text, module)
  }

  private static func text(_ error: CompilerError, _ key: ErrorKey) -> String? {
    let (message, words) = (error.message, error.quoted)
    let isName = ["cannot find '", "cannot find type '", "unknown attribute '"]
      .contains(where: message.hasPrefix)
    if isName { return words.first }
    if let labels = labels(error) { return MarkedLine(of: error.place)?.called.map { $0 + labels } }
    guard message.contains("' has no member '"), words.count > 1 else { return nil }
    // If the type is an optional or a metatype, the member belongs to the underlying type.
    let type = words[0].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let name = type.hasSuffix(".Type") ? type.dropLast(".Type".count) : type
    return key.file(declaring: words[1]) == nil ? "\(name).\(words[1])" : nil
  }

  /// Returns the argument labels of a call that no declaration accepts; nil for errors of other
  /// kinds.
  private static func labels(_ error: CompilerError) -> String? {
    if error.message.hasPrefix("extra argument '") { return error.quoted.first.map { "(\($0):)" } }
    if error.message.hasPrefix("extra arguments at positions") { return "(…)" }
    let isOther = error.message.hasPrefix("incorrect argument label")
    return isOther ? error.quoted.first.map { "(\($0))" } : nil
  }

  /// The prefixes of the names of UIKit and of the modules that it exports.
  private static let beginnings = ["UI", "NS", "CA", "CG", "CT", "CI", "CF", "UT"]

  private static func isApples(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    return beginnings.contains(String(name.prefix(2))) && rest.first?.isUppercase == true
      && rest.contains(where: \.isLowercase)
  }

  /// The UIKit name with the most similar spelling, if the missing name may be a misspelling;
  /// otherwise nil.
  var meant: String? {
    guard module == nil, !text.contains("."), text.count > 5 else { return nil }
    let known = TypeRecords.types(named: "UI").map { "\($0)" }.sorted()
    return NearestName.of(text, in: known).flatMap {
      NearestName.distance(text, $0) <= 2 ? $0 : nil
    }
  }

  /// The subjects that `SameAsUIKit.md` lists as out of scope, with the names that belong to each.
  static let outOfScope: [(words: String, beginnings: [String])] = [
    ("web views", ["WK"]),
    ("UIKit Dynamics", ["UIDynamic", "UIGravity", "UICollision", "UISnap", "UIPushBehavior"]),
    ("Touches and gestures", ["UITouch", "UIEvent", "UIPencil", "UIDrag", "UIDrop"]),
  ]
}
