import PictureComparison

extension PixelSummary {
  /// Makes the summary of a comparison; nil if it does not compare pictures, or if no frame of a
  /// film differs.
  package init?(_ evidence: Evidence) {
    switch evidence {
    case .picture(let comparison): self.init(comparison.pixels)
    // For a film, the summary describes the frame with the most differing pixels.
    case .film(let comparison):
      guard let worst = comparison.worst else { return nil }
      self.init(worst.comparison.pixels)
    case .layout, .text: return nil
    }
  }
}
