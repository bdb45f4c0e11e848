/// A type in Objective-C, translated to Swift.
struct ObjectiveCType {
  /// The type in Swift, without an optional mark.
  let name: String
  /// Whether the type is a reference (an object, a block or a pointer), which may be nil.
  let isReference: Bool
  /// Whether the type is annotated as nonnull (true) or nullable (false); nil without an
  /// annotation.
  let isNonnull: Bool?

  private static let names = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "Int",
    "int": "Int32", "unsigned int": "UInt32", "long": "Int", "unsigned long": "UInt",
    "long long": "Int64", "unsigned long long": "UInt64", "short": "Int16", "char": "CChar",
    "unsigned char": "UInt8", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8",
    "uint32_t": "UInt32", "uint64_t": "UInt64", "float": "Float", "double": "Double",
    "NSTimeInterval": "TimeInterval", "id": "Any", "instancetype": "Self", "Class": "AnyClass",
    "SEL": "Selector", "NSString": "String", "NSURL": "URL", "NSData": "Data", "NSDate": "Date",
    "NSError": "any Error", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet",
    "NSNotification": "Notification", "NSArray": "[Any]", "NSSet": "Set<AnyHashable>",
    "NSDictionary": "[AnyHashable: Any]", "NSURLRequest": "URLRequest", "NSLocale": "Locale",
    "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSUUID": "UUID",
    "NSNotificationName": "Notification.Name", "NSBundle": "Bundle", "NSTimer": "Timer",
    "NSNotificationCenter": "NotificationCenter", "NSUserDefaults": "UserDefaults",
  ]
  private static let marks: [String: Bool] = [
    "nonnull": true, "_Nonnull": true, "__nonnull": true, "nullable": false, "_Nullable": false,
    "__nullable": false,
  ]
  private static let passedOver: Set<String> = [
    "const", "_Null_unspecified", "null_unspecified", "__strong", "__weak", "__kindof", "struct",
    "enum", "__unsafe_unretained", "__autoreleasing", "IBOutlet", "inout", "out", "in",
  ]

  /// Translates the tokens of an Objective-C type; nil if no rule applies.
  init?(_ tokens: [String], depth: Int = 0) {
    let isKnown = tokens.compactMap { Self.marks[$0] }.first
    let tokens = tokens.filter { Self.marks[$0] == nil && !Self.passedOver.contains($0) }
    isNonnull = isKnown
    guard depth < 6, let first = tokens.first else { return nil }
    if let caret = tokens.firstIndex(of: "^"), caret > 0, tokens[caret - 1] == "(" {
      guard let block = Self.block(tokens, at: caret, depth) else { return nil }
      (name, isReference) = (block, true)
      return
    }
    // Only the asterisks after `>` belong to the type itself; those before it belong to the generic
    // arguments.
    let stars = tokens.suffix(while: { $0 != ">" }).filter { $0 == "*" }.count
    let words = tokens.prefix { $0 != "<" && $0 != "*" }.joined(separator: " ")
    let arguments = Self.arguments(tokens, depth)
    if ["id", "Class"].contains(first), arguments?.isEmpty == false, stars == 0 {
      let all = arguments?.joined(separator: " & ") ?? "Any"
      (name, isReference) = (arguments?.count == 1 ? "any \(all)" : "any (\(all))", true)
      return
    }
    guard stars <= 1, words.allSatisfy({ $0.isLetter || $0.isNumber || "_ ".contains($0) }) else {
      return nil
    }
    let isPointer = stars == 1
    if isPointer, words == "void" || Self.names[words] != nil && words.first?.isLowercase == true {
      return nil
    }
    name = Self.collection(words, arguments) ?? Self.names[words] ?? words
    isReference = isPointer || ["id", "Class", "instancetype", "SEL"].contains(words)
    if name.contains(" "), !name.hasPrefix("any "), !name.contains(":") { return nil }
  }

  /// Returns the type in Swift with its optional mark; `isAssumed` is whether the declaration is
  /// between `NS_ASSUME_NONNULL_BEGIN` and `NS_ASSUME_NONNULL_END`.
  func text(isAssumed: Bool) -> String {
    guard isReference else { return name }
    let whole = name.hasPrefix("any ") || name.contains("->") ? "(\(name))" : name
    switch isNonnull ?? (isAssumed ? true : nil) {
    case true?: return name
    case false?: return "\(whole)?"
    case nil: return "\(whole)!"
    }
  }

  private static func collection(_ name: String, _ arguments: [String]?) -> String? {
    guard let arguments, let first = arguments.first else { return nil }
    switch name {
    case "NSArray": return "[\(first)]"
    case "NSSet": return "Set<\(first == "Any" ? "AnyHashable" : first)>"
    case "NSDictionary" where arguments.count == 2: return "[\(first): \(arguments[1])]"
    default: return nil
    }
  }

  /// Returns the generic arguments in angle brackets; nil if there are none.
  private static func arguments(_ tokens: [String], _ depth: Int) -> [String]? {
    guard let start = tokens.firstIndex(of: "<"), let end = tokens.lastIndex(of: ">"), start < end
    else { return nil }
    return tokens[(start + 1)..<end].separated(by: ",").compactMap {
      ObjectiveCType($0, depth: depth + 1)?.name
    }
  }

  private static func block(_ tokens: [String], at caret: Int, _ depth: Int) -> String? {
    guard let result = ObjectiveCType(Array(tokens[..<(caret - 1)]), depth: depth + 1),
      let open = tokens[caret...].firstIndex(of: ")").map({ $0 + 1 }), open < tokens.count,
      tokens[open] == "(", tokens.last == ")"
    else { return nil }
    var types: [String] = []
    for parameter in tokens[(open + 1)..<(tokens.count - 1)].separated(by: ",") {
      if parameter == ["void"] { continue }
      // A parameter may have a name after its type.
      let isNamed =
        parameter.count > 1 && parameter.last?.first?.isLetter == true
        && marks[parameter.last ?? ""] == nil
        && parameter[parameter.count - 2] != "unsigned" && parameter[parameter.count - 2] != "long"
      let own = isNamed ? Array(parameter.dropLast()) : Array(parameter)
      guard let type = ObjectiveCType(own, depth: depth + 1) else { return nil }
      types.append(type.text(isAssumed: false).replacingEnd("!", with: "?"))
    }
    return
      "(\(types.joined(separator: ", "))) -> \(result.isReference ? "\(result.name)?" : result.name)"
  }
}

extension [String] {
  /// Returns the longest suffix whose elements all fulfil a condition.
  fileprivate func suffix(while condition: (String) -> Bool) -> ArraySlice<String> {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? 0)...]
  }
}

extension String {
  fileprivate func replacingEnd(_ end: Character, with other: String) -> String {
    last == end ? dropLast() + other : self
  }
}

extension Collection<String> {
  /// Returns the parts between occurrences of a separator that are outside brackets, without empty
  /// parts.
  func separated(by separator: String) -> [[String]] {
    var parts: [[String]] = [[]]
    var depth = 0
    for token in self {
      if ["<", "(", "{", "["].contains(token) { depth += 1 }
      if [">", ")", "}", "]"].contains(token) { depth -= 1 }
      if token == separator, depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
