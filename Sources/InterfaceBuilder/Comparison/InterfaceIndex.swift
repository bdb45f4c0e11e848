/// The objects and constraints of a document, keyed by their identifiers, with the objects that
/// contain them.
struct InterfaceIndex {
  /// An object, with the position at which its container contains it.
  struct Entry {
    var object: InterfaceObject
    /// The identifier of the object that contains this object; nil at the top level of the
    /// document.
    var parent: String?
    /// The name of the list, or the key, under which the container contains the object, such as
    /// `subviews`.
    var role: String
    /// The index in the list, from 0.
    var position: Int
  }

  private(set) var entries: [String: Entry] = [:]
  /// The identifiers of all objects, each before those of the objects in it.
  private(set) var order: [String] = []
  /// The names of layout guides, such as `safeArea`, keyed by the guides' identifiers.
  private(set) var guides: [String: String] = [:]
  /// The constraints, keyed by identifier.
  ///
  /// The first item of each is set, even if the document specifies none.
  private(set) var constraints: [String: InterfaceConstraint] = [:]
  /// The identifiers of the constraints, in the order of the objects that contain them.
  private(set) var constraintOrder: [String] = []
  private(set) var initialController: String?

  init(_ document: InterfaceDocument) {
    initialController = document.initialController
    let roots = document.objects + document.scenes.flatMap(\.objects)
    for (position, object) in roots.enumerated() {
      add(Entry(object: object, parent: nil, role: "objects", position: position))
    }
  }

  private mutating func add(_ entry: Entry) {
    let object = entry.object
    // Objects without an identifier, such as segments, are matched by their container and index.
    let id = Self.id(of: entry)
    entries[id] = entry
    order.append(id)
    for (name, guide) in object.guides { guides[guide] = name }
    for (position, constraint) in object.constraints.enumerated() {
      add(constraint, of: id, position)
    }
    for (key, child) in object.keyed.sorted(by: { $0.value.line < $1.value.line }) {
      add(Entry(object: child, parent: id, role: key, position: 0))
    }
    for (name, list) in object.lists.sorted(by: { $0.key < $1.key }) {
      for (position, child) in list.enumerated() {
        add(Entry(object: child, parent: id, role: name, position: position))
      }
    }
  }

  /// Adds a constraint; if the document specifies no first item, it is the view that contains the
  /// constraint.
  private mutating func add(_ constraint: InterfaceConstraint, of owner: String, _ position: Int) {
    var whole = constraint
    whole.firstItem = constraint.firstItem ?? owner
    let id = constraint.id.isEmpty ? "\(owner)/constraints/\(position)" : constraint.id
    constraints[id] = whole
    constraintOrder.append(id)
  }

  private static func id(of entry: Entry) -> String {
    guard entry.object.id.isEmpty else { return entry.object.id }
    return "\(entry.parent ?? "")/\(entry.role)/\(entry.position)"
  }

  /// Returns the name of an object for messages: the element's name, with a text by which users
  /// recognise the object.
  func name(of id: String) -> String {
    if let guide = guides[id] { return "the \(guide) guide" }
    if let constraint = constraints[id] { return "the constraint \(words(constraint))" }
    guard let entry = entries[id] else { return id }
    let object = entry.object
    if object.id.isEmpty, let parent = entry.parent {
      return "the \(entry.role) of \(name(of: parent))"
    }
    let texts = [
      object.text("userLabel"), object.text("text"), object.states["normal"]?["title"]?.text,
      object.text("title"), object.text("placeholder"), object.text("image"), object.customClass,
      object.text("reuseIdentifier"), object.text("storyboardIdentifier"),
    ]
    let known = texts.compactMap { $0 }.first { !$0.isEmpty }
    let shown = known.map { $0.count > 30 ? "\($0.prefix(30))…" : $0 } ?? id
    return "\(object.element) \"\(shown.replacing("\n", with: " "))\""
  }

  /// Returns a constraint as the text of an equation or inequality.
  func words(_ constraint: InterfaceConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let first = name(of: constraint.firstItem ?? "")
    let text = "\(first).\(constraint.firstAttribute) \(sign) "
    guard let second = constraint.secondItem else { return text + constraint.constant.plain }
    let factor = constraint.multiplier == 1 ? "" : " × \(constraint.multiplier.plain)"
    let sum = constraint.constant < 0 ? " − " : " + "
    let offset = constraint.constant == 0 ? "" : sum + abs(constraint.constant).plain
    return text + name(of: second) + ".\(constraint.secondAttribute ?? "")\(factor)\(offset)"
  }

  /// Returns the number of objects inside an object, at any depth.
  func count(inside id: String) -> Int {
    guard let object = entries[id]?.object else { return 0 }
    var (open, count) = ([object], -1)
    while let next = open.popLast() {
      count += 1
      open += next.keyed.values
      open += next.lists.values.joined()
    }
    return count
  }
}
