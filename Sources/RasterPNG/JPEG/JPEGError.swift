/// The reason why a JPEG file could not be read.
package enum JPEGError: Error, Equatable, Sendable {
  /// The bytes do not begin like a JPEG file.
  case notJPEG
  /// The file is of a kind that is not read, such as "with arithmetic coding".
  case unsupported(String)
  /// The file begins like a JPEG but is damaged or truncated; the reason names the part.
  case broken(String)
}
