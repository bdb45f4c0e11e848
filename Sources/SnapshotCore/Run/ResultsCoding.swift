package import Foundation

/// The JSON of results: keys in order, slashes as they are, and numbers that JSON does not have as
/// the texts of `JSONValue`, since a layout may have given anything.
extension JSONEncoder {
  package static func ofResults(_ formatting: OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  /// The decoder for the output of `JSONEncoder.ofResults`.
  package static var ofResults: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
