private import CTypeRecords

/// The types of the running program, as Swift's runtime keeps them.
package enum TypeRecords {
  private final class Finds {
    var types: [Any.Type] = []
  }

  /// Returns the types whose names begin so, of every module, in no order; each once.
  package static func types(named beginning: String) -> [Any.Type] {
    let finds = Finds()
    CTypeRecordsEach(beginning, Unmanaged.passUnretained(finds).toOpaque()) { context, type in
      let finds = Unmanaged<Finds>.fromOpaque(context).takeUnretainedValue()
      // Metadata is what a value of `Any.Type` points to.
      let found = unsafeBitCast(type, to: Any.Type.self)
      if !finds.types.contains(where: { $0 == found }) { finds.types.append(found) }
    }
    return finds.types
  }
}
