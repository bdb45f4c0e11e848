/// An import of a module that is not here, taken out so that the compiler names all that is
/// missing.
///
/// With the import in its place, the compiler says that there is no such module, and nothing else.
struct MissingImport: Encodable {
  var module: String
  var path: String
  var line: Int
  var column: Int
  /// The prefixes of the module's names, if they distinguish them from others.
  var beginnings: [String]
}
