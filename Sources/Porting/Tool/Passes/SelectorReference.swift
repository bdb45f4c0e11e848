import SwiftSyntax

/// The member of a type that a `#selector` names, and its call.
struct SelectorReference {
  private let accessor: String?
  /// The type, or the value, whose member it is.
  private var base: String
  /// Whether `base` is a value and no type.
  private var isBound = false
  private let name: String
  /// The labels as written, such as `(_:with:)`; empty if there are none.
  private let labels: String
  /// ` as (Shelf) -> () -> Void`, where a type was given.
  private var cast = ""
  private var member: DeclaredMember?

  /// Reads the expression in the brackets; nil if no type can be reported.
  ///
  /// - Parameters:
  ///   - expression: the text in the brackets.
  ///   - accessor: `getter` or `setter`.
  ///   - types: the types around the place, the innermost last.
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

  /// Takes brackets and a type off an expression: `(tapped as () -> Void)`.
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

  /// Finds what is before the dot: a type as it is, and for `self` and for nothing the type
  /// around the place that has the member.
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

  /// A method's type as it is named from its class: `(Shelf) -> () -> Void`.
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

  /// The expression that stands for the selector.
  var source: String {
    let plain = name.filter { $0 != "`" }
    if accessor == "getter" { return "Selector(\"\(plain)\", getter: \\\(base).\(name))" }
    if accessor == "setter" {
      let capital = plain.prefix(1).uppercased() + plain.dropFirst()
      return "Selector(\"set\(capital):\", setter: \\\(base).\(name))"
    }
    // A protocol's method is no function of the protocol.
    if isOfDelegate { return "Selector(\"\(objectiveCName)\")" }
    let how = isBound ? "bound: " : member?.isStatic == true ? "static: " : ""
    return "Selector(\"\(objectiveCName)\", \(how)\(base).\(name)\(labels)\(cast))"
  }

  private var isOfDelegate: Bool {
    base.hasSuffix("Delegate") && base.hasPrefix("UI") || base.hasSuffix("DataSource")
  }

  /// The name as Objective-C has it: `tapped:`, `handle:with:`, `moveFrom:to:`, `goWithSender:`.
  private var objectiveCName: String {
    if let name = member?.objectiveCName { return name }
    let written = labels.dropFirst().dropLast().split(separator: ":").map(String.init)
    let words = member?.labels ?? written
    let plain = name.filter { $0 != "`" }
    return words.enumerated().reduce(plain) { all, word in
      if word.element == "_" { return all + ":" }
      return all + (word.offset == 0 ? Self.joined(word.element) : word.element) + ":"
    }
  }

  private static let prepositions = [
    "above", "after", "along", "at", "before", "below", "between", "by", "during", "for", "from",
    "in", "into", "of", "off", "on", "onto", "over", "per", "since", "than", "through", "to",
    "until", "using", "via", "when", "with", "within",
  ]

  /// The first label as a part of the name: a preposition is enough, else "with" joins it.
  private static func joined(_ label: String) -> String {
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    let first = label.prefix { $0.isLowercase }
    return prepositions.contains(String(first)) ? capital : "With" + capital
  }
}

extension String {
  /// The name after the last dot, without generic arguments.
  var lastWord: String {
    let whole = prefix { $0 != "<" }
    return whole.split(separator: ".").last.map(String.init) ?? self
  }

  /// The pieces between a separator.
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
