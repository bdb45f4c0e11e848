import LayoutCore

extension ViewChange.Property {
  /// Returns the changes of a property by its parts; nil if the property has no parts.
  static func partChanges(
    of key: LayoutRecord.ViewProperty, _ golden: String?, _ actual: String?
  ) -> [Self]? {
    switch key {
    case .shadow: parts(of: ShadowParts.self, key, golden, actual)
    case .border: parts(of: BorderParts.self, key, golden, actual)
    default: nil
    }
  }

  /// Returns the changes of the parts of a property that is recorded as one text.
  private static func parts<Parts: PropertyParts>(
    of type: Parts.Type, _ key: LayoutRecord.ViewProperty, _ golden: String?, _ actual: String?
  ) -> [Self] {
    let sides = [golden, actual].map { $0.flatMap(Parts.init)?.parts }
    switch (sides[0], sides[1]) {
    case (let old?, let new?):
      return zip(old, new).filter { $0.1 != $1.1 }.map {
        Self($0.0, golden: $0.1, actual: $1.1)
      }
    case (nil, let new?) where golden == nil:
      let rest = new.dropFirst().map { part in
        "\(part.0.words.split(separator: " ").last ?? "") \(part.1)"
      }
      return [
        Self(
          new[0].0, golden: new[0].0.standard, actual: new[0].1,
          note: rest.joined(separator: ", "))
      ]
    case (let old?, nil) where actual == nil:
      return [Self(old[0].0, golden: old[0].1, actual: old[0].0.standard)]
    default: return [Self(key, golden: golden ?? key.standard, actual: actual ?? key.standard)]
    }
  }
}

extension [ViewChange.Property] {
  /// Returns the changed properties without those that follow from another one in the list.
  func withoutDetails(
    _ golden: [LayoutRecord.ViewProperty: String], _ actual: [LayoutRecord.ViewProperty: String]
  ) -> Self {
    let keys = Set(map(\.key))
    var dropped: Set<LayoutRecord.ViewProperty> = []
    // The name of an image is reported instead of its pixels, unless an image with a name replaced
    // one without a name, or vice versa.
    let isNamed = golden[.imageName] != nil && actual[.imageName] != nil
    let hasImages = golden[.image] != nil && actual[.image] != nil
    if keys.contains(.imageName) { dropped.insert(isNamed || !hasImages ? .image : .imageName) }
    for name in keys where name.namesOtherImage {
      let image = name.namedImage
      let isNamed = golden[name] != nil && actual[name] != nil
      let hasImages = golden[image] != nil && actual[image] != nil
      dropped.insert(isNamed || !hasImages ? image : name)
    }
    if keys.contains(.drawn) { dropped.insert(.drawing) }
    if keys.contains(.symbol) { dropped.insert(.image) }
    if keys.contains(.renderingMode) { dropped.insert(.tint) }
    // The style of a table determines its default background.
    if keys.contains(.listStyle) { dropped.insert(.background) }
    return filter { !dropped.contains($0.key) }
  }
}

/// The parts of a property that is recorded as one text.
private protocol PropertyParts {
  /// Reads the text of a record; nil if it has another form.
  init?(_ text: String)
  /// The parts and their values; the first part is the one reported if the whole property is added
  /// or removed.
  var parts: [(LayoutRecord.ViewProperty, String)] { get }
}

/// The parts of a shadow, recorded as `0.5 blur 8 offset 0,4 #000000`.
struct ShadowParts: PropertyParts {
  private let words: [String]

  init?(_ text: String) {
    words = text.split(separator: " ").map(String.init)
    guard words.count == 6, words[1] == "blur", words[3] == "offset" else { return nil }
  }

  var parts: [(LayoutRecord.ViewProperty, String)] {
    [
      (.shadowOpacity, words[0]), (.shadowRadius, words[2]), (.shadowOffset, words[4]),
      (.shadowColor, words[5]),
    ]
  }

  /// The distance that the shadow extends beyond the view, in points: a blur fades out within three
  /// standard deviations.
  var reach: Double {
    let offset = words[4].split(separator: ",").compactMap { Double($0) }.map(abs)
    return 3 * (Double(words[2]) ?? 0) + (offset.max() ?? 0)
  }
}

/// The parts of a border, recorded as `2 #FF0000`.
private struct BorderParts: PropertyParts {
  private let words: [String]

  init?(_ text: String) {
    words = text.split(separator: " ").map(String.init)
    guard words.count == 2, Double(words[0]) != nil else { return nil }
  }

  var parts: [(LayoutRecord.ViewProperty, String)] {
    [(.borderWidth, words[0]), (.borderColor, words[1])]
  }
}
