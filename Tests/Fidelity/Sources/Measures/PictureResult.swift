/// The result of one picture, which the program that draws writes and the judge reads.
package struct PictureResult: Sendable, Hashable, Codable {
  /// The recorded picture's path inside its project.
  package var picture: String
  /// The picture's comparison with ours; nil if the recorded one cannot be read or is absent.
  package var comparison: Comparison?
  /// The reason why there is no comparison.
  package var failure: String?
  /// Pixels per point.
  package var scale: Int

  package init(picture: String, scale: Int, comparison: Comparison? = nil, failure: String? = nil) {
    (self.picture, self.scale) = (picture, scale)
    (self.comparison, self.failure) = (comparison, failure)
  }
}
