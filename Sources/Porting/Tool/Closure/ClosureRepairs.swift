/// The corrections of a closure that the compiler's messages led to.
struct ClosureRepairs {
  /// The names that are needed although no code that is kept contains them.
  var names: Set<String> = []
  /// The declarations whose bodies become stubs.
  var cut: Set<AppDeclaration.Identity> = []
  /// Whether statements are left out as long as there are any, and no body of a function is cut.
  var cutsStatements = false
  /// The statements that are left out.
  var statements: Set<AppDeclaration.Identity> = []
  /// The declarations that are left out.
  var dropped: Set<AppDeclaration.Identity> = []
  /// The members that are needed for a conformance.
  var forced: Set<AppDeclaration.Identity> = []
  /// The conformances that are left out, as the place of a declaration and a protocol.
  var conformances: Set<Conformance> = []
  /// The declarations whose `override` is added or taken out.
  var overrides: [AppDeclaration.Identity: Bool] = [:]
  /// The members that Objective-C lets override one of an extension, and that are declared beside it here.
  var asides: Set<AppDeclaration.Identity> = []
  /// The members of extensions that Objective-C lets subclasses override.
  var disfavored: Set<AppDeclaration.Identity> = []
  /// The texts that are written into the requested files.
  var insertions: Set<Insertion> = []
  /// The names that are not in the app, and their declarations.
  var missing = MissingNames()

  /// The files in which repairs change declarations.
  var files: Set<Int> {
    let sets = [cut, statements, dropped, forced, asides, disfavored, Set(overrides.keys)]
    return Set(sets.flatMap(\.self).map(\.file) + conformances.map(\.declaration.file))
      .union(insertions.map(\.file))
  }

  /// A text at a place of a file.
  struct Insertion: Hashable {
    var file: Int
    var offset: Int
    var text: String
  }

  /// A conformance of a type to a protocol.
  struct Conformance: Hashable {
    var declaration: AppDeclaration.Identity
    var name: String
  }

  /// Cuts a declaration's body or, if it is cut already, leaves the declaration out.
  ///
  /// Returns whether that was possible.
  mutating func degrade(_ id: AppDeclaration.Identity, isStub: Bool) -> Bool {
    if !isStub, cut.insert(id).inserted { return true }
    return dropped.insert(id).inserted
  }
}
