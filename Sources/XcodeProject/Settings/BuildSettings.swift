/// Build settings in levels; a later level overrides or extends the values of earlier levels.
///
/// ```
/// TARGET_NAME = Shop                                  Xcode's own
/// SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG         Shared.xcconfig of the project
/// SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) STAGING         the target
/// ```
package struct BuildSettings: Sendable, Equatable {
  /// The values with which the conditions of settings are compared, such as `sdk` in
  /// `NAME[sdk=iphoneos*]`.
  package static let environment = [
    "config": "Debug", "sdk": "iphonesimulator18.0", "arch": "arm64",
  ]

  private var levels: [[String: String]] = []

  package init() {}

  package init(_ level: [String: String]) { add(level) }

  /// Adds a level, whose values override those of earlier levels.
  ///
  /// A setting such as `NAME[sdk=iphoneos*]` is left out if its condition is false in
  /// `environment`; otherwise it replaces `NAME` in the same level.
  package mutating func add(_ level: [String: String]) {
    var plain: [String: String] = [:]
    // Settings with longer keys are added later and so take precedence, since a key with more
    // conditions is longer and more specific.
    let sorted = level.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
    for (key, value) in sorted {
      let parts = key.split(separator: "[")
      guard let name = parts.first, parts.dropFirst().allSatisfy(Self.isTrue) else { continue }
      plain[name.trimmingSpaces] = value
    }
    levels.append(plain)
  }

  private static func isTrue(_ condition: Substring) -> Bool {
    condition.filter { $0 != "]" && $0 != " " }.split(separator: ",").allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let value = environment[String(sides[0])] else { return false }
      return ProjectPath.matches(value, String(sides[1]))
    }
  }

  /// The names of all settings, sorted.
  package var names: [String] { Set(levels.flatMap(\.keys)).sorted() }

  /// Returns the value of a setting, with variables expanded; nil if it is not set.
  package subscript(name: String) -> String? {
    var expansion = SettingExpansion(levels: levels)
    return expansion.value(of: name)
  }

  /// Returns a text with its variables expanded.
  package func expanded(_ text: String) -> String {
    var expansion = SettingExpansion(levels: levels)
    return expansion.expanded(text)
  }

  /// Returns a property list in which the variables of all texts are expanded.
  package func expanded(_ value: PropertyListValue) -> PropertyListValue {
    switch value.content {
    case .text(let text): PropertyListValue(.text(expanded(text)), at: value.place)
    case .list(let list): PropertyListValue(.list(list.map(expanded)), at: value.place)
    case .dictionary(let entries):
      PropertyListValue(.dictionary(entries.mapValues(expanded)), at: value.place)
    }
  }

  /// Returns the elements of a setting that is a list.
  ///
  /// The elements are separated by blanks; blanks in quotation marks or after a backslash are part
  /// of an element.
  package func list(_ name: String) -> [String] {
    var (parts, part): ([String], String) = ([], "")
    var (isQuoted, isEscaped) = (false, false)
    for letter in self[name] ?? "" {
      if isEscaped {
        part.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "\"" || letter == "'" {
        isQuoted.toggle()
      } else if letter.isWhitespace, !isQuoted {
        if !part.isEmpty { parts.append(part) }
        part = ""
      } else {
        part.append(letter)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmingSpaces: String {
    let rest = drop { $0.isWhitespace }
    return String(rest.reversed().drop { $0.isWhitespace }.reversed())
  }
}
