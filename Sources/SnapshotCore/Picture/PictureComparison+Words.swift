extension PictureComparison {
  /// How many pixels differ, what of it is allowed, and why not more, a line each; nothing where a statement says so.
  package var pixelLines: [String] {
    if statements.contains(where: { $0.headline == pixels.headline }) { return [] }
    let reasons = pixels.allowances + pixels.limitsOfNumber + [contrast].compactMap(\.self)
    return ["  pixels: \(pixels.headline)"] + reasons.map { "    \($0)" }
  }

  /// Why a comparison fails although no limit is broken: limits are about pixels only.
  private var contrast: String? {
    let failing = Set(statements.filter { $0.reaction == .fail }.map(\.changeClass)).sorted()
    guard pixels.isWithinTolerance, pixels.differingPixels + pixels.toleratedPixels > 0,
      !failing.isEmpty
    else { return nil }
    let others = failing.map(\.subject).joined(separator: " and ")
    return "the pixels are within the limits, \(others) \(failing.count == 1 ? "is" : "are") not"
  }
}

extension ChangeClass {
  /// What changes of the class are about.
  fileprivate var subject: String {
    switch self {
    case .layout: "the layout"
    case .paint: "the colour"
    case .text: "the text"
    case .fonts: "the font"
    case .metadata: "the metadata"
    }
  }
}
