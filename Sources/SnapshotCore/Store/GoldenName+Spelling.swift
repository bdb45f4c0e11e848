import Foundation

extension GoldenName {
  /// Spells any text as a part of a name, so that different texts stay different.
  ///
  /// What a name cannot hold is written as in a web address, `0.5` as `0%2E5`, and so is the
  /// percent sign; everything else, spaces too, stays as it is.
  ///
  /// - Parameter text: such as a test's name.
  /// - Returns: the part.
  public static func spelling(_ text: String) -> String {
    var spelled = ""
    let joined = text.precomposedStringWithCanonicalMapping
    for (place, character) in joined.enumerated() {
      let isOuter = place == 0 || place == joined.count - 1
      let isRefused =
        GoldenNameRules.isRefused(character) || character == "%" || (character == " " && isOuter)
      spelled += isRefused ? escaped(character) : String(character)
    }
    return spelled
  }

  private static func escaped(_ character: Character) -> String {
    character.utf8.map { byte in
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
