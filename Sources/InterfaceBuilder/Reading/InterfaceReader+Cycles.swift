internal import Basics

extension InterfaceReader {
  /// Throws an error if a controller contains itself, directly or through its child controllers.
  func checkCycles(in document: InterfaceDocument) throws(InterfaceError) {
    var segues: [String: [InterfaceConnection]] = [:]
    for scene in document.scenes {
      guard let controller = scene.objects.first else { continue }
      segues[controller.id] = scene.objects.flatMap { Self.containments(in: $0) }
    }
    var isDone: Set<String> = []
    for start in segues.keys.sorted() where !isDone.contains(start) {
      try check(from: start, segues, &isDone)
    }
  }

  /// Throws an error if a depth-first search from a controller through its children finds a cycle.
  ///
  /// The array `path` is the stack of the search.
  private func check(
    from start: String, _ segues: [String: [InterfaceConnection]], _ isDone: inout Set<String>
  ) throws(InterfaceError) {
    var path = [(id: start, next: 0)]
    var onPath: Set = [start]
    while let (id, next) = path.last {
      let children = segues[id] ?? []
      guard next < children.count else {
        path.removeLast()
        onPath.remove(id)
        isDone.insert(id)
        continue
      }
      path[path.count - 1].next += 1
      let child = children[next]
      guard !onPath.contains(child.destination) else { throw cycle(child) }
      if isDone.contains(child.destination) { continue }
      path.append((child.destination, 0))
      onPath.insert(child.destination)
    }
  }

  private func cycle(_ segue: InterfaceConnection) -> InterfaceError {
    InterfaceError(
      file: file, place: MarkupPlace(line: segue.line, column: 1),
      problem: "the controller \(segue.destination) contains itself",
      expected: "a segue to another controller")
  }

  /// Returns the containment connections of an object and of all objects inside it.
  private static func containments(in root: InterfaceObject) -> [InterfaceConnection] {
    var (open, found) = ([root], [InterfaceConnection]())
    while let object = open.popLast() {
      found += object.connections.filter(\.containsDestination)
      open += object.keyed.values
      open += object.lists.values.joined()
    }
    return found.sorted { $0.line < $1.line }
  }
}

extension InterfaceConnection {
  /// Whether the connection makes its destination a child of the source's controller.
  fileprivate var containsDestination: Bool {
    guard case .segue(let segue) = kind else { return false }
    return segue.kind == "relationship" || segue.kind == "embed"
  }
}
