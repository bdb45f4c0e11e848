internal import Basics
internal import Foundation

/// The search for the program's classes by their names in nibs and storyboards (facts IB15, IB146
/// and IB147).
@MainActor enum InterfaceBuilderClasses {
  private struct Key: Hashable {
    var name: String
    var modules: [String]
    var isObjectiveC: Bool
  }
  private static var known: [Key: AnyClass?] = [:]

  /// Returns a class; nil if the program has none of this name, or if `modules` have none and
  /// several other modules have one.
  ///
  /// - Parameters:
  ///   - name: the name without a module, or an Objective-C name.
  ///   - modules: the modules to search, the likeliest first, since a target may be compiled under
  ///     a different name here.
  ///   - isObjectiveC: whether the document contains no module, so that the name is an Objective-C
  ///     name.
  /// - Returns: the class.
  static func named(_ name: String, in modules: [String], isObjectiveC: Bool) -> AnyClass? {
    let key = Key(name: name, modules: modules, isObjectiveC: isObjectiveC)
    if let known = known[key] { return known }
    let found: AnyClass? = find(key)
    known[key] = .some(found)
    return found
  }

  private static func find(_ key: Key) -> AnyClass? {
    if key.isObjectiveC {
      return InterfaceBuilderTable.all.classes[key.name] ?? NSClassFromString("UIKit.\(key.name)")
    }
    let found: AnyClass? = key.modules.lazy.compactMap { NSClassFromString("\($0).\(key.name)") }
      .first
    return found ?? only(key.name)
  }

  /// Returns the class with a name if exactly one module contains such a class; otherwise nil.
  private static func only(_ name: String) -> AnyClass? {
    let types = TypeRecords.types(named: name).compactMap { $0 as? NSObject.Type }
      .filter { "\($0)" == name }
    return types.count == 1 ? types[0] : nil
  }

  /// Returns the existing class name that is most similar to a misspelt one; nil if none is
  /// similar.
  static func nearest(to name: String) -> String? {
    let own = InterfaceBuilderTable.all.classes.keys.map(\.self)
    let names =
      own
      + TypeRecords.types(named: String(name.prefix(1)))
      .compactMap { ($0 as? NSObject.Type).map { "\($0)" } }
    return NearestName.of(name, in: Set(names).sorted())
  }

  /// Returns the reason why nibs cannot instantiate a class, with the location of its
  /// `init(coder:)`; nil if they can.
  static func refusal(of type: AnyClass) -> String? {
    InterfaceBuilderTable.all.refusals[ObjectIdentifier(type)].map { refusal in
      let words = refusal.reason.isEmpty ? "" : ": \(refusal.reason)"
      return "its init(coder:) at \(refusal.file):\(refusal.line) only ends the program\(words)"
    }
  }
}
