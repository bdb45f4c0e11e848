/// A missing member or global, in the form that source uses.
struct MissingMember: Equatable, Codable {
  /// A parameter of a function.
  struct Parameter: Equatable, Codable {
    /// The forms of arguments.
    enum Form: Equatable, Codable {
      case any, reference, closure(Int), typed(String)
    }

    var label: String?
    var form: Form
  }

  var name: String
  /// The type of a property; nil for a function.
  var type: String?
  /// The type of a function's result; nil for any type that the context requires.
  var result: String?
  var parameters: [Parameter] = []
  var isStatic = false
  var isThrowing = false
  var isAsync = false
  /// Whether an initialiser can return nil.
  var isFailable = false
  /// The text of the declaration, if it was copied from an override.
  var copy: String?
  /// The number of times that the property's type was changed.
  var changes = 0

  /// Returns a nested type of a type that is not missing.
  static func type(_ name: String) -> MissingMember {
    var member = MissingMember(name: name)
    member.copy = "class `\(name)`: UnknownStandIn {}"
    return member
  }

  /// Returns whether this member and another one cannot both be declared in one type.
  func isSame(as other: MissingMember) -> Bool {
    guard name == other.name, isStatic == other.isStatic else { return false }
    if copy != nil || other.copy != nil { return copy == other.copy }
    if type != nil || other.type != nil { return type != nil && other.type != nil }
    return parameters == other.parameters
  }

  /// Returns whether the member is declared in the type itself, not in an extension.
  func isInside(_ kind: MissingNames.Kind?) -> Bool {
    guard let kind, case .class = kind.form else { return false }
    return copy != nil || name == "init" || !isStatic || true
  }

  /// Returns the texts of the declaration: two if the result has any type, one with `Unknown` and
  /// one with the type that the context requires.
  func texts(in kind: MissingNames.Kind?) -> [String] {
    if let copy { return [copy] }
    let word = isStatic ? "static " : ""
    if let type {
      // The setter is nonmutating because a class that adopts the protocol may set the property
      // through a constant reference.
      let setter = kind?.form == .protocol(isClass: false) && !isStatic ? "nonmutating set" : "set"
      return ["\(word)var `\(name)`: \(type) { get { standIn(\"\(name)\") } \(setter) {} }"]
    }
    if name == "init" { return [initializer(in: kind)] }
    let generics = self.generics
    let list = parameterList
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    func text(_ more: [String], _ attributes: String, _ result: String) -> String {
      let all = (generics + more).joined(separator: ", ")
      let open = all.isEmpty ? "" : "<\(all)>"
      let key = looksUpText && result != "Unknown" ? "(a0 as? \(result)) ?? " : ""
      return "\(attributes) \(word)func `\(name)`\(open)(\(list))\(effects) -> \(result) "
        + "{ \(key)standIn(\"\(name)\") }"
    }
    if let result { return [text([], "@discardableResult", result)] }
    return [
      text([], "@discardableResult", "Unknown"), text(["Result"], "@_disfavoredOverload", "Result"),
    ]
  }

  /// Whether the function's name says that it looks up a text for its first argument; the stub then
  /// returns the argument.
  private var looksUpText: Bool {
    guard case .any? = parameters.first?.form else { return false }
    return ["localized", "localised"].contains(where: name.lowercased().contains)
  }

  private static let lookups: Set<String> = ["localized", "localised", "localizedString"]

  /// The text of a member such as `"basil".localized`, which libraries add to `String` for looking
  /// up a key in the app's tables; nil for other members.
  var lookup: String? {
    guard Self.lookups.contains(name), !isStatic, copy == nil, parameters.isEmpty else {
      return nil
    }
    let body = "NSLocalizedString(self, comment: \"\")"
    if let type {
      return ["String", "String?", "Unknown"].contains(type)
        ? "var `\(name)`: String { \(body) }" : nil
    }
    return ["String", nil].contains(result)
      ? "@discardableResult func `\(name)`() -> String { \(body) }" : nil
  }

  private func initializer(in kind: MissingNames.Kind?) -> String {
    let open =
      (isFailable ? "?" : "") + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
    guard case .class(let base)? = kind?.form else {
      return "init\(open)(\(parameterList)) { self = standIn(\"self\") }"
    }
    if base == "Unknown" {
      return "public convenience init\(open)(\(parameterList)) { self.init() }"
    }
    return "convenience init\(open)(\(parameterList)) { self.init\(Self.call(of: base)) }"
  }

  /// Returns the arguments of an initialiser of a class of UIKit.
  private static func call(of base: String) -> String {
    if base == "UIColor" { return "(white: 0.5, alpha: 1)" }
    return SuperCall.known.first { base.hasSuffix($0.ending) }?.arguments ?? "()"
  }

  private var generics: [String] {
    parameters.enumerated().compactMap { index, parameter in
      switch parameter.form {
      case .closure: "R\(index)"
      case .reference: "I\(index)"
      default: nil
      }
    }
  }

  private var parameterList: String {
    parameters.enumerated().map { index, parameter in
      let label = parameter.label.map { "`\($0)` " } ?? "_ "
      return "\(label)a\(index): \(Self.type(of: parameter, index))"
    }.joined(separator: ", ")
  }

  private static func type(of parameter: Parameter, _ index: Int) -> String {
    switch parameter.form {
    case .any: "Any?"
    case .reference: "inout I\(index)"
    case .typed(let type): type
    case .closure(let count):
      "@escaping (\(Array(repeating: "Unknown", count: count).joined(separator: ", "))) -> R\(index)"
    }
  }
}
