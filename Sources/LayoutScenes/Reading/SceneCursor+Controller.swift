import LayoutCore
import LayoutStage

extension SceneCursor {
  /// Reads `{ "title": …, "prefersLargeTitles": …, "hidesBarsWhenVerticallyCompact": … }`.
  func controller() throws(SceneError) -> SceneController {
    let object = try object(
      keys: ["title", "prefersLargeTitles", "hidesBarsWhenVerticallyCompact"])
    var controller = SceneController()
    controller.title = try object["title"]?.string()
    controller.prefersLargeTitles = try object["prefersLargeTitles"]?.boolean() ?? false
    controller.hidesBarsWhenVerticallyCompact =
      try object["hidesBarsWhenVerticallyCompact"]?.boolean() ?? false
    return controller
  }

  /// Reads the orientations that a device goes through: at least the first one.
  func turns() throws(SceneError) -> [Orientation] {
    var turns: [Orientation] = []
    for element in try elements("an array of orientations") {
      turns.append(try element.choice(of: Orientation.self))
    }
    guard !turns.isEmpty else {
      throw error("found no orientation", expected: "the orientation to begin with")
    }
    return turns
  }

  /// Reads the number of a page, the first of which is 0, of so many; nil for their count where it
  /// is not known before the layout.
  func page(of count: Int?) throws(SceneError) -> Int {
    let number = try number(in: 0...10_000)
    guard number == number.rounded() else {
      throw error("\(number.shortest) is no page", expected: "a whole number; the first page is 0")
    }
    // The start of a scene without items is a page all the same.
    if let count, Int(number) >= max(1, count) {
      throw error(
        "there is no page \(number.shortest): \(count == 1 ? "1 item fills" : "\(count) items fill")"
          + " a page each",
        expected: count > 1
          ? "a whole number from 0 to \(count - 1); the first page is 0" : "0, the only page")
    }
    return Int(number)
  }
}
