/// An import of a module that is not here, taken out so that the compiler names all that is
/// missing.
///
/// With the import in its place, the compiler says that there is no such module, and nothing else.
struct MissingImport: Encodable {
  var module: String
  var path: String
  var line: Int
  var column: Int
  /// The beginnings of the names that the module declares, where they can be reported from others.
  var beginnings: [String]
}
