internal import Basics

extension InterfaceReader {
  /// Reads the objects of a list.
  mutating func objects(in list: MarkupElement) -> [InterfaceObject] {
    var objects: [InterfaceObject] = []
    for child in list.children {
      switch InterfaceSchema.kind(of: child.name) {
      case .object: objects.append(object(child))
      case .ignored: continue
      default:
        noteUnknown(child)
        if child["id"] != nil { objects.append(object(child)) }
      }
    }
    return objects
  }

  private mutating func object(_ element: MarkupElement) -> InterfaceObject {
    var object = InterfaceObject(
      id: element["id"] ?? "", element: element.name, line: element.place.line)
    object.key = element["key"]
    object.customClass = element["customClass"]
    object.customModule = element["customModule"]
    object.isModuleOfTarget = element["customModuleProvider"] == "target"
    object.properties = properties(element)
    for child in element.children { read(child, into: &object) }
    return object
  }

  /// Returns an element's attributes as texts; malformed numbers are left out.
  mutating func properties(_ element: MarkupElement) -> [String: InterfaceValue] {
    var properties: [String: InterfaceValue] = [:]
    for attribute in element.attributes
    where !InterfaceSchema.partAttributes.contains(attribute.name) {
      let isNumber = InterfaceSchema.numbers.contains(attribute.name)
      if isNumber, number(attribute.name, of: element) == nil { continue }
      properties[attribute.name] = .text(attribute.value)
    }
    return properties
  }

  private mutating func read(_ child: MarkupElement, into object: inout InterfaceObject) {
    if let key = child["key"], InterfaceSchema.isIgnored(key: key) { return }
    switch InterfaceSchema.kind(of: child.name) {
    case .object: keep(child, in: &object)
    case .list: object.lists[child.name, default: []] += objects(in: child)
    case .value(let kind):
      // The element <nil name="viewControllers"/> has neither a key nor an effect (fact IB108).
      if child.name == "nil", child["key"] == nil { return }
      if let value = value(kind, child) { object.properties[child["key"] ?? child.name] = value }
    case .part(let part): read(part, child, into: &object)
    case .ignored: return
    case nil:
      noteUnknown(child)
      if child["id"] != nil { keep(child, in: &object) }
    }
  }

  private mutating func keep(_ child: MarkupElement, in object: inout InterfaceObject) {
    object.keyed[child["key"] ?? child.name] = self.object(child)
  }

  private mutating func read(
    _ part: InterfaceSchema.Part, _ child: MarkupElement, into object: inout InterfaceObject
  ) {
    switch part {
    case .constraints: object.constraints += constraints(in: child)
    case .connections: object.connections += connections(in: child)
    case .runtimeAttributes: object.runtimeAttributes += runtimeAttributes(in: child)
    case .variation: object.variations.append(variation(child))
    case .state: object.states[child["key"] ?? "normal"] = fields(child)
    case .guide: object.guides[child["key"] ?? "safeArea"] = child["id"]
    case .controllerGuides:
      for guide in child.children { object.guides[guide["type"] ?? ""] = guide["id"] }
    }
  }

  private mutating func runtimeAttributes(in list: MarkupElement) -> [InterfaceRuntimeAttribute] {
    var attributes: [InterfaceRuntimeAttribute] = []
    for element in list.children {
      guard let path = element["keyPath"] else {
        note(.value, element, "a runtime attribute without a key path")
        continue
      }
      var attribute = InterfaceRuntimeAttribute(
        keyPath: path, value: .none, line: element.place.line)
      attribute.type = element["type"] ?? "string"
      attribute.catalog = element["catalog"]
      // The value is an attribute or a child element, depending on the type (fact IB93).
      if let text = element["value"] { attribute.value = .text(text) }
      if let child = element.children.first {
        if case .value(let kind) = InterfaceSchema.kind(of: child.name) {
          attribute.value = value(kind, child) ?? .none
        } else {
          noteUnknown(child)
        }
      }
      attributes.append(attribute)
    }
    return attributes
  }

  /// Reads the sizes of images and the components of colours that the document uses.
  mutating func readResources(_ list: MarkupElement, into document: inout InterfaceDocument) {
    for element in list.children {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        guard let size = size(element) else { continue }
        var image = InterfaceImage(width: size.width, height: size.height)
        image.isSymbol = element["catalog"] == "system"
        document.images[name] = image
      case "namedColor", "systemColor":
        document.colors[name] = element.children.first { $0.name == "color" }.flatMap { color($0) }
      default: noteUnknown(element)
      }
    }
  }
}
