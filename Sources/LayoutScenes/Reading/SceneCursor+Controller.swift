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

  /// Reads the number of a page, the first of which is 0.
  func page() throws(SceneError) -> Int {
    let number = try number(in: 0...10_000)
    guard number == number.rounded() else {
      throw error("\(number.shortest) is no page", expected: "a whole number; the first page is 0")
    }
    return Int(number)
  }
}
