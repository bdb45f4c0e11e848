/// The sample texts, chosen by the names of properties, with or without the name of the type that
/// declares the property.
///
/// ```
/// userEmail        anna.berger@example.org
/// Author.name      Anna Berger
/// Herb.name        Evening primrose
/// ```
///
/// Successive elements of an array have different texts, if there are several for the name.
struct SampleText {
  /// The name's components in lower case; those of the type's name are first.
  private let components: [String]
  /// The components as one text without separators.
  private let joined: String
  /// The name of the property, without the type's name.
  private let own: String

  /// Reads a name such as `subtitle` or `Author.displayName`.
  init(named name: String) {
    own = name.split(separator: ".").last.map(String.init) ?? name
    components = Self.components(of: name)
    joined = components.joined()
  }

  /// Returns the text for the element at an index of an array.
  func text(at place: Int) -> String {
    if own == "id" || own.hasSuffix("Id") || own.hasSuffix("ID") { return "id-\(place + 1)" }
    let texts = Self.rows.first { row in row.parts.contains(where: contains) }?.texts ?? Self.things
    return texts[place % texts.count]
  }

  /// Returns whether a part is a component of the name, in the singular or the plural.
  ///
  /// A part of more than 4 letters may be anywhere in the name.
  private func contains(_ part: String) -> Bool {
    components.contains(part) || components.contains(part + "s")
      || part.count > 4 && joined.contains(part)
  }

  /// Returns the components of a name in camel case or with underscores: `user`, `id` of `userID`.
  static func components(of name: String) -> [String] {
    var components: [String] = [""]
    var wasUpper = true
    for letter in name {
      let isUpper = letter.isUppercase
      guard letter.isLetter || letter.isNumber else {
        components.append("")
        wasUpper = true
        continue
      }
      if isUpper, !wasUpper { components.append("") }
      wasUpper = isUpper
      components[components.count - 1] += letter.lowercased()
    }
    return components.filter { !$0.isEmpty }
  }

  private typealias Row = (parts: [String], texts: [String])

  /// The texts for names that match none of `rows`.
  private static let things = [
    "Evening primrose", "Mountain savory", "Lady’s mantle", "Sweet woodruff", "Lemon balm",
  ]
  private static let sentences = [
    "It grows in dry places and flowers from June to September.",
    "Its leaves are picked before it flowers.", "It likes half shade and a deep soil.",
  ]
  private static let people = ["Anna Berger", "Jonas Frei", "Mia Keller", "Luca Rossi"]

  /// The rows of components with their texts; the first row with a component of the name is used.
  private static let rows: [Row] = [
    // The sample for a font's name is the system font, because the other sample texts are not names
    // of fonts.
    (["fontname"], [".SFUI-Regular"]),
    (["email", "mail"], ["anna.berger@example.org", "jonas.frei@example.org"]),
    (["url", "website", "homepage"], ["https://example.org/herbs", "https://example.org/pots"]),
    (["link"], ["https://example.org"]),
    (["phone", "mobile"], ["+41 44 123 45 67", "+41 31 765 43 21"]),
    (["username", "handle", "login", "nickname"], ["anna.berger", "jonas.frei", "mia.keller"]),
    (["initial", "initials"], ["AB", "JF", "MK"]),
    (["firstname", "givenname"], ["Anna", "Jonas", "Mia"]),
    (["lastname", "surname", "familyname"], ["Berger", "Frei", "Keller"]),
    (["timestamp", "date", "day", "birthday"], ["12 March 2026", "9 March 2026", "1 March 2026"]),
    (["duration", "elapsed", "remaining"], ["3:45", "12:08", "0:52"]),
    (["time", "hour"], ["10:24", "9:15", "8:02"]),
    (["price", "cost", "fee"], ["12.50", "8.90", "24.00"]),
    (["amount", "total", "sum"], ["24.80", "12.50", "103.20"]),
    (["balance"], ["1,204.50", "310.00", "86.75"]), (["count", "number"], ["24", "3", "112"]),
    (["percent", "percentage"], ["12 %", "48 %", "73 %"]),
    (
      ["subtitle", "caption", "tagline"],
      ["A herb that flowers at night", "For dry soil", "With round leaves"]
    ),
    (
      [
        "description", "detail", "message", "body", "summary", "content", "bio", "comment", "note",
        "paragraph", "footer", "info",
      ], sentences
    ),
    (["address", "street"], ["12 Garden Street, Bern", "3 Mill Lane, Basel"]),
    (["city", "town"], ["Bern", "Basel", "Zug"]),
    (["country", "region"], ["Switzerland", "Austria", "Italy"]),
    (["zip", "postal", "postcode"], ["3011", "4051"]), (["currency"], ["CHF", "EUR", "USD"]),
    (["icon"], ["leaf"]), (["image"], ["leaf"]), (["color", "colour"], ["green"]),
    (["version", "build"], ["2.4.1"]), (["language", "locale"], ["English", "German", "Italian"]),
    (["status", "state"], ["Active", "Waiting", "Done"]), (["rating", "score"], ["4.5", "3.8"]),
    (["distance"], ["1.2 km", "350 m", "14 km"]), (["size"], ["12 MB", "840 KB", "1.3 GB"]),
    (["symbol", "ticker"], ["KSM", "DOT", "ETH"]), (["key"], ["key"]),
    (["host", "server", "domain"], ["example.org"]), (["file", "filename"], ["herbs.pdf"]),
    (["error", "warning", "failure"], ["The connection was lost."]),
    (["button", "action"], ["Continue", "Cancel", "Later"]),
    (["placeholder", "hint", "prompt"], ["Search"]),
    (["category", "genre", "tag", "topic", "group"], ["Herbs", "Shrubs", "Ferns"]),
    (["company", "organization", "organisation", "bank", "brand"], ["Garden & Sons", "Mill Ltd"]),
    (["title", "headline", "subject"], things),
    (
      [
        "person", "user", "author", "contact", "sender", "recipient", "member", "owner", "artist",
        "speaker", "customer", "patient", "student", "teacher", "friend", "profile", "reviewer",
        "assignee", "participant", "displayname", "attendee", "follower", "fullname", "employee",
        "guest", "driver",
      ], people
    ),
  ]
}

extension SampleText {
  /// The last components of the names of labels that show content, rather than fixed text.
  private static let contents: Set<String> = [
    "title", "name", "subtitle", "date", "time", "price", "amount", "balance", "email", "phone",
    "description", "message", "body", "summary", "duration", "author", "city", "country", "address",
    "percent", "username", "detail", "details", "caption", "comment", "headline",
  ]
  private static let kinds: Set<String> = ["label", "lbl", "text", "view", "field"]

  /// Returns the text for a label in a property; nil if the property's name does not suggest
  /// content: `authorNameLabel` does, but `memberSinceLabel` does not.
  fileprivate static func content(ofLabel name: String) -> String? {
    var components = components(of: name)
    while let last = components.last, kinds.contains(last) { components.removeLast() }
    guard let last = components.last, contents.contains(last) else { return nil }
    return SampleText(named: components.joined(separator: "_")).text(at: 0)
  }
}

/// Returns the sample text for a label in a property; nil if the property's name does not suggest
/// content.
public func sampleText(forLabel name: String) -> String? { SampleText.content(ofLabel: name) }
