/// Two versions of a document, compared object by object.
struct InterfaceComparison {
  let old: InterfaceIndex
  let new: InterfaceIndex
  /// Whether frames that no constraint determines are compared.
  ///
  /// These frames are not compared if the canvases of the versions differ, for example in their
  /// devices, because the frames of root views, and of views with autoresizing masks, depend on the
  /// device.
  private let comparesFrames: Bool
  private(set) var changes: [InterfaceChange] = []

  init(old: InterfaceDocument, new: InterfaceDocument) {
    (self.old, self.new) = (InterfaceIndex(old), InterfaceIndex(new))
    comparesFrames = old.canvas == new.canvas
    compareInitialControllers()
    for id in self.old.order where self.new.entries[id] == nil { noteRemoval(of: id) }
    for id in self.new.order {
      guard let entry = self.new.entries[id] else { continue }
      if let former = self.old.entries[id] {
        compare(id, former, entry)
      } else {
        noteAddition(of: id, entry)
      }
    }
    compareConstraints()
  }

  mutating func note(_ line: Int, _ text: String) {
    changes.append(InterfaceChange(line: line, text: text))
  }

  private mutating func compareInitialControllers() {
    let (before, after) = (old.initialController, new.initialController)
    guard before != after else { return }
    let names = (before.map(old.name) ?? "none", after.map(new.name) ?? "none")
    note(1, "initial controller: \(names.0) → \(names.1)")
  }

  // MARK: Objects

  /// Records a removed object, unless its container is removed too.
  private mutating func noteRemoval(of id: String) {
    guard let entry = old.entries[id] else { return }
    if let parent = entry.parent, new.entries[parent] == nil { return }
    let place = entry.parent.map { " from \(old.name(of: $0))" } ?? ""
    note(entry.object.line, "\(old.name(of: id)): removed\(place)\(inside(id, old))")
  }

  private mutating func noteAddition(of id: String, _ entry: InterfaceIndex.Entry) {
    if let parent = entry.parent, old.entries[parent] == nil { return }
    let place = entry.parent.map { " to \(new.name(of: $0))" } ?? ""
    note(entry.object.line, "\(new.name(of: id)): added\(place)\(inside(id, new))")
  }

  private func inside(_ id: String, _ index: InterfaceIndex) -> String {
    let count = index.count(inside: id)
    return count == 0 ? "" : ", with \(count) \(count == 1 ? "object" : "objects") in it"
  }

  private mutating func compare(
    _ id: String, _ before: InterfaceIndex.Entry, _ after: InterfaceIndex.Entry
  ) {
    let (name, line) = (new.name(of: id), after.object.line)
    if before.parent != after.parent {
      let places = (
        before.parent.map(old.name) ?? "the top", after.parent.map(new.name) ?? "the top"
      )
      note(line, "\(name): moved from \(places.0) to \(places.1)")
    }
    if before.object.element != after.object.element {
      note(line, "\(name): \(before.object.element) → \(after.object.element)")
    }
    if before.object.customClass != after.object.customClass {
      let classes = (before.object.customClass ?? "none", after.object.customClass ?? "none")
      note(line, "\(name): class \(classes.0) → \(classes.1)")
    }
    compareProperties(name, before.object, after.object)
    compareOrder(name, before.object, after.object)
    compareConnections(name, before.object, after.object)
  }

  /// Compares the order of subviews and of other lists, except gesture recognisers; objects that
  /// are in only one of the versions are ignored.
  private mutating func compareOrder(
    _ name: String, _ before: InterfaceObject, _ after: InterfaceObject
  ) {
    for list in after.lists.keys.sorted() where list != "gestureRecognizers" {
      let ids = ((before.lists[list] ?? []).map(\.id), (after.lists[list] ?? []).map(\.id))
      let common = Set(ids.0).intersection(ids.1)
      guard ids.0.filter(common.contains) != ids.1.filter(common.contains) else { continue }
      note(after.line, "\(name): order of \(list) changed")
    }
  }

  // MARK: Properties

  private mutating func compareProperties(
    _ name: String, _ before: InterfaceObject, _ after: InterfaceObject
  ) {
    note(compared(before), compared(after), name, after.line)
    for state in Set(before.states.keys).union(after.states.keys).sorted() {
      note(before.states[state] ?? [:], after.states[state] ?? [:], "\(name), \(state)", after.line)
    }
    let attributes = (Self.attributes(before), Self.attributes(after))
    note(attributes.0, attributes.1, "\(name), runtime attribute", after.line)
    if Self.text(before.variations) != Self.text(after.variations) {
      note(after.line, "\(name): variations by size class changed")
    }
  }

  private mutating func note(
    _ before: [String: InterfaceValue], _ after: [String: InterfaceValue], _ name: String,
    _ line: Int
  ) {
    for key in Set(before.keys).union(after.keys).sorted() where before[key] != after[key] {
      let texts = (before[key]?.words ?? "default", after[key]?.words ?? "default")
      note(line, "\(name): \(key) \(texts.0) → \(texts.1)")
    }
  }

  /// Returns the properties of an object, without those that Interface Builder rewrites by itself.
  private func compared(_ object: InterfaceObject) -> [String: InterfaceValue] {
    var properties = object.properties.filter { !Self.rewritten.contains($0.key) }
    // If constraints determine a frame, Interface Builder has computed the frame, and may write
    // another one without a change by the user.
    let isFixed = object.flag("fixedFrame") == true
    let isSolved = object.flag("translatesAutoresizingMaskIntoConstraints") == false
    if !comparesFrames || isSolved && !isFixed { properties["frame"] = nil }
    return properties
  }

  private static let rewritten: Set = [
    "misplaced", "ambiguous", "verifyAmbiguity", "userLabel", "sceneMemberID", "colorLabel",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "customSize",
  ]

  private static func attributes(_ object: InterfaceObject) -> [String: InterfaceValue] {
    Dictionary(object.runtimeAttributes.map { ($0.keyPath, $0.value) }) { $1 }
  }

  static func text(_ variations: [InterfaceVariation]) -> [String] {
    variations.map { variation in
      let properties = variation.properties.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value.words)" }
      return
        "\(variation.isDefault) \(String(describing: variation.isHeightRegular)) "
        + "\(String(describing: variation.isWidthRegular)) \(properties) "
        + "\(variation.excluded.sorted()) \(variation.included.sorted())"
    }.sorted()
  }

  // MARK: Connections

  private mutating func compareConnections(
    _ name: String, _ before: InterfaceObject, _ after: InterfaceObject
  ) {
    let texts = (
      before.connections.map { words($0, old) }, after.connections.map { words($0, new) }
    )
    let known = (Set(texts.0), Set(texts.1))
    for text in texts.0 where !known.1.contains(text) {
      note(after.line, "\(name): \(text) removed")
    }
    for (text, connection) in zip(texts.1, after.connections) where !known.0.contains(text) {
      note(connection.line, "\(name): \(text) added")
    }
  }

  private func words(_ connection: InterfaceConnection, _ index: InterfaceIndex) -> String {
    let destination = index.name(of: connection.destination)
    switch connection.kind {
    case .outlet(let property): return "outlet \(property) to \(destination)"
    case .outletCollection(let property, _): return "collection \(property) with \(destination)"
    case .action(let selector, let event):
      return "action \(selector) of \(destination)\(event.map { " on \($0)" } ?? "")"
    case .segue(let segue):
      let name = segue.identifier.map { " \"\($0)\"" } ?? ""
      return "\(segue.kind) segue\(name) to \(destination)"
    }
  }
}
