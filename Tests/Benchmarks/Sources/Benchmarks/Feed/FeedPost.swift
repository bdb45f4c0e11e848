/// The content of a feed's card: the kind of post that layout frameworks are compared with.
struct FeedPost: Sendable {
  let action: String
  let author: String
  let headline: String
  let time: String
  let comment: String
  let title: String
  let domain: String
  let reply: String

  /// Posts of different lengths, the same in every run.
  static func made(_ count: Int) -> [FeedPost] {
    (0..<count).map { index in
      FeedPost(
        action: "Ada and \(index) others watered this",
        author: "Fern of window \(index)",
        headline: "Grows towards the light, mostly",
        time: "\(index % 23 + 1) h",
        comment: repeated("The new leaf opened this morning.", index % 4 + 1),
        title: "Light, water and patience",
        domain: "plants.example",
        reply: repeated("It needs a larger pot.", index % 2 + 1))
    }
  }

  private static func repeated(_ sentence: String, _ count: Int) -> String {
    Array(repeating: sentence, count: count).joined(separator: " ")
  }
}
