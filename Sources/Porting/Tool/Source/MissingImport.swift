/// An import of a missing module, which is removed from the source so that the compiler reports all
/// uses of names that the module declares.
///
/// With the import, the compiler would only report that the module does not exist.
struct MissingImport: Encodable {
  var module: String
  var path: String
  var line: Int
  var column: Int
  /// The prefixes of the module's names; empty if the names have no distinctive prefixes.
  var beginnings: [String]
}
