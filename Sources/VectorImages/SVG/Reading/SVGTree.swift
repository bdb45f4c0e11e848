import Basics

/// The elements of an SVG document in an array, with their parents, and an index by `id`.
struct SVGTree: Sendable {
  /// The elements in the order of the document; the first is the root.
  private(set) var nodes: [SVGNode] = []
  /// The index of the first element with an `id`.
  private(set) var indices: [String: Int] = [:]
  /// The rules of all style sheets.
  private(set) var styles = StyleSheet()
  /// The maximum number of properties of all elements together, plus the number of rules that were
  /// compared with them.
  private static let propertyLimit = 1 << 22
  /// Whether `propertyLimit` was exceeded, so that some properties were left out.
  private(set) var exceedsProperties = false

  /// Makes a tree of a document's root element.
  init(_ root: MarkupElement) {
    // A stack of elements is used instead of recursion, since documents may be deeply nested.
    var waiting: [(element: MarkupElement, parent: Int?)] = [(root, nil)]
    while let (element, parent) = waiting.popLast() {
      guard let name = Self.localName(element.name) else { continue }
      let index = nodes.count
      nodes.append(Self.node(element, name, parent))
      if let parent { nodes[parent].children.append(index) }
      if let id = element["id"], indices[id] == nil { indices[id] = index }
      if name == "style", Self.isCSS(element) { styles.add(element.text) }
      // The children of a foreign object belong to other markup languages, such as HTML, and are
      // skipped.
      if name != "foreignObject" {
        waiting += element.children.reversed().map { ($0, index) }
      }
    }
    var count = 0
    for index in nodes.indices {
      count += applyStyles(to: index)
      exceedsProperties = count > Self.propertyLimit
      if exceedsProperties { return }
    }
  }

  /// Returns whether the language of a style element is CSS, the only one that is supported.
  private static func isCSS(_ element: MarkupElement) -> Bool {
    element["type"].map { $0.isEmpty || $0.lowercased().hasPrefix("text/css") } ?? true
  }

  /// Returns the name without the prefix of SVG; nil for a name with another prefix.
  private static func localName(_ name: String) -> String? {
    guard let colon = name.firstIndex(of: ":") else { return name }
    return name[..<colon] == "svg" ? String(name[name.index(after: colon)...]) : nil
  }

  private static func node(_ element: MarkupElement, _ name: String, _ parent: Int?) -> SVGNode {
    var node = SVGNode(name: name, text: element.text, place: element.place, parent: parent)
    for attribute in element.attributes {
      switch attribute.name {
      // The older attribute `xlink:href` does not replace `href`.
      case "xlink:href": node.attributes["href"] = node.attributes["href"] ?? attribute.value
      default: node.attributes[attribute.name] = attribute.value
      }
    }
    return node
  }

  /// Replaces attributes with properties of style sheets, then with those of the attribute `style`,
  /// and last with the important ones of both.
  ///
  /// Returns the number of properties plus the number of rules that were compared.
  private mutating func applyStyles(to index: Int) -> Int {
    let rules = styles.properties(of: nodes[index], index, in: self)
    let all = rules.properties + StyleSheet.properties(nodes[index]["style"] ?? "")
    for property in all.filter({ !$0.isImportant }) + all.filter(\.isImportant) {
      nodes[index].attributes[property.name] = property.value
    }
    return all.count + rules.compared
  }
}
