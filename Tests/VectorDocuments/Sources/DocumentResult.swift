import RasterCore

/// The result of one document.
struct DocumentResult: Sendable {
  let path: String
  let level: String
  /// The reason why it is not drawn; nil if it is.
  var failure: String?
  /// The parts that are not drawn.
  var omissions: [String] = []
  /// The mean difference, of 255; nil without a picture to compare with.
  var difference: Double?
  /// The share of ink that is missing.
  var missing = 0.0
  var milliseconds = 0.0
  /// Our picture and the other one, if they are kept.
  var pictures: [Bitmap] = []

  /// The largest difference that counts as equal.
  static let limit = 8.0

  var isPDF: Bool { path.lowercased().hasSuffix(".pdf") }

  /// Whether the document is drawn like the other renderer draws it.
  var isWithin: Bool { failure == nil && (difference ?? 256) <= Self.limit && !lacksInk }

  /// Whether more than a hundredth of the ink is missing.
  var lacksInk: Bool { missing > 0.01 }

  /// The cause of a difference as text.
  var cause: String {
    if let failure { return failure }
    if difference == nil { return "the other renderer draws nothing" }
    if !omissions.isEmpty { return "not drawn: " + omissions.joined(separator: ", ") }
    if lacksInk { return "ink is missing" }
    return isWithin ? "within the limit" : "different"
  }
}
