/// The classes and members of a source file to which nibs and storyboards refer; the porting tool
/// generates this table.
///
/// Without Objective-C, the runtime finds a class by its name only together with its Swift module.
///
/// Differs from UIKit, which has no such type.
@preconcurrency @MainActor
public struct InterfaceBuilderTable {
  /// The reason why documents cannot instantiate a class, with the location of its `init(coder:)`.
  struct Refusal {
    var reason: String
    var file: String
    var line: Int
  }

  /// The classes by their Objective-C names.
  var classes: [String: AnyClass] = [:]
  /// The members that extensions add to classes of other modules.
  var extended: [(type: AnyClass, members: InterfaceBuilderMembers)] = []
  var refusals: [ObjectIdentifier: Refusal] = [:]

  /// Makes an empty table.
  public nonisolated init() {}

  /// Returns a copy with a class added under a name, for documents that name the class without a
  /// module.
  public func add(_ name: String, _ type: AnyClass) -> InterfaceBuilderTable {
    var table = self
    table.classes[name] = type
    return table
  }

  /// Returns the table with a class that documents refer to by its module and name.
  ///
  /// The class needs no entry, but this call refers to the class; without any reference, an
  /// optimised build would remove the class.
  public func add(_ type: AnyClass) -> InterfaceBuilderTable { self }

  /// Returns the table with a class that nibs cannot instantiate, because its `init(coder:)` always
  /// terminates the program.
  public func refuse(
    _ type: AnyClass, _ reason: String, file: String, line: Int
  ) -> InterfaceBuilderTable {
    var table = self
    table.refusals[ObjectIdentifier(type)] = Refusal(reason: reason, file: file, line: line)
    return table
  }

  /// Returns the table with members that an extension adds to a class of another module.
  public func members(
    _ type: AnyClass, _ members: InterfaceBuilderMembers
  ) -> InterfaceBuilderTable {
    var table = self
    table.extended.append((type, members))
    return table
  }

  /// The combined tables of all source files in the program.
  static let all = TypeRecords.types(named: "QuarterturnInterface_")
    .compactMap { ($0 as? any InterfaceBuilderRegistry.Type)?.table }
    .reduce(InterfaceBuilderTable()) { all, table in
      var all = all
      all.classes.merge(table.classes) { first, _ in first }
      all.extended += table.extended
      all.refusals.merge(table.refusals) { first, _ in first }
      return all
    }
}

/// A type that provides the table of a source file.
///
/// The program finds it through the Swift runtime's type records, so that no list of files is
/// needed.
public protocol InterfaceBuilderRegistry {
  /// The table of the source file.
  @MainActor static var table: InterfaceBuilderTable { get }
}
