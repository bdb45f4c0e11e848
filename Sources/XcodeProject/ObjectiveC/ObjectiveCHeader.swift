/// The declarations of an Objective-C header as stubs in Swift: classes, protocols, categories,
/// enumerations and constants.
///
/// A declaration that the simple rules of this type do not translate to Swift is skipped.
package struct ObjectiveCHeader {
  /// A declaration of the header, written in Swift.
  package struct Stub: Equatable {
    /// The name of the declaration; for a category, the name of the class that it extends.
    package var name: String
    /// The line of the declaration in the header.
    package var line: Int
    /// The source of the declaration in Swift.
    package var text: String
  }

  /// The stubs, in the order of the header.
  package private(set) var stubs: [Stub] = []
  /// The names of the imported headers.
  package let imports: [String]
  private var tokens: ArraySlice<ObjectiveCTokens.Token>
  private var isAssumed = false

  package init(_ text: String) {
    let all = ObjectiveCTokens(text)
    (tokens, imports) = (all.all[...], all.imports)
    while let token = tokens.popFirst() { read(token) }
  }

  private mutating func read(_ token: ObjectiveCTokens.Token) {
    switch token.text {
    case "NS_ASSUME_NONNULL_BEGIN": isAssumed = true
    case "NS_ASSUME_NONNULL_END": isAssumed = false
    case "@interface": readClass(token.line)
    case "@protocol": readProtocol(token.line)
    case "NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS":
      readEnumeration(token.line, isOptions: token.text == "NS_OPTIONS")
    case "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN":
      readConstant(token.line)
    default: break
    }
  }

  /// Removes the tokens up to and including the next `end`, and returns them without `end`.
  private mutating func take(until end: String) -> [String] {
    var found: [String] = []
    while let token = tokens.popFirst(), token.text != end { found.append(token.text) }
    return found
  }

  private mutating func readClass(_ line: Int) {
    guard let name = tokens.popFirst()?.text else { return }
    var base: String?
    var category = false
    var adopted: [String] = []
    if tokens.first?.text == "<" { _ = take(until: ">") }
    if tokens.first?.text == "(" {
      category = true
      _ = take(until: ")")
    }
    if tokens.first?.text == ":" {
      tokens.removeFirst()
      base = tokens.popFirst()?.text
    }
    if tokens.first?.text == "<" {
      tokens.removeFirst()
      adopted = take(until: ">").filter { $0 != "," && $0 != "NSObject" }
    }
    if tokens.first?.text == "{" { _ = take(until: "}") }
    let members = members(base: category ? nil : base ?? "NSObject", owner: name)
    let inherited = (category ? adopted : [base ?? "NSObject"] + adopted).joined(separator: ", ")
    let head = category ? "extension \(name)" : "open class \(name)"
    let list = inherited.isEmpty ? "" : ": \(inherited)"
    add(name, line, "\(head)\(list) {\n\(members.joined(separator: "\n"))\n}")
  }

  private mutating func readProtocol(_ line: Int) {
    guard let name = tokens.popFirst()?.text else { return }
    // A forward declaration, as in `@protocol Herb;`, has no members.
    if tokens.first?.text == ";" || tokens.first?.text == "," { return }
    var adopted: [String] = []
    if tokens.first?.text == "<" {
      tokens.removeFirst()
      adopted = take(until: ">").filter { $0 != "," && $0 != "NSObject" }
    }
    // A protocol of Objective-C may have optional members, but one of Swift may not. So all members
    // are written as default implementations in an extension.
    let all = members(base: nil)
    let list = (["NSObjectProtocol"] + adopted).joined(separator: ", ")
    add(
      name, line,
      "public protocol \(name): \(list) {}\nextension \(name) {\n"
        + "\(all.joined(separator: "\n"))\n}")
  }

  private mutating func members(base: String?, owner: String = "") -> [String] {
    var texts: [String] = []
    while let token = tokens.popFirst(), token.text != "@end" {
      switch token.text {
      case "@property": texts += property()
      case "-", "+":
        let method = ObjectiveCMethod(
          take(until: ";"), isStatic: token.text == "+", isAssumed: isAssumed, base: base,
          owner: owner)
        method.text.map { texts.append(base == nil ? $0.withoutClass : $0) }
      case "NS_ASSUME_NONNULL_BEGIN": isAssumed = true
      case "NS_ASSUME_NONNULL_END": isAssumed = false
      default: break
      }
    }
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }

  private mutating func property() -> [String] {
    var attributes: [String] = []
    if tokens.first?.text == "(" {
      tokens.removeFirst()
      attributes = take(until: ")")
    }
    var words = take(until: ";").filter { !$0.hasPrefix("NS_") && !$0.hasPrefix("IB") }
    let marks = attributes.filter { $0 == "nullable" || $0 == "nonnull" }
    var name = words.last ?? ""
    if let caret = words.firstIndex(of: "^"), let close = words[caret...].firstIndex(of: ")"),
      close == caret + 2
    {
      name = words[caret + 1]
      words.remove(at: caret + 1)
    } else {
      words = words.dropLast()
    }
    guard let type = ObjectiveCType(marks + words), name.first?.isLetter == true else { return [] }
    let getter = attributes.firstIndex(of: "getter").map { attributes.dropFirst($0 + 2) }?.first
    let isClass = attributes.contains("class")
    let text = type.text(isAssumed: isAssumed)
    let set = attributes.contains("readonly") ? "" : " set {}"
    return [
      "\(isClass ? "static " : "")var `\(getter ?? name)`: \(text) "
        + "{ get { standIn(\"\(name)\") }\(set) }"
    ]
  }

  private mutating func readEnumeration(_ line: Int, isOptions: Bool) {
    let head = take(until: "{").filter { $0 != "(" && $0 != ")" && $0 != "," }
    guard let name = head.last, name.first?.isLetter == true else { return }
    let cases = take(until: "}").separated(by: ",").compactMap(\.first)
    let names = cases.map { ($0, Self.caseName($0, of: name)) }
    if isOptions {
      let values = names.enumerated().map { index, item in
        "public static let `\(item.1)` = \(name)(rawValue: 1 << \(index))"
      }
      let stored =
        "public let rawValue: Int\npublic init(rawValue: Int) { self.rawValue = rawValue }"
      return add(
        name, line,
        "public struct \(name): OptionSet {\n\(stored)\n\(values.joined(separator: "\n"))\n}")
    }
    if names.isEmpty { return }
    let list = names.map { "case `\($0.1)`" }.joined(separator: "\n")
    add(name, line, "public enum \(name): Int {\n\(list)\n}")
  }

  /// Returns the Swift name of an enumeration case, which begins with a small letter; the
  /// enumeration's name at its beginning is removed, unless no letter follows it.
  private static func caseName(_ name: String, of type: String) -> String {
    var rest = name.hasPrefix(type) ? name.dropFirst(type.count) : name[...]
    if rest.first == "_" { rest = rest.dropFirst() }
    if rest.first?.isLetter != true { rest = name[...] }
    let capitals = rest.prefix { $0.isUppercase }.count
    let count = capitals == rest.count ? capitals : max(1, capitals - 1)
    return rest.prefix(count).lowercased() + rest.dropFirst(count)
  }

  private mutating func readConstant(_ line: Int) {
    let words = take(until: ";")
    guard !words.contains("("), let name = words.last, words.count > 1,
      let type = ObjectiveCType(Array(words.dropLast()))
    else { return }
    let text = type.text(isAssumed: true)
    add(name, line, "public var \(name): \(text) { standIn(\"\(name)\") }")
  }

  private mutating func add(_ name: String, _ line: Int, _ text: String) {
    if stubs.count < 2_000 { stubs.append(Stub(name: name, line: line, text: text)) }
  }
}

extension String {
  /// The declaration with `static` in place of `class`, which is not valid outside a class.
  fileprivate var withoutClass: String {
    hasPrefix("class ") ? "static " + dropFirst("class ".count) : self
  }
}
