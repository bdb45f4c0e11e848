package import LayoutCore
import Synchronization

/// A table of views in which equal views are stored once, so that the frames of a film (a sequence
/// of pictures) share all views that did not change.
///
/// ```
/// 0  title
/// 1  bar, views [0]
/// 2  title in another colour
/// 3  bar, views [2]          frame 1 shows the view 1, and frame 2 the view 3
/// ```
///
/// Subviews precede their superviews, which refer to them by number.
package final class ViewTable {
  private var numbers: [String: Int] = [:]
  private var views: [JSONValue] = []

  package init() {}

  /// The views, to be stored in the order of their numbers.
  package var json: JSONValue { .lines(views) }

  /// Adds a view with its subviews, unless the table has them, and returns its number.
  package func number(of view: LayoutRecord.View) -> JSONValue {
    let json = view.json(listing: view.views.map(number))
    let text = json.canonical
    if let known = numbers[text] { return .integer(known) }
    numbers[text] = views.count
    views.append(json)
    return .integer(views.count - 1)
  }
}

/// The views of a table, which a decoder reads before the layouts that refer to them.
package final class KnownViews: Sendable {
  private struct Content {
    var views: [LayoutRecord.View] = []
    /// For each view, the number of views in its tree, and the number of levels of the tree.
    var sizes: [(count: Int, depth: Int)] = []
  }

  private let content = Mutex(Content())

  /// The key under which decoders store the known views.
  static var key: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "views") }

  /// The maximum number of views in a view's tree.
  ///
  /// A view can refer to the same subview several times, so a small file could otherwise describe
  /// an exponential number of views.
  private static let countLimit = 1 << 16
  /// The maximum number of levels of views.
  private static let depthLimit = 256

  /// Decodes the table of a file; afterwards the decoder can decode views of the file from their
  /// numbers.
  package static func decode(
    from views: inout any UnkeyedDecodingContainer, for decoder: any Decoder
  ) throws {
    guard let key, let known = decoder.userInfo[key] as? KnownViews else { return }
    while !views.isAtEnd { try known.add(try views.decode(NumberedView.self)) }
  }

  private func add(_ view: NumberedView) throws {
    try content.withLock { content in
      guard view.numbers.allSatisfy(content.views.indices.contains) else {
        throw Self.error("a view refers to a view that does not precede it")
      }
      let parts = view.numbers.map { content.sizes[$0] }
      let count = parts.reduce(1) { $0 + $1.count }
      let depth = 1 + (parts.map(\.depth).max() ?? 0)
      guard count <= Self.countLimit, depth <= Self.depthLimit else {
        throw Self.error(
          """
          the tree of views is deeper than \(Self.depthLimit) levels or has more than \
          \(Self.countLimit) views
          """)
      }
      var whole = view.view
      whole.views = view.numbers.map { content.views[$0] }
      content.views.append(whole)
      content.sizes.append((count, depth))
    }
  }

  /// Returns the view with a number.
  func view(_ number: Int) throws -> LayoutRecord.View {
    try content.withLock { content in
      guard content.views.indices.contains(number) else {
        throw Self.error("there is no view \(number)")
      }
      return content.views[number]
    }
  }

  private static func error(_ words: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: words))
  }
}

/// A view whose subviews are given by their numbers.
private struct NumberedView: Decodable {
  let view: LayoutRecord.View
  let numbers: [Int]

  private enum Keys: String, CodingKey { case views }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    numbers = try container.decodeIfPresent([Int].self, forKey: .views) ?? []
    view = try LayoutRecord.View(from: decoder, views: [])
  }
}
