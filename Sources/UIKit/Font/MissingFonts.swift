import Basics

/// The warnings about font names that an app requests but that are not found.
enum MissingFonts {
  private static let known = Mutex<Set<String>>([])

  /// Logs a warning about a font name, once for each name.
  static func warn(of name: String) {
    guard !name.isEmpty, known.withLock({ $0.insert(name).inserted }) else { return }
    UIKitLog.warn(warning(of: name))
  }

  /// Returns the warning about a name, with the most similar name of an app's font or else of iOS,
  /// if there is a similar one.
  static func warning(of name: String) -> String {
    let names = RegisteredFonts.names + RegisteredFonts.families
    let own = NearestName.of(name, in: names.sorted())
    let nearest = own ?? NearestName.of(name, in: NamedFace.families.values.joined().sorted())
    let advice = nearest.map { "; did you mean \($0)?" } ?? ""
    return "UIFont(name: \"\(name)\"): there is no such font\(advice)"
  }
}
