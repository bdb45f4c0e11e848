internal import Basics

extension InterfaceReader {
  /// Reads a colour (facts IB80 to IB84).
  mutating func color(_ element: MarkupElement) -> InterfaceColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return .system(name)
    }
    if element["red"] != nil { return components(element) }
    if let white = number("white", of: element) {
      return .white(white, alpha: number("alpha", of: element) ?? 1)
    }
    if let name = element["name"] {
      return element["catalog"] == "System" ? .system(name) : .named(name)
    }
    note(.value, element, "a color without components and name")
    return nil
  }

  private mutating func components(_ element: MarkupElement) -> InterfaceColor? {
    guard let red = number("red", of: element), let green = number("green", of: element),
      let blue = number("blue", of: element)
    else { return nil }
    let alpha = number("alpha", of: element) ?? 1
    guard element["customColorSpace"] == "displayP3" else {
      return .components(red: red, green: green, blue: blue, alpha: alpha)
    }
    return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a font of a property or of an attributed text (facts IB85 to IB92).
  mutating func font(_ element: MarkupElement) -> InterfaceFont? {
    if let style = element["style"] { return .style(style) }
    let size = number("pointSize", of: element) ?? number("size", of: element)
    if let name = element["name"] {
      return .named(name, family: element["family"], pointSize: size ?? Self.systemSize)
    }
    if let role = element["metaFont"] { return metaFont(role, size: size) }
    return .system(
      type: element["type"] ?? "system", weight: element["weight"],
      pointSize: size ?? Self.systemSize)
  }

  /// The size of the system font, in points, if the document does not contain it (fact IB92).
  private static let systemSize = 17.0

  /// The roles of the system font: their types, and their sizes in points if the document does not
  /// contain the size.
  private static let roles: [String: (type: String, size: Double)] = [
    "system": ("system", systemSize), "systemBold": ("boldSystem", systemSize),
    "label": ("system", systemSize), "cellTitle": ("system", systemSize),
    "smallSystem": ("system", 12), "miniSystem": ("system", 9), "menu": ("system", 14),
  ]

  private func metaFont(_ role: String, size: Double?) -> InterfaceFont {
    let known = Self.roles[role] ?? ("system", Self.systemSize)
    return .system(type: known.type, weight: nil, pointSize: size ?? known.size)
  }

  /// Reads the runs of an attributed text.
  mutating func runs(_ element: MarkupElement) -> [InterfaceTextRun] {
    var runs: [InterfaceTextRun] = []
    for fragment in element.children {
      guard fragment.name == "fragment" else {
        noteUnknown(fragment)
        continue
      }
      var run = InterfaceTextRun(text: fragment["content"] ?? "")
      for child in fragment.children {
        switch child.name {
        case "string": run.text = text(child)
        case "attributes": readAttributes(child, into: &run)
        default: noteUnknown(child)
        }
      }
      runs.append(run)
    }
    return runs
  }

  private mutating func readAttributes(_ list: MarkupElement, into run: inout InterfaceTextRun) {
    for (name, value) in fields(list) {
      switch (name, value) {
      case ("NSColor", .color(let color)): run.color = color
      case ("NSFont", .font(let font)): run.font = font
      case ("NSParagraphStyle", .fields(let fields)):
        run.paragraph = fields.compactMapValues(\.text)
      default: run.others[name] = value
      }
    }
  }
}
