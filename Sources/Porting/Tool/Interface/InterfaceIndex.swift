/// An index of the classes with outlets and actions, and of the place where each class's list of
/// them is generated.
///
/// ```
/// Cell.swift        class Cell: UIView { … }          the list: an override in the body
/// Cell+Taps.swift   extension Cell { @IBAction … }    a function, which the override calls
/// Corners.swift     extension UIView { … }            an entry in the file's list of classes
/// ```
struct InterfaceIndex {
  /// An extension in another file than its class.
  ///
  /// A function that lists its outlets and actions is generated in the extension's file.
  struct Helper {
    let part: InterfacePart
    /// The name of the generated function.
    let name: String
    /// Whether the extended class is declared in none of the files.
    let isOfOther: Bool
  }

  private(set) var parts: [Int: [InterfacePart]] = [:]
  private(set) var helpers: [Int: [Helper]] = [:]
  /// The initialisers that only end the program, because of which a class cannot be made from a
  /// document, keyed by the class's name.
  private(set) var refusals: [String: InterfaceRefusal] = [:]
  private var bodies: [String: InterfacePart] = [:]
  private var outside: [String: [InterfacePart]] = [:]
  /// The names of the classes whose generated list overrides no list of a superclass.
  private(set) var bases: Set<String> = []

  init() {}

  /// Finds the classes and extensions in files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - program: the index of the declarations.
  ///   - named: the names of the classes in Interface Builder documents.
  init(_ files: [SourceFile], in program: SourceIndex, named: Set<String>) {
    for (index, file) in files.enumerated() {
      parts[index] = InterfacePart.all(in: file, at: index)
    }
    let all = files.indices.flatMap { parts[$0] ?? [] }
    for part in all where !part.isOutside && bodies[part.path] == nil { bodies[part.path] = part }
    for part in all where part.isOutside && !part.members.isEmpty {
      let body = bodies[part.path] ?? bodies[part.path.withoutFirstWord]
      if let body { outside[body.path, default: []].append(part) }
      guard body?.file != part.file else { continue }
      let name = "interfaceBuilderMembers\(part.file)_\(helpers[part.file]?.count ?? 0)"
      helpers[part.file, default: []].append(
        Helper(part: part, name: name, isOfOther: body == nil))
    }
    for part in all where !part.isOutside {
      let lineage = program.lineage(of: part.name)
      if hasMembers(part), let top = lineage.last, Self.isPlain(top, in: program) {
        bases.insert(top)
      }
      if named.contains(part.name) {
        refusals[part.name] = InterfaceRefusal(of: part.name, in: program, files)
      }
    }
  }

  /// Returns the extensions of a class.
  func extensions(of part: InterfacePart) -> [InterfacePart] { outside[part.path] ?? [] }

  /// Returns the function that lists the members of an extension in another file than its class;
  /// nil for other extensions.
  func helper(for part: InterfacePart) -> Helper? {
    helpers[part.file]?.first { $0.part.block.id == part.block.id }
  }

  /// Returns whether a class or one of its extensions has outlets or actions, or the class is
  /// marked `@IBDesignable`.
  func hasMembers(_ part: InterfacePart) -> Bool {
    !part.members.isEmpty || part.isDesignable || outside[part.path] != nil
  }

  /// Returns whether a class inherits from `NSObject` or from no class, so that its superclass has
  /// no list of members.
  ///
  /// A superclass of another module is assumed to be one of UIKit's, or to inherit from one.
  private static func isPlain(_ top: String, in program: SourceIndex) -> Bool {
    guard let name = program.types[top]?.inherited.first else { return true }
    return name == "NSObject" || program.protocolParents[name] != nil
      || protocols.contains(where: name.hasSuffix)
  }

  /// The suffixes of the usual names of protocols.
  private static let protocols = ["Delegate", "DataSource", "Protocol", "able", "ing"]
}

extension String {
  /// The text after the first dot, such as `Row.Cell` of `Shop.Row.Cell`; the whole text if it has
  /// no dot.
  fileprivate var withoutFirstWord: String {
    firstIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
