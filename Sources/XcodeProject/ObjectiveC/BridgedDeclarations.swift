/// The Objective-C declarations that a bridging header makes available in Swift, as Swift stubs.
package struct BridgedDeclarations {
  /// A declaration and its location in a header.
  package struct Place: Equatable {
    package var path: String
    package var line: Int
    package var name: String
  }

  /// The locations of the declarations, in the order of the headers.
  package private(set) var places: [Place] = []
  /// The declarations as Swift source; nil if there are none.
  package var source: String? {
    texts.isEmpty
      ? nil : "import UIKit\nimport StandIns\n" + texts.joined(separator: "\n") + "\n"
  }
  private var texts: [String] = []

  /// The maximum number of headers, and the maximum size of each in bytes.
  private static let limits = (headers: 300, bytes: 1 << 19)

  /// Reads a bridging header and the project's headers that it imports, directly or indirectly.
  ///
  /// - Parameters:
  ///   - header: the path of the bridging header.
  ///   - others: the paths of the project's headers, which are found by their names.
  ///   - files: the file system to read from.
  package init(of header: String, among others: [String], in files: ProjectFiles) {
    var byName: [String: String] = [:]
    for path in others where byName[ProjectPath.name(of: path)] == nil {
      byName[ProjectPath.name(of: path)] = path
    }
    var (queue, known): ([String], Set<String>) = ([header], [header])
    var names: Set<String> = []
    while !queue.isEmpty, known.count < Self.limits.headers {
      let path = queue.removeFirst()
      guard let text = files.text(path), text.utf8.count <= Self.limits.bytes else { continue }
      let read = ObjectiveCHeader(text)
      for stub in read.stubs where names.insert(stub.text).inserted {
        places.append(Place(path: path, line: stub.line, name: stub.name))
        texts.append(stub.text)
      }
      for name in read.imports {
        let beside = ProjectPath.join(ProjectPath.folder(of: path), name)
        let found = files.read(beside) == nil ? byName[ProjectPath.name(of: name)] : beside
        if let found, known.insert(found).inserted { queue.append(found) }
      }
    }
  }
}
