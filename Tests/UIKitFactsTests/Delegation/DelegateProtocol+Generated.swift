import Foundation

// The sources that follow from a protocol: the defaults of its optional methods, and their calls
// with `?`, see `OptionalCalls`.
extension DelegateProtocol {
  private static let head = "// Generated from the protocol's declaration by `DelegationTests`."

  /// The defaults of the methods, each of which marks its call as one of a missing method.
  var defaults: String {
    var source = fileStart(methods)
    source.add("extension \(name) {")
    for (index, method) in methods.enumerated() {
      if index > 0 { source.add() }
      source.addComment("Called when the conforming type does not implement this method.")
      source.addDefault(method, access: "public")
    }
    source.add("}")
    return source.text
  }

  /// The members of a controller that has the protocol's methods, for its subclasses to override:
  /// the lines of each.
  var overridableMembers: [[String]] {
    methods.map { method in
      var source = SwiftSource()
      source.addComment("A `\(name)` method, treated as not implemented unless overridden.")
      source.addDefault(method, access: "open")
      source.joinBody()
      return source.lines
    }
  }

  /// The files with the calls of the methods as optional ones, by their themes.
  ///
  /// The calls of methods without a result have a file of their own if one file would be too long.
  var optionalCalls: [(theme: String, text: String)] {
    let whole = properties + calls(of: others)
    guard whole.count > Self.longestFile else {
      return [("OptionalCalls", text(of: whole, about: methods))]
    }
    let all = others.filter { $0.result != nil }
    // Only half of the methods with results, if a file with all of them would be too long.
    let isLong = (properties + calls(of: all)).count > Self.longestFile
    let results = isLong ? Array(all.prefix(all.count / 2)) : all
    let more = Array(all.dropFirst(results.count))
    let notifications = others.filter { $0.result == nil }
    return [
      ("OptionalCalls", text(of: properties + calls(of: results), about: results)),
      ("OptionalResults", text(of: Array(calls(of: more).dropFirst()), about: more)),
      (
        "OptionalNotifications",
        text(of: Array(calls(of: notifications).dropFirst()), about: notifications)
      ),
    ].filter { !$0.theme.hasSuffix("Results") || !more.isEmpty }
  }

  private static let longestFile = 390

  private var others: [OptionalMethod] { methods.filter { !isClosure($0) } }

  private func text(of lines: [String], about methods: [OptionalMethod]) -> String {
    var source = fileStart(methods)
    for line in lines { source.add(line) }
    return source.text
  }

  /// The lines of the properties that represent the methods of one name.
  private var properties: [String] {
    var source = SwiftSource()
    source.add("extension \(name) {")
    var names: [String] = []
    for method in methods where !names.contains(method.name) {
      if !names.isEmpty { source.add() }
      names.append(method.name)
      addProperty(method, to: &source)
    }
    source.add("}")
    return source.lines
  }

  /// Returns the lines of the calls of methods, after an empty one.
  private func calls(of methods: [OptionalMethod]) -> [String] {
    if methods.isEmpty { return [] }
    var source = SwiftSource()
    source.add()
    source.add("extension OptionalCalls where Target == any \(name) {")
    for (index, method) in methods.enumerated() {
      if index > 0 { source.add() }
      source.addCalls(method)
    }
    source.add("}")
    return source.lines
  }

  private func fileStart(_ methods: [OptionalMethod]) -> SwiftSource {
    var source = SwiftSource()
    source.add(Self.head)
    let types = methods.flatMap { $0.parameters.map(\.type) + [$0.result ?? ""] }
    let words = Set(types.joined(separator: " ").split { !$0.isLetter }.map(String.init))
    // An import that no declaration needs is an error.
    if !words.isDisjoint(with: Self.foundation) { source.add("public import Foundation") }
    source.add()
    return source
  }

  private static let foundation: Set = [
    "IndexPath", "CGFloat", "CGPoint", "CGRect", "CGSize", "URL", "NSRange", "NSAttributedString",
    "NSCopying",
  ]

  private func isClosure(_ method: OptionalMethod) -> Bool {
    method.isClosure && methods.filter { $0.name == method.name }.count == 1
  }

  private func addProperty(_ method: OptionalMethod, to source: inout SwiftSource) {
    let isClosure = isClosure(method)
    let summary =
      isClosure
      ? "A closure that calls `\(method.selector)`"
      : "A callable that forwards to the optional methods named `\(method.name)`"
    source.addComment("\(summary); see `OptionalCalls`.")
    source.add("  @_disfavoredOverload")
    guard isClosure else {
      source.add("  public var \(method.name):", type: "OptionalCalls<any \(name)>?")
      source.add("    OptionalCalls(target: self)")
      return source.add("  }")
    }
    let result = method.result.map { "\($0)?" } ?? "Void"
    let type = method.parameters[0].type
    source.add("  public var \(method.name):", type: "((\(type)) -> \(result))?")
    source.addClosure(method)
    source.add("  }")
  }
}

extension SwiftSource {
  /// Adds the closure that calls a method with its only argument.
  fileprivate mutating func addClosure(_ method: OptionalMethod) {
    let discard = method.result == nil ? "_ = " : ""
    let call = "self.\(method.name)(view)"
    let line = "    { view in \(discard)OptionalMethodCall.result { \(call) }"
    if line.count <= 100 { return add(line, brace: "}") }
    add("    { view in")
    add("      \(discard)OptionalMethodCall.result {")
    add("        \(call)")
    add("      }")
    add("    }")
  }

  /// Adds a method that returns the value used if it is not implemented.
  fileprivate mutating func addDefault(_ method: OptionalMethod, access: String) {
    let result = method.result.map { " -> \($0)" } ?? ""
    add("  \(access) func \(method.name)", method.parameters.map { $0.source() }, "\(result) {")
    add("    OptionalMethodCall.placeholder", [method.value], "", closesApart: false)
    add("  }")
  }

  /// Adds the calls of a method with `?` and with `!`; one for both without a result, or with an
  /// optional one.
  fileprivate mutating func addCalls(_ method: OptionalMethod) {
    let parameters = method.parameters.map { $0.source() }
    let call = "Calls `\(method.selector)` and returns its result"
    guard let result = method.result else {
      addComment("Calls `\(method.selector)`, and returns nil if the method is not implemented.")
      add("  @discardableResult")
      add("  public func callAsFunction", parameters, " -> Void? {")
      return addBody(method, "result", "")
    }
    if result.hasSuffix("?") {
      addComment("\(call), or nil if the method is not implemented.")
      add("  public func callAsFunction", parameters, " -> \(result) {")
      return addBody(method, "result", " ?? nil")
    }
    let generic = method.parameters.first.map { [$0.source(type: "Object")] } ?? []
    addComment("\(call), or nil if the method is not implemented.")
    add(
      "  public func callAsFunction<Object: \(method.parameters.first?.type ?? "")>",
      generic + parameters.dropFirst(), " -> \(result)? {")
    addBody(method, "result", "")
    add()
    addComment("\(call), or the default if the method is not implemented.")
    add("  public func callAsFunction", parameters, " -> \(result) {")
    addBody(method, "resultOrDefault", "")
  }

  private mutating func addBody(_ method: OptionalMethod, _ call: String, _ tail: String) {
    let arguments = method.parameters.map(\.argument)
    let line = "target.\(method.name)(\(arguments.joined(separator: ", ")))"
    let whole = "    OptionalMethodCall.\(call) { \(line) }\(tail)"
    if whole.count <= 100 {
      add(whole)
    } else {
      add("    OptionalMethodCall.\(call) {")
      add("      target.\(method.name)", arguments, "", closesApart: false)
      add("    }\(tail)")
    }
    add("  }")
  }
}
