import Basics
import LayoutCore

/// A JSON value of a string catalogue, with its offset in the file.
private struct Node {
  let value: JSONValue
  let offsets: JSONOffsets

  /// The members of a JSON object; empty for other values.
  var members: [(name: String, node: Node)] {
    guard let members = value.members else { return [] }
    return zip(members, offsets.parts).map { ($0.name, Node(value: $0.value, offsets: $1)) }
  }

  subscript(name: String) -> Node? { members.first { $0.name == name }?.node }
}

/// A reader of the values of a string catalogue.
struct CatalogueReader {
  let file: String
  let bytes: [UInt8]

  /// The accepted versions of the format; members that versions after 1.2 add are not read.
  private static let versions: ClosedRange<Double> = 1...1.99

  func catalogue(_ document: JSONDocument) throws(StringsError) -> StringCatalogue {
    let root = Node(value: document.value, offsets: document.offsets)
    guard let source = root["sourceLanguage"]?.value.text else {
      throw error("no sourceLanguage", expected: "it, as in \"sourceLanguage\" : \"en\"", at: root)
    }
    if let version = root["version"], let text = version.value.text {
      guard let number = Double(text), Self.versions.contains(number) else {
        throw error("version \(text)", expected: "version 1.0 to 1.2", at: version)
      }
    }
    var tables: [String: StringTable] = [source: StringTable()]
    for (key, entry) in root["strings"]?.members ?? [] {
      for (language, localization) in entry["localizations"]?.members ?? [] {
        let text = try text(localization, of: key)
        tables[language, default: StringTable()].texts[key] = text
      }
      if tables[source]?.texts[key] == nil { tables[source]?.texts[key] = .text(key) }
    }
    return StringCatalogue(sourceLanguage: source, tables: tables)
  }

  /// Reads one localisation: a text, variations, or a text with substitutions; nil if it contains
  /// none of these.
  private func text(_ node: Node, of key: String) throws(StringsError) -> LocalizedText? {
    guard node.value.members != nil else {
      throw error("\(node.value.kind)", expected: "an object of “\(key)”", at: node)
    }
    let substitutions = try self.substitutions(node, of: key)
    if let variations = node["variations"] {
      return try text(variations: variations, substitutions, of: key)
    }
    guard let unit = node["stringUnit"] else { return nil }
    guard let value = unit["value"]?.value.text else {
      throw error("no value of “\(key)”", expected: "a string", at: unit)
    }
    if substitutions.isEmpty { return .text(value) }
    return .plural(PluralText(format: value, variables: substitutions))
  }

  private func text(
    variations: Node, _ substitutions: [String: PluralText.Variable], of key: String
  ) throws(StringsError) -> LocalizedText? {
    for (kind, forms) in variations.members {
      switch kind {
      case "plural":
        var variable = try variable(forms, argument: nil, type: "", of: key)
        let place = FormatText(variable.forms[.other] ?? "").firstNumber
        variable.argument = place?.argument ?? 1
        variable.valueType = place?.type ?? "lld"
        variable.firstArgument = 1
        var variables = substitutions
        variables[Self.wholeName] = variable
        return .plural(PluralText(format: "%#@\(Self.wholeName)@", variables: variables))
      case "device":
        var texts: [String: LocalizedText] = [:]
        for (device, node) in forms.members { texts[device] = try text(node, of: key) }
        return .devices(texts)
      default:
        throw error(
          "variations by “\(kind)”", expected: "by “plural” or “device”", at: forms)
      }
    }
    return nil
  }

  /// The name of the variable whose forms are the plural variations of a whole text.
  private static let wholeName = "text"

  /// Reads the substitutions of a format; in their forms, `%arg` is the specifier for the number.
  private func substitutions(
    _ node: Node, of key: String
  ) throws(StringsError) -> [String: PluralText.Variable] {
    var variables: [String: PluralText.Variable] = [:]
    for (name, substitution) in node["substitutions"]?.members ?? [] {
      guard let forms = substitution["variations"]?["plural"] else {
        throw error(
          "no plural variations of “\(name)” of “\(key)”", expected: "them", at: substitution)
      }
      let type = substitution["formatSpecifier"]?.value.text ?? "lld"
      let argument = substitution["argNum"]?.value.integer
      variables[name] = try variable(forms, argument: argument, type: type, of: key)
    }
    return variables
  }

  private func variable(
    _ forms: Node, argument: Int?, type: String, of key: String
  ) throws(StringsError) -> PluralText.Variable {
    var texts: [PluralClass: String] = [:]
    for (name, form) in forms.members {
      guard let pluralClass = PluralClass(rawValue: name) else {
        throw error(
          "the plural class “\(name)”", expected: "zero, one, two, few, many or other", at: form)
      }
      let text = form["stringUnit"]?["value"]?.value.text
      texts[pluralClass] = text?.replacing("%arg", with: "%" + type)
    }
    guard texts[.other] != nil else {
      throw error("no form “other” of “\(key)”", expected: "it", at: forms)
    }
    return PluralText.Variable(valueType: type, argument: argument, forms: texts)
  }

  private func error(_ problem: String, expected: String, at node: Node) -> StringsError {
    StringsError(
      file: file, place: StringCatalogue.place(of: node.offsets.value, in: bytes),
      problem: problem, expected: expected)
  }
}
