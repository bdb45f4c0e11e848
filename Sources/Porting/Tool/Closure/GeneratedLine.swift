/// A line of a generated function; it is left out if it does not compile.
struct GeneratedLine {
  let id: AppDeclaration.Identity
  let text: String

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - declaration: the declaration for which the line is generated.
  ///   - slot: the number that distinguishes it from other lines for the same declaration.
  ///   - text: the text.
  init(of declaration: AppDeclaration, slot: Int, _ text: String) {
    id = Self.identity(of: declaration, slot: slot)
    self.text = text
  }

  /// Returns the identity of a generated line, which no declaration of the app has.
  static func identity(of declaration: AppDeclaration, slot: Int) -> AppDeclaration.Identity {
    AppDeclaration.Identity(
      file: -1_000_000 * slot - declaration.file, offset: declaration.id.offset)
  }
}

extension Closure {
  /// Returns the lines that have not been left out.
  func alive(_ lines: [GeneratedLine]) -> [GeneratedLine] {
    lines.filter { !repairs.dropped.contains($0.id) }
  }
}
