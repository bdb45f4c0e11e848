import Foundation
import SwiftSyntax

/// The objects in a project's JSON sample files, whose values fill the app's models.
///
/// ```
/// Fixtures/herb.json   {"title": "Basil", "pot_count": 4}
/// struct Herb: Codable { let title: String; let potCount: Int }
///                        "Basil"            4
/// ```
///
/// A type's values are those of the object that has the most of its properties. The object's keys
/// may be the properties' names, the type's coding keys, or the names in snake case.
final class JSONSamples {
  private let paths: [String]
  /// The objects; of several objects with the same keys, only the first.
  private lazy var objects: [[String: Any]] = read()
  private var known: [AppDeclaration.Identity: [String: Value]] = [:]

  /// A value as source, with its type.
  struct Value {
    fileprivate let type: TypeSyntax
    fileprivate let text: String

    /// Returns the source if `other` is the value's type or an optional of it; otherwise nil.
    func text(as other: TypeSyntax) -> String? {
      let (own, other) = (type.ownText, StubBody.bare(other).ownText)
      return own == other || own + "?" == other ? text : nil
    }
  }

  /// The largest size of a file that is read, in bytes, and the largest number of objects.
  private static let (mostBytes, mostObjects) = (400_000, 3_000)

  init(at paths: [String]) { self.paths = paths }

  /// Returns the values of a type's properties as source, keyed by the name of the property; empty
  /// if the type is not a decodable structure or class, or if no object has at least two of the
  /// properties and at least half of them.
  func values(of type: AppDeclaration, in index: AppIndex) -> [String: Value] {
    if paths.isEmpty || type.kind != .structure && type.kind != .class { return [:] }
    if let values = known[type.id] { return values }
    let adopted = type.inheritedNames + index.extensions(of: type).flatMap(\.inheritedNames)
    let isRead = !Set(adopted).isDisjoint(with: ["Codable", "Decodable"])
    let values = isRead ? found(for: SampledType(type)) : [:]
    known[type.id] = values
    return values
  }

  private func found(for type: SampledType) -> [String: Value] {
    let least = max(2, (type.properties.count + 1) / 2)
    var best: (object: [String: Any], count: Int)?
    for object in objects {
      let count = type.properties.count { type.value(of: $0, in: object) != nil }
      if count >= least, count > best?.count ?? 0 { best = (object, count) }
    }
    guard let object = best?.object else { return [:] }
    let pairs = type.properties.compactMap { property -> (String, Value)? in
      guard let value = type.value(of: property, in: object) else { return nil }
      return SampleLiteral.text(of: value, as: property.type).map {
        (property.name, Value(type: property.type, text: $0))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  // MARK: Reading the files

  private func read() -> [[String: Any]] {
    var objects: [[String: Any]] = []
    var kinds: Set<[String]> = []
    for path in paths where objects.count < Self.mostObjects {
      guard let data = FileManager.default.contents(atPath: path), data.count < Self.mostBytes,
        let value = try? JSONSerialization.jsonObject(with: data)
      else { continue }
      collect(value, depth: 0) { object in
        if kinds.insert(object.keys.sorted()).inserted { objects.append(object) }
      }
    }
    return objects
  }

  private func collect(_ value: Any, depth: Int, _ take: ([String: Any]) -> Void) {
    guard depth < 8 else { return }
    if let object = value as? [String: Any] {
      take(object)
      for key in object.keys.sorted() {
        object[key].map { collect($0, depth: depth + 1, take) }
      }
    } else if let list = value as? [Any] {
      for element in list.prefix(3) { collect(element, depth: depth + 1, take) }
    }
  }
}

/// A decodable type: its stored properties and their keys.
private struct SampledType {
  struct Property {
    var name: String
    var type: TypeSyntax
  }

  let properties: [Property]
  private let keys: [String: String]

  init(_ type: AppDeclaration) {
    properties = type.members.filter { $0.kind == .variable && !$0.isStatic }.flatMap(Self.stored)
    let coding = type.members.first { $0.kind == .enumeration && $0.name == "CodingKeys" }
    let cases = coding?.members.compactMap { $0.declaration.as(EnumCaseDeclSyntax.self) } ?? []
    keys = Dictionary(
      cases.flatMap(\.elements).compactMap { element in
        element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
          .map { (element.name.plain, $0) }
      }
    ) { first, _ in first }
  }

  private static func stored(_ member: AppDeclaration) -> [Property] {
    let bindings = member.declaration.as(VariableDeclSyntax.self)?.bindings
    return bindings?.compactMap { binding in
      guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
        let name = binding.pattern.boundNames.first
      else { return nil }
      return Property(name: name, type: type)
    } ?? []
  }

  /// Returns the value that an object contains for a property; nil if it contains none.
  func value(of property: Property, in object: [String: Any]) -> Any? {
    if let key = keys[property.name] { return object[key] }
    return object[property.name] ?? object[Self.underscored(property.name)]
  }

  /// Returns a name in snake case: `pot_count` for `potCount`.
  private static func underscored(_ name: String) -> String {
    name.reduce(into: "") { text, letter in
      if letter.isUppercase { text += "_" }
      text += letter.lowercased()
    }
  }
}

/// The conversion of values from a sample file to Swift source.
enum SampleLiteral {
  /// The maximum length of a text, in characters.
  private static let most = 240

  /// Returns a value as source for a type; nil if the value has another type, or the type is not a
  /// text, number, Boolean or URL, or an optional or an array of these.
  static func text(of value: Any, as type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return text(of: value, as: optional.wrappedType)
    }
    if let list = type.as(ArrayTypeSyntax.self) {
      guard let values = value as? [Any] else { return nil }
      let texts = values.prefix(6).compactMap { text(of: $0, as: list.element) }
      return texts.isEmpty ? nil : "[\(texts.joined(separator: ", "))]"
    }
    switch type.ownText {
    case "String": return (value as? String).map(quoted)
    case "Bool": return (value as? NSNumber).flatMap(bool)
    case "Int", "Int32", "Int64", "UInt":
      guard let number = value as? NSNumber, bool(number) == nil,
        number.doubleValue == number.doubleValue.rounded(), abs(number.doubleValue) < 2e9
      else { return nil }
      return type.ownText == "UInt" && number.intValue < 0 ? nil : "\(number.intValue)"
    case "Double", "Float", "CGFloat", "Decimal":
      guard let number = value as? NSNumber, bool(number) == nil else { return nil }
      return "\(number.doubleValue)"
    case "URL":
      return (value as? String).map { "(URL(string: \(quoted($0))) ?? standIn(\"url\"))" }
    default: return nil
    }
  }

  private static func bool(_ number: NSNumber) -> String? {
    // Foundation represents numbers and Booleans by the same class; only Booleans have the type
    // code `c`.
    String(cString: number.objCType) == "c" ? "\(number.boolValue)" : nil
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.prefix(most).map { letter -> String in
      switch letter {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n", "\r\n": "\\n"
      case "\r", "\t": " "
      case _ where letter.unicodeScalars.contains { $0.value < 32 }: ""
      default: String(letter)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
