import SwiftSyntax

/// The member to which a `#selector` refers, and the expression that replaces the selector.
struct SelectorReference {
  private let accessor: String?
  /// The type or the value before the dot; if absent, the enclosing type that declares the member.
  private var base: String
  /// Whether `base` is a value rather than a type.
  private var isBound = false
  private let name: String
  /// The argument labels as written, such as `(_:with:)`; empty if there are none.
  private let labels: String
  /// A cast such as ` as (Shelf) -> () -> Void`, if the expression in the parentheses contains one;
  /// otherwise empty.
  private var cast = ""
  private var member: DeclaredMember?

  /// Reads the expression in the parentheses of `#selector`.
  ///
  /// Returns nil if the type that declares the member cannot be determined.
  ///
  /// - Parameters:
  ///   - expression: the expression in the parentheses.
  ///   - accessor: `getter` or `setter`, or nil for a method.
  ///   - types: the names of the enclosing types, innermost last.
  ///   - program: the declarations of the files.
  init?(
    _ expression: ExprSyntax, accessor: String?, in types: [String], program: SourceIndex
  ) {
    self.accessor = accessor
    let (named, type) = Self.withoutCast(expression)
    let reference: DeclReferenceExprSyntax
    var written: String?
    if let access = named.as(MemberAccessExprSyntax.self) {
      reference = access.declName
      written = access.base?.ownText
    } else if let plain = named.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return nil
    }
    name = reference.baseName.text
    labels = reference.argumentNames?.ownText ?? ""
    guard let base = Self.base(written, member: reference.baseName.text, types, program) else {
      return nil
    }
    self.base = base.text
    isBound = base.isBound
    member = isBound ? nil : find(in: program)
    if let type { cast = Self.unapplied(type, of: self.base, isBound: isBound) }
  }

  /// Removes parentheses and a cast from an expression such as `(tapped as () -> Void)`, and
  /// returns the cast's type.
  private static func withoutCast(_ expression: ExprSyntax) -> (ExprSyntax, String?) {
    if let group = expression.as(TupleExprSyntax.self), group.elements.count == 1,
      let only = group.elements.first
    {
      return withoutCast(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) {
        return (withoutCast(parts[0]).0, parts[2].ownText)
      }
    }
    return (expression, nil)
  }

  /// Returns the type or value before the member's dot.
  ///
  /// A type is returned as written. For `self`, `Self`, `super` or nothing before the dot, the
  /// result is the enclosing type that declares the member or, if none does, the innermost type.
  /// For another value, the result is the only type that declares such a member; if there is not
  /// exactly one, the value itself. The result is nil if there is no enclosing type.
  private static func base(
    _ written: String?, member: String, _ types: [String], _ program: SourceIndex
  ) -> (text: String, isBound: Bool)? {
    guard let written, !["self", "Self", "super"].contains(written) else {
      let owner = types.last { !program.members(named: member, of: $0.lastWord).isEmpty }
      return (owner ?? types.last).map { ($0, false) }
    }
    if written.lastWord.first?.isUppercase == true { return (written, false) }
    let owners = program.classes(declaring: member)
    if owners.count == 1 { return (owners[0], false) }
    return (written, true)
  }

  /// Returns a cast to the type of a method as a member of its class: `(Shelf) -> () -> Void`.
  private static func unapplied(_ type: String, of base: String, isBound: Bool) -> String {
    let arrows = type.components(separatedBy: "->").count - 1
    return isBound || arrows > 1 ? " as \(type)" : " as (\(base)) -> \(type)"
  }

  private func find(in program: SourceIndex) -> DeclaredMember? {
    let words = labels.isEmpty ? nil : labels.dropFirst().dropLast().split(separator: ":")
    return program.members(named: name, of: base.lastWord).first {
      words == nil || words == $0.labels.map { Substring($0) }
    }
  }

  /// The source of the expression that replaces the selector.
  var source: String {
    let plain = name.filter { $0 != "`" }
    if accessor == "getter" { return "Selector(\"\(plain)\", getter: \\\(base).\(name))" }
    if accessor == "setter" {
      let capital = plain.prefix(1).uppercased() + plain.dropFirst()
      return "Selector(\"set\(capital):\", setter: \\\(base).\(name))"
    }
    // The selector contains only the name, because a method of an `@objc` protocol cannot be
    // referred to as a function.
    if isOfDelegate { return "Selector(\"\(objectiveCName)\")" }
    let how = isBound ? "bound: " : member?.isStatic == true ? "static: " : ""
    return "Selector(\"\(objectiveCName)\", \(how)\(base).\(name)\(labels)\(cast))"
  }

  private var isOfDelegate: Bool {
    base.hasSuffix("Delegate") && base.hasPrefix("UI") || base.hasSuffix("DataSource")
  }

  private var objectiveCName: String {
    if let name = member?.objectiveCName { return name }
    let written = labels.dropFirst().dropLast().split(separator: ":").map(String.init)
    return ObjectiveCName(of: name, labels: member?.labels ?? written).text
  }
}

extension String {
  /// The component after the last dot, without generic arguments: `Cell` for `Shelf.Cell<Herb>`.
  var lastWord: String {
    let whole = prefix { $0 != "<" }
    return whole.split(separator: ".").last.map(String.init) ?? self
  }

  /// Returns the parts between occurrences of a separator.
  func components(separatedBy separator: String) -> [String] {
    var pieces: [String] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: separator) {
      pieces.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return pieces + [String(rest)]
  }
}
