/// The previews of one class, some of which may show nothing that another one does not show.
///
/// ```
/// HerbCell              three texts                      shown
/// HerbCell (filled)     the same picture                 left out
/// HerbCell (otherwise)  empty, beside one with content   left out
/// ```
///
/// Only previews that are generated for a class of an app have variants.
struct PreviewVariants {
  /// The appearance of one preview in all its orientations.
  struct Look {
    let name: String
    /// The hashes of the preview's drawings.
    let digests: [String]
    /// Whether the preview has no content.
    let isEmpty: Bool
  }

  let looks: [Look]

  /// The names of the variants that show nothing new.
  var redundant: Set<String> {
    let classes = Dictionary(grouping: looks) { PreviewNames.subject($0.name) }
    return classes.values.reduce(into: []) { $0.formUnion(Self.redundant(among: $1)) }
  }

  private static func redundant(among looks: [Look]) -> Set<String> {
    let hasContent = looks.contains { !$0.isEmpty }
    var shown: Set<[String]> = []
    var redundant: Set<String> = []
    // The preview with the class's own name is examined first, so that it is the one that remains.
    for look in looks.sorted(by: { $0.name.utf8.count < $1.name.utf8.count }) {
      let isNew = shown.insert(look.digests).inserted
      if !isNew || hasContent && look.isEmpty { redundant.insert(look.name) }
    }
    return redundant
  }
}
