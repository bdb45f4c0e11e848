import SwiftSyntax

/// Guesses of types from names and from the syntax of values.
enum ValueGuess {
  /// The types of properties by suffixes of the properties' names; the first match is used.
  private static let endings: [(ending: String, type: String)] = [
    ("backgroundColor", "UIColor?"), ("Color", "UIColor?"), ("color", "UIColor?"),
    ("Font", "UIFont?"), ("font", "UIFont?"), ("Image", "UIImage?"), ("image", "UIImage?"),
    ("Insets", "UIEdgeInsets"), ("insets", "UIEdgeInsets"), ("Inset", "CGFloat"),
    ("Radius", "CGFloat"), ("radius", "CGFloat"), ("Width", "CGFloat"), ("Height", "CGFloat"),
    ("Spacing", "CGFloat"), ("spacing", "CGFloat"), ("Alpha", "CGFloat"), ("Opacity", "Float"),
    ("Offset", "CGSize"), ("Size", "CGSize"), ("Frame", "CGRect"), ("Text", "String?"),
    ("text", "String?"), ("title", "String?"), ("Title", "String?"), ("placeholder", "String?"),
    ("Count", "Int"), ("count", "Int"), ("Index", "Int"), ("Enabled", "Bool"),
    ("delegate", "AnyObject?"), ("Delegate", "AnyObject?"), ("Duration", "TimeInterval"),
    ("URL", "URL?"), ("Locale", "Locale"), ("locale", "Locale"), ("Date", "Date"),
  ]
  /// The types of UIKit's properties, keyed by the properties' names.
  private static let known: [String: String] = [
    "returnKeyType": "UIReturnKeyType", "autocorrectionType": "UITextAutocorrectionType",
    "autocapitalizationType": "UITextAutocapitalizationType", "keyboardType": "UIKeyboardType",
    "spellCheckingType": "UITextSpellCheckingType", "textContentType": "UITextContentType?",
    "contentMode": "UIView.ContentMode", "textAlignment": "NSTextAlignment",
    "lineBreakMode": "NSLineBreakMode", "axis": "NSLayoutConstraint.Axis",
    "alignment": "UIStackView.Alignment", "distribution": "UIStackView.Distribution",
    "numberOfLines": "Int", "tag": "Int", "alpha": "CGFloat", "isHidden": "Bool",
    "clearButtonMode": "UITextField.ViewMode", "borderStyle": "UITextField.BorderStyle",
    "selectionStyle": "UITableViewCell.SelectionStyle",
    "accessoryType": "UITableViewCell.AccessoryType",
    "separatorStyle": "UITableViewCell.SeparatorStyle",
    "modalPresentationStyle": "UIModalPresentationStyle",
    "contentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "contentInsets": "UIEdgeInsets", "contentEdgeInsets": "UIEdgeInsets",
    "layoutMargins": "UIEdgeInsets", "cornerRadius": "CGFloat", "borderWidth": "CGFloat",
    "attributedText": "NSAttributedString?", "keyboardAppearance": "UIKeyboardAppearance",
    "selectedLocale": "Locale", "locale": "Locale",
  ]
  /// The result types of functions whose names begin with a capital letter.
  static let functions = ["NSLocalizedString": "String", "NSStringFromClass": "String"]
  private static let beginnings = ["is", "has", "should", "allows", "shows", "can", "will"]

  /// Returns the probable type of a property with a name; nil if the name does not suggest one.
  static func type(named name: String) -> String? {
    if let type = known[name] { return type }
    if let found = endings.first(where: { name.hasSuffix($0.ending) }) { return found.type }
    let isBoolean = beginnings.contains { start in
      name.hasPrefix(start) && name.dropFirst(start.count).first?.isUppercase == true
    }
    return isBoolean ? "Bool" : nil
  }

  /// Returns the probable type of a property to which a value is assigned.
  static func type(of value: ExprSyntax, named name: String) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String?" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(FloatLiteralExprSyntax.self) { return "CGFloat" }
    if value.is(IntegerLiteralExprSyntax.self) {
      return type(named: name).flatMap { $0 == "Int" ? $0 : nil } ?? "CGFloat"
    }
    if value.ownText == "self" { return "AnyObject?" }
    if let closure = value.as(ClosureExprSyntax.self) {
      let list = Array(repeating: "Unknown", count: count(of: closure)).joined(separator: ", ")
      return "((\(list)) -> Void)?"
    }
    if let dictionary = value.as(DictionaryExprSyntax.self) {
      let isText = dictionary.ownText.hasPrefix("[.")
      return isText ? "[NSAttributedString.Key: Any]" : "[AnyHashable: Any]"
    }
    if let named = type(named: name) { return named }
    if value.is(ArrayExprSyntax.self) {
      return value.ownText.hasPrefix("[.") ? "[Unknown]" : "[Any]"
    }
    if let access = value.as(MemberAccessExprSyntax.self), access.base == nil { return "Unknown" }
    if let base = rootType(of: value) { return base }
    return "Any?"
  }

  /// Returns the optional of the type whose initialiser an expression calls: `Herb?` for
  /// `Herb(name: "Basil")`; nil for other expressions.
  private static func rootType(of value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return (functions[name] ?? name) + "?"
  }

  /// Returns the form (`MissingMember.Parameter.Form`) of a parameter that accepts an argument.
  static func form(of value: ExprSyntax, label: String?) -> MissingMember.Parameter.Form {
    if let closure = value.as(ClosureExprSyntax.self) { return form(of: closure) }
    if value.is(InOutExprSyntax.self) { return .reference }
    if value.ownText.hasPrefix("."), !value.ownText.hasPrefix("..") {
      return .typed(label.flatMap(implicit) ?? "Unknown")
    }
    if value.is(ArrayExprSyntax.self), value.ownText.hasPrefix("[.") { return .typed("[Unknown]") }
    if value.is(KeyPathExprSyntax.self), value.ownText.hasPrefix("\\.") {
      return .typed("KeyPath<Unknown, Unknown>")
    }
    return .any
  }

  /// Returns the form of a parameter to which a Swift closure is passed; if the Swift closure has
  /// one parameter and distinguishes its `success` from its `failure`, that parameter is a
  /// `Result`.
  static func form(of closure: ClosureExprSyntax) -> MissingMember.Parameter.Form {
    let reader = OutcomeReader(viewMode: .sourceAccurate)
    reader.walk(closure.statements)
    guard count(of: closure) == 1, let name = parameter(of: closure), reader.names.contains(name)
    else { return .closure(count(of: closure)) }
    // `Result` alone is the generic parameter of generated functions.
    return .typed("(Swift.Result<Unknown, any Error>) -> Void")
  }

  private static func parameter(of closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: return list.first?.name.text
    case .parameterClause(let clause)?:
      guard let first = clause.parameters.first, first.type == nil else { return nil }
      return (first.secondName ?? first.firstName).text
    default: return "$0"
    }
  }

  /// A visitor that finds the names whose values are compared with `success` or `failure`.
  private final class OutcomeReader: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      let isOutcome = node.cases.contains { item in
        let text = item.as(SwitchCaseSyntax.self)?.label.trimmedDescription ?? ""
        return text.contains(".success") || text.contains(".failure")
      }
      if isOutcome { names.insert(node.subject.trimmedDescription) }
      return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      let text = node.pattern.trimmedDescription
      if text.contains(".success") || text.contains(".failure") {
        names.insert(node.initializer.value.trimmedDescription)
      }
      return .visitChildren
    }
  }

  private static func implicit(_ label: String) -> String? {
    let types = [
      "frame": "CGRect", "rect": "CGRect", "size": "CGSize", "for": "UIControl.State",
      "state": "UIControl.State", "animated": "Bool", "insets": "UIEdgeInsets",
      "completionQueue": "DispatchQueue", "queue": "DispatchQueue",
      "axis": "NSLayoutConstraint.Axis",
    ]
    return types[label] ?? type(named: label)
  }

  /// Returns the number of a Swift closure's parameters.
  static func count(of closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: return list.count
    case .parameterClause(let clause)?: return clause.parameters.count
    default: break
    }
    let reader = ShorthandReader(viewMode: .sourceAccurate)
    reader.walk(closure.statements)
    return reader.count
  }

  private final class ShorthandReader: SyntaxVisitor {
    var count = 0

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .dollarIdentifier(let name) = token.tokenKind, let index = Int(name.dropFirst()) {
        count = max(count, index + 1)
      }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      node.signature == nil ? .skipChildren : .visitChildren
    }
  }
}
