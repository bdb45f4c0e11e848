import PictureComparison

extension PixelSummary {
  /// Makes the summary of a comparison; nil if texts or layouts are compared, or if no frame of two
  /// films differs.
  package init?(_ evidence: Evidence) {
    switch evidence {
    case .picture(let comparison): self.init(comparison.pixels)
    // For a film (a sequence of pictures), the summary describes the frame with the most differing
    // pixels.
    case .film(let comparison):
      guard let worst = comparison.worst else { return nil }
      self.init(worst.comparison.pixels)
    case .layout, .text: return nil
    }
  }
}
