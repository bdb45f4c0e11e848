/// The changes to a `Closure` that follow from the compiler's messages.
struct ClosureRepairs {
  /// The names of declarations that a repair adds to the `Closure`.
  var names: Set<String> = []
  /// The declarations whose bodies are replaced by stubs.
  var cut: Set<AppDeclaration.Identity> = []
  /// Whether any number of statements is left out of a body before the whole body is; true if an
  /// app is launched.
  var cutsStatements = false
  /// The statements that are left out because they do not compile, or because the program ended at
  /// them.
  var statements: Set<AppDeclaration.Identity> = []
  /// The declarations that are left out because they do not compile.
  var dropped: Set<AppDeclaration.Identity> = []
  /// The members that are included because a conformance requires them, or because the compiler
  /// reported a use of them.
  var forced: Set<AppDeclaration.Identity> = []
  /// The conformances that are left out because they do not compile.
  var conformances: Set<Conformance> = []
  /// The declarations to which `override` is added (true) or from which it is removed (false).
  var overrides: [AppDeclaration.Identity: Bool] = [:]
  /// The members that are declared in addition to a member of an extension which they override in
  /// the app, because Swift allows such overrides only through Objective-C.
  var asides: Set<AppDeclaration.Identity> = []
  /// The members of extensions that subclasses override in the app; here they have the attribute
  /// `@_disfavoredOverload`.
  var disfavored: Set<AppDeclaration.Identity> = []
  var insertions: Set<Insertion> = []
  /// The names that neither the app nor an available module declares, with generated declarations.
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

  /// Replaces a declaration's body by a stub or, if it is a stub already, leaves out the
  /// declaration.
  ///
  /// Returns whether one of the two was done.
  mutating func degrade(_ id: AppDeclaration.Identity, isStub: Bool) -> Bool {
    if !isStub, cut.insert(id).inserted { return true }
    return dropped.insert(id).inserted
  }
}
