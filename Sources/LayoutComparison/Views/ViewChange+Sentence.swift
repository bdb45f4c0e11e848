import LayoutCore

extension ViewChange.Property {
  /// Whether the message expresses the change by a verb, such as `hidden`, and needs no colon after
  /// the view's name.
  var isVerb: Bool { [.hidden, .order, .place, .superview].contains(key) }

  /// The change as text: `corner radius 10 → 14`, `hidden`, `another image of 24×24`.
  var sentence: String { note.map { "\(words), \($0)" } ?? words }

  private var words: String {
    if let animation = AnimationChange(self) { return "\(name) \(animation.text)" }
    return switch key {
    case .hidden: actual == "yes" ? "hidden" : "no longer hidden"
    case .order: "moved \(actual)"
    case .place: "moved from \(golden)"
    case .superview: "moved from \(golden) to \(actual)"
    case .sections: sections
    case .rows:
      actual.contains("–")
        ? "rows \(actual) moved from \(golden)" : "rows \(golden) and \(actual) swapped"
    case .text, .imageName, .placeholder, .title, .prompt, .shown, .subtitle:
      "\(name) \(Quotation.change(quoted(\.golden), quoted(\.actual)))"
    case .drawing: "drawn otherwise"
    case .path, .shadowPath, .mask: OutlineWords.change(name, golden, actual)
    case .summary: summary
    case .transform: transform
    case .sublayerTransform: "\(name) \(readable(\.golden)) → \(readable(\.actual))"
    case .on: "switched \(actual == "yes" ? "on" : "off")"
    case .enabled: actual == "yes" ? "enabled" : "disabled"
    default: other
    }
  }

  private var other: String {
    if key.namesOtherImage {
      return "\(name) \(Quotation.change(quoted(\.golden), quoted(\.actual)))"
    }
    if key.isImage { return image }
    if key.isList, let items { return items }
    return flag ?? "\(name) \(rounded)"
  }

  /// The change of views that are only counted in a summary: their numbers, if these differ.
  private var summary: String {
    let counts = [golden, actual].map { $0.split(separator: " ").first.map(String.init) ?? $0 }
    return counts[0] == counts[1]
      ? "some of \(counts[0]) views inside changed"
      : "\(name) \(counts[0]) → \(counts[1])"
  }

  /// The change of a table's sections, which were inserted, deleted or changed places.
  private var sections: String {
    if golden == "none" { return "section \(actual) appeared" }
    if actual == "none" { return "section \(golden) vanished" }
    let numbers = golden.split(separator: ",").map { $0.trimmingPrefix(" ") }
    return numbers.count == 2
      ? "sections \(numbers[0]) and \(numbers[1]) swapped"
      : "section \(golden) moved to \(actual)"
  }

  /// Returns the value in the golden or in the new layout; nil if it is the default value, such as
  /// no text.
  func quoted(_ side: KeyPath<Self, String>) -> String? {
    self[keyPath: side] == key.standard ? nil : self[keyPath: side]
  }

  /// The message for a property that changed between yes and no: `selected`, `no longer selected`;
  /// nil for other values, `largeTitle` and `clips`.
  private var flag: String? {
    guard Set([golden, actual]) == ["yes", "no"], ![.largeTitle, .clips].contains(key) else {
      return nil
    }
    if name.hasSuffix(" enabled"), actual == "no" { return name.dropLast(7) + "disabled" }
    return actual == "yes" ? name : "no longer \(name)"
  }

  /// The transform as text: `rotated 5°`, `scaled 1.1`, `flipped horizontally`.
  private var transform: String {
    let words = [golden, actual].map { TransformWords.text($0) ?? $0 }
    if golden == key.standard { return words[1] }
    return actual == key.standard ? "no longer \(words[0])" : "\(words[0]) → \(words[1])"
  }

  /// Both values with their numbers rounded as in messages, unless that would make them equal.
  private var rounded: String {
    let texts = [golden, actual].map(Self.rounded)
    return texts[0] == texts[1] ? "\(golden) → \(actual)" : "\(texts[0]) → \(texts[1])"
  }

  private static func rounded(_ words: String) -> String {
    words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let number = word.hasSuffix(",") ? word.dropLast() : word
      guard let value = Double(number), value.isFinite else { return String(word) }
      return Points.text(value) + word.dropFirst(number.count)
    }.joined(separator: " ")
  }

  /// The change of the image: its sizes if they differ.
  ///
  /// The fingerprints of the images are left out, because they would not help a reader.
  private var image: String {
    let sizes = [golden, actual].map { $0.split(separator: " ").first.map(String.init) ?? $0 }
    return sizes[0] == sizes[1]
      ? "another \(name) of \(sizes[0])" : "\(name) \(sizes[0]) → \(sizes[1])"
  }

  /// The change of a list, described by the item that was added, removed or changed; nil for any
  /// other change.
  private var items: String? {
    let change = ItemListChange(golden, actual)
    let item = name.hasSuffix("s") ? String(name.dropLast()) : name
    switch change {
    case .appeared(let text): return "\(item) \(Quotation.plain(text)) appeared"
    case .vanished(let text): return "\(item) \(Quotation.plain(text)) vanished"
    case .changed(let old, let new):
      return "\(item) \(Quotation.plain(old)) → \(Quotation.plain(new))"
    case .other: return nil
    }
  }
}
