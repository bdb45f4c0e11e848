/// A protocol of a delegate or a data source, and its methods that may be left out.
struct DelegateProtocol {
  let name: String
  let methods: [OptionalMethod]

  /// Reads the protocols of files that have optional methods, in the order of their names.
  static func all(in files: [FactText]) -> [DelegateProtocol] {
    let found = files.flatMap { file in
      SourceDeclarations(file.text).all.compactMap { declaration in
        OptionalMethod(declaration).map { (declaration.types.last ?? "", $0) }
      }
    }
    return Dictionary(grouping: found, by: \.0).map { name, methods in
      DelegateProtocol(name: name, methods: methods.map(\.1))
    }.sorted { $0.name < $1.name }
  }
}
