/// What a hue and a pattern of an overlay stand for.
package enum Meaning: CaseIterable, Hashable {
  case sectionInset, contentInset, lineSpacing, interitemSpacing, safeArea, content, viewport

  /// The words of the legend.
  var name: String {
    switch self {
    case .sectionInset: "section inset"
    case .contentInset: "content inset"
    case .lineSpacing: "line spacing"
    case .interitemSpacing: "interitem spacing"
    case .safeArea: "outside the safe area"
    case .content: "content"
    case .viewport: "viewport"
    }
  }

  /// How a stretch of this meaning is filled, so that no one needs to tell hues apart.
  var pattern: Pattern {
    switch self {
    case .sectionInset: .hatch
    case .contentInset: .dashedHatch
    case .lineSpacing, .interitemSpacing: .tint
    case .safeArea: .dashedTint
    case .content, .viewport: .outline
    }
  }

  /// A way to fill a stretch.
  enum Pattern {
    /// Lines at 45°.
    case hatch
    /// Broken lines at 45°.
    case dashedHatch
    /// An even colour.
    case tint
    /// An even colour with a broken line around it.
    case dashedTint
    /// A line around it.
    case outline
  }
}
