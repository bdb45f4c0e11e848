/// A line of a generated function, with an identity by which a repair leaves the line out if it
/// does not compile.
struct GeneratedLine {
  let id: AppDeclaration.Identity
  let text: String

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - declaration: the declaration for which the line is generated.
  ///   - slot: the number that distinguishes the line from other lines for the same declaration.
  ///   - text: the source of the line.
  init(of declaration: AppDeclaration, slot: Int, _ text: String) {
    id = Self.identity(of: declaration, slot: slot)
    self.text = text
  }

  /// Returns the identity of a generated line; its file number is negative, so that no declaration
  /// of the app has the same identity.
  static func identity(of declaration: AppDeclaration, slot: Int) -> AppDeclaration.Identity {
    AppDeclaration.Identity(
      file: -1_000_000 * slot - declaration.file, offset: declaration.id.offset)
  }
}

extension Closure {
  /// Returns the lines that no repair has left out.
  func alive(_ lines: [GeneratedLine]) -> [GeneratedLine] {
    lines.filter { !repairs.dropped.contains($0.id) }
  }
}
