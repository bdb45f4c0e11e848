import PictureComparison

extension PixelSummary {
  /// The summary of a comparison; nil if it is not of pictures.
  package init?(_ evidence: Evidence) {
    switch evidence {
    case .picture(let comparison): self.init(comparison.pixels)
    // Of a film the frame that differs most.
    case .film(let comparison):
      guard let worst = comparison.worst else { return nil }
      self.init(worst.comparison.pixels)
    case .layout, .text: return nil
    }
  }
}
