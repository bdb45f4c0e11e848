internal import Basics

extension InterfaceReader {
  /// Reads the connections in a list; those to an object that does not exist, and those without the
  /// name of a property or method, are left out.
  mutating func connections(in list: MarkupElement) -> [InterfaceConnection] {
    var connections: [InterfaceConnection] = []
    for element in list.children {
      // The segue element of an old peek action contains two segues, and has no kind itself (fact
      // IB111).
      if element.name == "segue", element["kind"] == nil { continue }
      guard let kind = connectionKind(element) else { continue }
      var destination = ""
      if let id = element["destination"] {
        guard let found = reference(id, of: element, as: role(kind)) else { continue }
        destination = found
      }
      connections.append(
        InterfaceConnection(
          kind: kind, destination: destination, id: element["id"] ?? "", line: element.place.line))
    }
    return connections
  }

  private mutating func connectionKind(_ element: MarkupElement) -> InterfaceConnection.Kind? {
    switch element.name {
    case "outlet": return name("property", of: element).map { .outlet(property: $0) }
    case "outletCollection":
      return name("property", of: element).map {
        .outletCollection(property: $0, appends: element["appends"] == "YES")
      }
    case "action":
      return name("selector", of: element).map {
        .action(selector: $0, event: element["eventType"])
      }
    case "segue": return .segue(segue(element))
    default:
      noteUnknown(element)
      return nil
    }
  }

  /// Returns the value of a connection's attribute; if there is none, adds a note and returns nil.
  private mutating func name(_ attribute: String, of element: MarkupElement) -> String? {
    if let name = element[attribute], !name.isEmpty { return name }
    note(.value, element, "an \(element.name) without \(attribute)")
    return nil
  }

  private func role(_ kind: InterfaceConnection.Kind) -> String {
    switch kind {
    case .outlet(let property), .outletCollection(let property, _): "outlet \"\(property)\""
    case .action(let selector, _): "action \"\(selector)\""
    case .segue(let segue): "a segue of kind \(segue.kind)"
    }
  }

  private func segue(_ element: MarkupElement) -> InterfaceSegue {
    var segue = InterfaceSegue(kind: element["kind"] ?? "show")
    segue.identifier = element["identifier"]
    segue.relationship = element["relationship"]
    segue.customClass = element["customClass"]
    segue.customModule = element["customModule"]
    segue.isModuleOfTarget = element["customModuleProvider"] == "target"
    for attribute in element.attributes where !Self.segueParts.contains(attribute.name) {
      segue.properties[attribute.name] = attribute.value
    }
    return segue
  }

  private static let segueParts: Set<String> = [
    "kind", "identifier", "relationship", "customClass", "customModule", "customModuleProvider",
    "id", "destination",
  ]
}
