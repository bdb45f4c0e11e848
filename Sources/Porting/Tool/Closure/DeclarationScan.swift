import Foundation

/// The names of the types and globals that files declare, found by reading the first words of each
/// line.
///
/// An app has thousands of files, and a view needs few of them. Only files that declare needed
/// names are parsed.
struct DeclarationScan {
  /// The files that declare a type, at any depth, keyed by the type's name.
  private(set) var types: [String: [Int]] = [:]
  /// The names of type aliases, which are also among the types.
  private(set) var aliases: Set<String> = []
  /// The names of the type aliases outside of types, keyed by the last name of the aliased type:
  /// `Herb` for `Garden.Herb`.
  private(set) var aliasesOf: [String: Set<String>] = [:]
  /// The files that extend a type, keyed by the type's name without its enclosing types.
  private(set) var extensions: [String: [Int]] = [:]
  /// The files that declare a class or a structure with a supertype, keyed by the supertype's name.
  private(set) var heirs: [String: [Int]] = [:]
  /// The files that declare a global function, variable or operator, keyed by its name.
  private(set) var globals: [String: [Int]] = [:]
  /// The modules that are imported.
  private(set) var modules: Set<String> = []

  var names: Set<String> { Set(types.keys).union(globals.keys) }

  /// A hash, for each file, of the lines that declare types, extensions and globals or import
  /// modules.
  private(set) var hashes: [Int: UInt64] = [:]

  /// Reads the declarations of a file.
  mutating func read(_ data: Data, of file: Int) {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while start < bytes.count {
        let found = memchr(base + start, 10, bytes.count - start)
        let end = found.map { UnsafeRawPointer($0) - base } ?? bytes.count
        readLine(bytes, start, end, of: file)
        start = end + 1
      }
    }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "final", "indirect", "static",
    "package", "prefix", "postfix", "infix", "lazy", "weak", "nonisolated", "distributed",
    "convenience", "override", "required", "dynamic",
  ]

  private mutating func readLine(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int, of file: Int
  ) {
    var place = start
    while place < end, bytes[place] == 32 || bytes[place] == 9 { place += 1 }
    let isOutside = place == start
    // Most lines begin with a word that is neither a modifier nor the keyword of a declaration, and
    // making a string of each word would take most of the time.
    guard place < end, Self.mayDeclare(bytes, place, end) else { return }
    while place < end {
      if bytes[place] == UInt8(ascii: "@") {
        place = Self.afterAttribute(bytes, place, end)
        continue
      }
      let word = Self.word(bytes, place, end)
      if word.isEmpty { return }
      place += word.utf8.count
      if place < end, bytes[place] == UInt8(ascii: "(") {
        place = Self.afterParentheses(bytes, place, end)
      }
      place = Self.afterBlanks(bytes, place, end)
      if word == "class", Self.isModified(Self.word(bytes, place, end)) { continue }
      if Self.modifiers.contains(word) { continue }
      add(word, bytes, place, end, isOutside, file)
      return
    }
  }

  /// Whether a modifier or a keyword that declares names begins with two letters; the index
  /// consists of their bytes.
  private static let beginnings: [Bool] = {
    let keywords = [
      "class", "struct", "enum", "protocol", "actor", "typealias", "extension", "func", "let",
      "var", "operator", "import",
    ]
    return modifiers.union(keywords).reduce(into: Array(repeating: false, count: 1 << 16)) {
      let letters = Array($1.utf8)
      $0[Int(letters[0]) << 8 | Int(letters[1])] = true
    }
  }()

  /// Returns whether a line whose text begins at a position may declare a name.
  private static func mayDeclare(
    _ bytes: UnsafeRawBufferPointer, _ place: Int, _ end: Int
  ) -> Bool {
    if bytes[place] == UInt8(ascii: "@") { return true }
    return place + 1 < end && beginnings[Int(bytes[place]) << 8 | Int(bytes[place + 1])]
  }

  /// Returns whether `class` is a modifier, as in `class func`, rather than the keyword of a
  /// declaration.
  private static func isModified(_ next: String) -> Bool {
    next == "func" || next == "var" || next == "let" || modifiers.contains(next)
  }

  private mutating func add(
    _ keyword: String, _ bytes: UnsafeRawBufferPointer, _ place: Int, _ end: Int,
    _ isOutside: Bool, _ file: Int
  ) {
    switch keyword {
    case "class", "struct", "enum", "protocol", "actor", "typealias":
      let name = Self.word(bytes, place, end)
      types[name, default: []].append(file)
      hash(bytes, place, end, keyword, file)
      if keyword == "typealias" {
        aliases.insert(name)
        if isOutside { addAlias(name, bytes, place + name.utf8.count, end) }
      }
      if keyword == "class" || keyword == "struct" {
        addInherited(bytes, place + name.utf8.count, end, file)
      }
    case "extension":
      extensions[Self.lastName(bytes, place, end), default: []].append(file)
      hash(bytes, place, end, keyword, file)
    case "func", "let", "var", "operator":
      guard isOutside else { return }
      hash(bytes, place, end, keyword, file)
      let name = Self.word(bytes, place, end)
      globals[name.isEmpty ? Self.sign(bytes, place, end) : name, default: []].append(file)
    case "import":
      guard isOutside else { return }
      modules.insert(Self.word(bytes, place, end))
      hash(bytes, place, end, keyword, file)
    default: break
    }
  }

  /// Adds a line with a declaration to the hash (FNV-1a) of its file.
  private mutating func hash(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int, _ keyword: String, _ file: Int
  ) {
    let prime = ByteHash.prime
    var hash = hashes[file] ?? ByteHash.basis
    for byte in keyword.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
    var place = start
    while place < end {
      hash = (hash ^ UInt64(bytes[place])) &* prime
      place += 1
    }
    hashes[file] = hash
  }

  /// Reads the name of the aliased type, unless the alias has generic parameters.
  private mutating func addAlias(
    _ alias: String, _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) {
    let place = Self.afterBlanks(bytes, start, end)
    guard place < end, bytes[place] == UInt8(ascii: "=") else { return }
    let name = Self.lastName(bytes, Self.afterBlanks(bytes, place + 1, end), end)
    if name != alias, !name.isEmpty { aliasesOf[name, default: []].insert(alias) }
  }

  /// Reads the names of a type's supertypes, which are between its colon and its opening brace.
  private mutating func addInherited(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int, _ file: Int
  ) {
    var place = Self.afterBlanks(bytes, start, end)
    guard place < end, bytes[place] == UInt8(ascii: ":") else { return }
    while place < end, bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: ",") {
      place = Self.afterBlanks(bytes, place + 1, end)
      let name = Self.word(bytes, place, end)
      if name.isEmpty { return }
      heirs[name, default: []].append(file)
      place = Self.afterBlanks(bytes, place + name.utf8.count, end)
    }
  }

  private static func lastName(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> String {
    var place = start
    while true {
      let word = word(bytes, place, end)
      place += word.utf8.count
      guard place < end, bytes[place] == UInt8(ascii: "."), !word.isEmpty else { return word }
      place += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95 || byte > 127
      || byte >= 48 && byte <= 57
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> String {
    var stop = start
    while stop < end, isLetter(bytes[stop]) { stop += 1 }
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  private static func sign(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> String {
    var stop = start
    while stop < end, bytes[stop] != 32, bytes[stop] != 40, bytes[stop] != 60 || stop == start {
      stop += 1
    }
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  private static func afterBlanks(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Int {
    var place = start
    while place < end, bytes[place] == 32 || bytes[place] == 9 { place += 1 }
    return place
  }

  private static func afterAttribute(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Int {
    var place = start + 1
    while place < end, isLetter(bytes[place]) || bytes[place] == 46 { place += 1 }
    if place < end, bytes[place] == UInt8(ascii: "(") {
      place = afterParentheses(bytes, place, end)
    }
    return max(afterBlanks(bytes, place, end), start + 1)
  }

  private static func afterParentheses(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Int {
    var (place, depth) = (start, 0)
    while place < end {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }
}
