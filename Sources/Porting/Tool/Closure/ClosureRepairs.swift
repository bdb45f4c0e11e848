/// The changes to a `Closure` that follow from the compiler's messages.
struct ClosureRepairs {
  /// The names whose declarations are needed although no code in the closure contains them.
  var names: Set<String> = []
  /// The declarations whose bodies are replaced by stubs.
  var cut: Set<AppDeclaration.Identity> = []
  /// Whether single statements are left out, and a body is never cut.
  var cutsStatements = false
  /// The statements that are left out because they do not compile.
  var statements: Set<AppDeclaration.Identity> = []
  /// The declarations that are left out because they do not compile.
  var dropped: Set<AppDeclaration.Identity> = []
  /// The members that are compiled because a conformance needs them.
  var forced: Set<AppDeclaration.Identity> = []
  /// The conformances that are left out because they do not compile.
  var conformances: Set<Conformance> = []
  /// The declarations to which `override` is added (true) or from which it is removed (false).
  var overrides: [AppDeclaration.Identity: Bool] = [:]
  /// The members that override a member of an extension, which only Objective-C allows, and are
  /// declared as additional members here.
  var asides: Set<AppDeclaration.Identity> = []
  /// The members of extensions that subclasses override, which only Objective-C allows.
  var disfavored: Set<AppDeclaration.Identity> = []
  /// The texts that are inserted into the requested files.
  var insertions: Set<Insertion> = []
  /// The names that are not in the app, and their declarations.
  var missing = MissingNames()

  /// The indices of the files in which repairs change declarations.
  var files: Set<Int> {
    let sets = [cut, statements, dropped, forced, asides, disfavored, Set(overrides.keys)]
    return Set(sets.flatMap(\.self).map(\.file) + conformances.map(\.declaration.file))
      .union(insertions.map(\.file))
  }

  /// A text that is inserted at a position of a file.
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

  /// Cuts a declaration's body or, if that is cut already, leaves out the declaration.
  ///
  /// Returns whether that was possible.
  mutating func degrade(_ id: AppDeclaration.Identity, isStub: Bool) -> Bool {
    if !isStub, cut.insert(id).inserted { return true }
    return dropped.insert(id).inserted
  }
}
