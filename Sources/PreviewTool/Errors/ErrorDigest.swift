/// The compiler errors to report, and the number of other errors, which are consequences of the
/// reported ones.
///
/// ```
/// cannot find 'UICalendarView' in scope             reported
/// cannot find type 'UICalendarView' in scope        counted: same missing name
/// cannot infer contextual base in reference to …    counted: type is missing
/// cannot convert value of type 'Int' to 'String'    reported
/// ```
struct ErrorDigest {
  /// The names that are missing here, in the order of their first errors.
  private(set) var missing: [MissingName] = []
  /// The modules that files with errors import, that are missing here, and whose declarations are
  /// unknown.
  private(set) var modules: [String] = []
  /// The errors to report, sorted by file, line and column.
  private(set) var told: [CompilerError] = []
  /// The number of errors that are not reported, because they follow from the reported ones.
  private(set) var followed = 0

  init(_ errors: [CompilerError], _ key: ErrorKey) {
    let order = key.declared.map(\.path)
    let place = { (error: CompilerError) in
      (order.firstIndex(of: error.place.path) ?? order.count, error.place.line, error.place.column)
    }
    let sorted = errors.sorted { place($0) < place($1) }
    let names = sorted.map { MissingName($0, key) }
    for name in names { if let name, !missing.contains(name) { missing.append(name) } }
    let paths = Set(errors.map(\.place.path))
    for found in key.imports where found.beginnings.isEmpty && paths.contains(found.path) {
      if !modules.contains(found.module) { modules.append(found.module) }
    }
    let causes = zip(sorted, names).filter { $0.1 != nil }.map(\.0.place)
    let consequences = Consequences(missing, at: causes, key)
    var known: Set<MissingName> = []
    for (error, name) in zip(sorted, names) {
      let isNew = name.map { known.insert($0).inserted } ?? !consequences.contains(error)
      if isNew { told.append(error) } else { followed += 1 }
    }
  }
}

/// A test for errors that are consequences of missing names.
private struct Consequences {
  /// The locations of errors about missing names.
  private let causes: [CompilerError.Place]
  /// The types in the source that inherit from a missing name, and the files that declare them.
  private let types: Set<String>
  private let filesOfTypes: Set<String>

  init(_ missing: [MissingName], at causes: [CompilerError.Place], _ key: ErrorKey) {
    let types = key.types(below: Set(missing.map(\.text)))
    self.causes = causes
    self.types = types
    filesOfTypes = Set(
      key.declared.filter { !types.isDisjoint(with: $0.inherited.keys) }.map(\.path))
  }

  /// Parts of the messages of errors in expressions whose types cannot be inferred.
  private static let untyped = [
    "cannot infer ", "could not be inferred", "type of expression is ambiguous", "unable to infer ",
    "reference to member ", "failed to produce diagnostic", "requires a contextual type",
    "unable to type-check this expression", "members cannot be referenced in a root class",
    // The compiler reports this for the projected value of a property whose wrapper is missing.
    "cannot find '$",
  ]
  /// Parts of the messages of errors in types whose superclass or protocol is missing.
  private static let unfounded = [
    "does not override any ", "does not conform to protocol ", "initializers may only be declared",
    "'required' initializer", "must be implemented in", "has no initializers",
  ]

  func contains(_ error: CompilerError) -> Bool {
    guard !causes.isEmpty else { return false }
    let message = error.message
    if Self.untyped.contains(where: message.contains) { return true }
    let beside = causes.filter { $0.path == error.place.path }
    if beside.contains(where: { $0.line == error.place.line }) { return true }
    let isHollow = error.isInAddedText || Self.unfounded.contains(where: message.contains)
    if isHollow, !beside.isEmpty { return true }
    let named = error.quoted.map { String($0.prefix { $0 != "." && $0 != "?" }) }
    if !types.isDisjoint(with: named) { return true }
    // The name that was not found may be a member of the missing superclass.
    let isInherited = message.hasPrefix("cannot find '") && filesOfTypes.contains(error.place.path)
    return isInherited && error.quoted.first?.first?.isLowercase == true
  }
}
