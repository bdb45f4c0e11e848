internal import Basics
internal import Foundation

/// The classes of the program, by the names that documents of Interface Builder give them (facts
/// IB15, IB146 and IB147).
@MainActor enum InterfaceBuilderClasses {
  private struct Key: Hashable {
    var name: String
    var module: String?
    var owner: String?
  }
  private static var known: [Key: AnyClass?] = [:]

  /// Returns a class; nil if the program has none of this name.
  ///
  /// - Parameters:
  ///   - name: the name without a module, or an Objective-C name.
  ///   - module: the module in the document; nil for an Objective-C name.
  ///   - owner: the class of the nib's owner, whose module is tried too: a target may be compiled
  ///     under another name here.
  /// - Returns: the class.
  static func named(_ name: String, module: String?, owner: AnyClass? = nil) -> AnyClass? {
    let key = Key(name: name, module: module, owner: owner.map(Self.module(of:)))
    if let known = known[key] { return known }
    let found: AnyClass? = find(key)
    known[key] = .some(found)
    return found
  }

  private static func find(_ key: Key) -> AnyClass? {
    if let module = key.module {
      let modules = [module, key.owner].compactMap(\.self)
      let found: AnyClass? = modules.lazy.compactMap { NSClassFromString("\($0).\(key.name)") }
        .first
      return found ?? only(key.name)
    }
    return InterfaceBuilderTable.all.classes[key.name] ?? NSClassFromString("UIKit.\(key.name)")
      ?? NSClassFromString(key.name)
  }

  private static func module(of type: AnyClass) -> String {
    String(NSStringFromClass(type).prefix { $0 != "." })
  }

  /// Returns the only class of a name in all modules.
  private static func only(_ name: String) -> AnyClass? {
    let types = TypeRecords.types(named: name).compactMap { $0 as? NSObject.Type }
      .filter { "\($0)" == name }
    return types.count == 1 ? types[0] : nil
  }

  /// Returns the name of a class that may be meant by a misspelt one; nil if none is similar.
  static func nearest(to name: String) -> String? {
    let own = InterfaceBuilderTable.all.classes.keys.map(\.self)
    let names =
      own
      + TypeRecords.types(named: String(name.prefix(1)))
      .compactMap { ($0 as? NSObject.Type).map { "\($0)" } }
    return NearestName.of(name, in: Set(names).sorted())
  }

  /// Returns the reason why documents cannot make a class, with the place of its `init(coder:)`;
  /// nil if they can.
  static func refusal(of type: AnyClass) -> String? {
    InterfaceBuilderTable.all.refusals[ObjectIdentifier(type)].map { refusal in
      let words = refusal.reason.isEmpty ? "" : ": \(refusal.reason)"
      return "its init(coder:) at \(refusal.file):\(refusal.line) only ends the program\(words)"
    }
  }
}
