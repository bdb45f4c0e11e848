/// A format of `String(format:)`, divided into literal text and specifiers (fact LO18).
///
/// ```
/// %2$@ has %#@count@, %5.1f%%
///
/// specifier %2$@, text “ has ”, variable count, text “, ”, specifier %5.1f, text “%”
/// ```
package struct FormatText: Sendable, Equatable {
  /// A part of a format.
  package enum Part: Sendable, Equatable {
    /// Text, in which `%%` is replaced by one percent sign.
    case literal(String)
    case specifier(Specifier)
    /// A variable: `%#@name@`, or `%2$#@name@` with the position of the argument that is its
    /// number.
    case variable(name: String, position: Int?)
  }

  /// A specifier, such as `%@`, `%-8.2f` or `%2$lld`.
  package struct Specifier: Sendable, Equatable {
    /// The position of the argument, counted from 1; nil for the argument after that of the
    /// previous specifier.
    package var position: Int?
    /// The flags, the width and the precision, such as `-8.2`; a `*` consumes an argument for the
    /// width or precision.
    package var options: String
    /// The length modifier and the conversion, such as `lld` or `@`.
    package var type: String

    /// Whether the specifier formats a number.
    package var isNumeric: Bool { type.last.map { "diouxXDOUfFeEgGaA".contains($0) } ?? false }
  }

  /// The literal texts, specifiers and variables, in the order of the format.
  package var parts: [Part]

  /// Makes a format of parts.
  package init(parts: [Part]) { self.parts = parts }

  /// Divides a format; a percent sign that does not begin a specifier is literal text.
  package init(_ format: String) {
    var scanner = FormatScanner(format)
    parts = scanner.readParts()
  }

  /// The format as a single text.
  package var text: String {
    parts.map { part in
      switch part {
      case .literal(let text): text.replacing("%", with: "%%")
      case .specifier(let specifier):
        "%" + Self.text(specifier.position) + specifier.options + specifier.type
      case .variable(let name, let position): "%\(Self.text(position))#@\(name)@"
      }
    }.joined()
  }

  private static func text(_ position: Int?) -> String { position.map { "\($0)$" } ?? "" }

  /// The first specifier that formats a number: the position of its argument, and its type with its
  /// options, such as `.1f`; nil if there is none, or if the specifier has a `*` and no position.
  package var firstNumber: (argument: Int, type: String)? {
    for part in numbered.parts {
      guard case .specifier(let specifier) = part, specifier.isNumeric else { continue }
      return specifier.position.map { ($0, specifier.options + specifier.type) }
    }
    return nil
  }

  /// The same format with an explicit position in each specifier and variable.
  ///
  /// A specifier with `*` as its width or precision is not changed, since the `*` consumes the next
  /// argument.
  package var numbered: FormatText {
    var next = 1
    var numbered = self
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal: continue
      case .specifier(var specifier):
        let stars = specifier.options.count { $0 == "*" }
        next += stars
        if specifier.position == nil {
          if stars == 0 { specifier.position = next }
          next += 1
        }
        numbered.parts[index] = .specifier(specifier)
      case .variable(let name, let position):
        numbered.parts[index] = .variable(name: name, position: position ?? next)
        if position == nil { next += 1 }
      }
    }
    return numbered
  }
}
