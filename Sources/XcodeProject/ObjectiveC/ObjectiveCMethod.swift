/// A method in Objective-C, translated to Swift by simple rules.
struct ObjectiveCMethod {
  /// The stub in Swift; nil if the rules do not translate the method.
  let text: String?

  private static let prepositions = [
    "With", "From", "For", "In", "At", "By", "To", "On", "Of", "Using",
  ]

  /// Reads a method after its `-` or `+`, up to the semicolon.
  ///
  /// - Parameters:
  ///   - tokens: the tokens after the `-` or `+`.
  ///   - isStatic: whether it is a class method.
  ///   - isAssumed: whether the method is between `NS_ASSUME_NONNULL_BEGIN` and
  ///     `NS_ASSUME_NONNULL_END`, so that types without an annotation are not optional.
  ///   - base: the superclass; nil in a protocol or category.
  ///   - owner: the name of the class.
  init(
    _ tokens: [String], isStatic: Bool, isAssumed: Bool, base: String?, owner: String = ""
  ) {
    var reader = tokens[...]
    let result = Self.type(&reader)
    guard let result, let pieces = Self.pieces(&reader), let first = pieces.first else {
      text = nil
      return
    }
    if first.name.hasPrefix("init"), !isStatic {
      text = Self.initializer(pieces, isAssumed, base)
      return
    }
    var (name, label) = (first.name, "_")
    if let type = first.type {
      (name, label) = Self.divided(name, type)
    } else if result.name == owner {
      name = Self.shortened(name, by: owner)
    }
    let list = Self.list(pieces, label, isAssumed)
    let type = result.text(isAssumed: isAssumed)
    let end = type == "Void" ? " {}" : " -> \(type) { standIn(\"\(name)\") }"
    text = "\(isStatic ? "class " : "")func `\(name)`(\(list))\(end)"
  }

  /// Returns the Swift name of a factory method: the end of its class's name is removed, so that
  /// `sharedDelegate` of `AppDelegate` is `shared`.
  private static func shortened(_ name: String, by owner: String) -> String {
    let ends = owner.indices.filter { owner[$0].isUppercase }.map { owner[$0...] }
    let end = ends.first { name.hasSuffix($0) && name.count > $0.count }
    return end.map { String(name.dropLast($0.count)) } ?? name
  }

  private typealias Piece = (name: String, type: ObjectiveCType?)

  /// Reads the parts of a selector with their types; nil if a type cannot be translated to Swift.
  private static func pieces(_ reader: inout ArraySlice<String>) -> [Piece]? {
    var pieces: [Piece] = []
    while let name = reader.popFirst(), name.first?.isLetter == true || name.first == "_" {
      guard reader.first == ":" else { return pieces.isEmpty ? [(name, nil)] : pieces }
      reader.removeFirst()
      guard let type = type(&reader) else { return nil }
      // The name of the parameter is skipped, because only the selector and the types determine the
      // Swift name.
      _ = reader.popFirst()
      pieces.append((name, type))
    }
    return pieces
  }

  private static func initializer(
    _ pieces: [Piece], _ isAssumed: Bool, _ base: String?
  ) -> String? {
    let inherited = ["initWithFrame", "initWithCoder", "initWithNibName", "initWithStyle", "init"]
    guard let base, let first = pieces.first, !inherited.contains(first.name), first.type != nil
    else { return nil }
    let label = first.name.dropFirst(first.name.hasPrefix("initWith") ? 8 : 4)
    let list = list(pieces, label.isEmpty ? "_" : lowered(String(label)), isAssumed)
    let call = base.hasSuffix("Controller") ? "nibName: nil, bundle: nil" : ""
    return "convenience init(\(list)) { self.init(\(call)) }"
  }

  private static func list(
    _ pieces: [Piece], _ label: String, _ isAssumed: Bool
  ) -> String {
    pieces.enumerated().compactMap { index, piece in
      guard let type = piece.type?.text(isAssumed: isAssumed) else { return nil }
      let isBlock = type.contains("->") && !type.hasSuffix("?") && !type.hasSuffix("!")
      let own = index == 0 ? label : "`\(piece.name)`"
      return "\(own) a\(index): \(isBlock ? "@escaping " : "")\(type)"
    }.joined(separator: ", ")
  }

  /// Splits the first part of a selector into the Swift base name and the first argument label.
  private static func divided(_ name: String, _ type: ObjectiveCType) -> (String, String) {
    for word in prepositions {
      guard let found = name.range(ofLast: word), found.lowerBound > name.startIndex else {
        continue
      }
      let rest = name[found.upperBound...]
      guard rest.first?.isUppercase == true else { continue }
      let head = String(name[..<found.lowerBound])
      let label = lowered(word)
      // Swift omits the type's name from a label: `setColorFromView:` gets `from`, `viewWithTag:`
      // gets `withTag`.
      if words(of: type).contains(String(rest)) { return (head, label) }
      return (head, label + rest)
    }
    for word in words(of: type) where name.count > word.count && name.hasSuffix(word) {
      return (String(name.dropLast(word.count)), "_")
    }
    return (name, "_")
  }

  private static func words(of type: ObjectiveCType) -> [String] {
    let name = String(type.name.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber })
    let short = name.hasPrefix("NS") || name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    return [short].filter { !$0.isEmpty }
  }

  private static func lowered(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Reads a type in parentheses; nil if there is none, or if it cannot be translated to Swift.
  private static func type(_ tokens: inout ArraySlice<String>) -> ObjectiveCType? {
    guard tokens.first == "(" else { return nil }
    var (depth, own): (Int, [String]) = (0, [])
    while let token = tokens.popFirst() {
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if depth == 0 { break }
      own.append(token)
    }
    return ObjectiveCType(Array(own.dropFirst()))
  }
}

extension String {
  fileprivate func range(ofLast word: String) -> Range<String.Index>? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(word) { return index..<self.index(index, offsetBy: word.count) }
    }
    return nil
  }
}
