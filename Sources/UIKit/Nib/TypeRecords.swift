private import CTypeRecords

/// The types in the running program, found through the Swift runtime's type records.
package enum TypeRecords {
  private final class Finds {
    var types: [Any.Type] = []
  }

  /// Returns the types in all modules whose names begin with a given text, each once and in no
  /// particular order.
  package static func types(named beginning: String) -> [Any.Type] {
    let finds = Finds()
    CTypeRecordsEach(beginning, Unmanaged.passUnretained(finds).toOpaque()) { context, type in
      let finds = Unmanaged<Finds>.fromOpaque(context).takeUnretainedValue()
      // A value of `Any.Type` is a pointer to the type's metadata.
      let found = unsafeBitCast(type, to: Any.Type.self)
      if !finds.types.contains(where: { $0 == found }) { finds.types.append(found) }
    }
    return finds.types
  }
}
