/// A member or global that no available module declares; its declaration is derived from its uses
/// in source.
struct MissingMember: Equatable, Codable {
  /// A parameter of a function.
  struct Parameter: Equatable, Codable {
    /// The forms of arguments: any value, an `inout` reference, a Swift closure with a number of
    /// parameters, or a value of a known type.
    enum Form: Equatable, Codable {
      case any, reference, closure(Int), typed(String)
    }

    var label: String?
    var form: Form
  }

  var name: String
  /// The type of a property; nil for a function.
  var type: String?
  /// The type of a function's result; nil if the result has the type that the context requires.
  var result: String?
  var parameters: [Parameter] = []
  var isStatic = false
  var isThrowing = false
  var isAsync = false
  /// Whether an initialiser can return nil.
  var isFailable = false
  /// The text of the declaration, if it was copied from a member that overrides it.
  var copy: String?
  /// The number of times that repairs have changed the property's type.
  var changes = 0

  /// Returns the declaration of a nested type, for an extension of a type that another module
  /// declares.
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

  /// Returns whether the member is declared in the body of a generated class rather than in an
  /// extension.
  func isInside(_ kind: MissingNames.Kind?) -> Bool {
    guard let kind, case .class = kind.form else { return false }
    return copy != nil || name == "init" || !isStatic || true
  }

  /// Returns the texts of the declaration.
  ///
  /// If the type of the result is not known, there are two overloads: one returns `Unknown`, the
  /// other the type that the context requires.
  func texts(in kind: MissingNames.Kind?) -> [String] {
    if let copy { return [copy] }
    if let place = place(in: kind) { return [place] }
    let word = isStatic ? "static " : ""
    if let type {
      // The setter is nonmutating because code may set the property through a constant reference to
      // a class that conforms to the protocol.
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

  /// Returns the source of the property `contentView` or `backgroundView` of a missing view, whose
  /// value becomes a subview; nil for other members.
  private func place(in kind: MissingNames.Kind?) -> String? {
    guard !isStatic, ["contentView", "backgroundView"].contains(name),
      case .class(let base)? = kind?.form, base.hasPrefix("UI"), !base.hasSuffix("Controller")
    else { return nil }
    let isBehind = name == "backgroundView"
    return "var `\(name)`: UIView! { didSet { "
      + "placeStandIn(\(name), oldValue, in: self, isBehind: \(isBehind)) } }"
  }

  /// Whether the function's name says that it looks up a localised text; the stub then returns its
  /// first argument, the key.
  private var looksUpText: Bool {
    guard case .any? = parameters.first?.form else { return false }
    return ["localized", "localised"].contains(where: name.lowercased().contains)
  }

  private static let lookups: Set<String> = ["localized", "localised", "localizedString"]

  /// The text of a member such as `"basil".localized`, with which libraries look up a string as a
  /// key in the app's strings tables; nil for other members.
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

  /// The texts of an initialiser of a property wrapper, for properties without and with an initial
  /// value; none for other members.
  var wrapperInitializers: [String] {
    guard name == "init", !parameters.isEmpty, generics.isEmpty else { return [] }
    return [
      "init(\(parameterList)) {}",
      "init(wrappedValue: Value, \(parameterList)) { stored = wrappedValue }",
    ]
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

  /// Returns the arguments with which a generated subclass calls an initialiser of a UIKit class.
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
    // A Swift closure that escapes would need an explicit `self` for members, which some apps do
    // not write, as the Swift closures of their modules do not escape.
    case .closure(let count):
      "(\(Array(repeating: "Unknown", count: count).joined(separator: ", "))) -> R\(index)"
    }
  }
}
