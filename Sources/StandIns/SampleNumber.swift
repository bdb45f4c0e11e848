/// The sample numbers, chosen by the names of properties.
///
/// ```
/// unreadCount      3
/// progress         0.6
/// cellHeight       44
/// ```
struct SampleNumber {
  private let components: [String]

  /// Reads a name such as `unreadCount`.
  init(named name: String) { components = SampleText.components(of: name) }

  private func contains(_ parts: [String]) -> Bool { components.contains(where: parts.contains) }

  /// Returns a whole number for the element at an index of an array.
  func whole(at place: Int) -> Int {
    if contains(["id", "identifier"]) { return place + 1 }
    if contains(["index", "row", "section", "offset", "position", "level", "column"]) {
      return place % 3
    }
    if contains(["year"]) { return 2026 }
    if contains(["month"]) { return 3 }
    if contains(["percent", "percentage", "progress"]) { return 60 }
    if contains(["age"]) { return 34 }
    return [3, 12, 7, 24][place % 4]
  }

  /// Returns a number with a fraction for the element at an index of an array.
  func fraction(at place: Int) -> Double {
    if isPart { return 0.6 }
    if contains(["latitude", "lat"]) { return 46.95 }
    if contains(["longitude", "lng", "lon"]) { return 7.45 }
    if contains(["rating", "score", "stars"]) { return 4.5 }
    if contains(["alpha", "opacity", "scale"]) { return 1 }
    return [12.5, 8.9, 24, 3.25][place % 4]
  }

  /// A number in points for lengths, or a share from 0 to 1 for names such as `progress`.
  var length: Double {
    if isPart { return 0.6 }
    if contains(["alpha", "opacity", "scale", "multiplier"]) { return 1 }
    if contains(["height"]) { return contains(["line", "text"]) ? 20 : 44 }
    if contains(["border", "line", "stroke", "separator"]) { return 1 }
    if contains(["font"]) { return 17 }
    if contains(["radius", "spacing", "padding", "margin", "inset"]) { return 8 }
    if contains(["width"]) { return 120 }
    return 12
  }

  private var isPart: Bool { contains(["progress", "fraction", "ratio", "share", "percentage"]) }
}
