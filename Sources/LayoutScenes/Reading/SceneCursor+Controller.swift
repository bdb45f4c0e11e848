import LayoutCore
import LayoutStage

extension SceneCursor {
  /// Reads `{ "title": …, "prefersLargeTitles": …, "hidesBarsWhenVerticallyCompact": … }`.
  func controller() -> SceneController? {
    let keys = ["title", "prefersLargeTitles", "hidesBarsWhenVerticallyCompact"]
    guard let object = object(keys: keys) else { return nil }
    var controller = SceneController()
    controller.title = object["title"]?.string()
    controller.prefersLargeTitles = object["prefersLargeTitles"]?.boolean() ?? false
    controller.hidesBarsWhenVerticallyCompact =
      object["hidesBarsWhenVerticallyCompact"]?.boolean() ?? false
    return controller
  }

  /// Reads the orientations through which a device is rotated, at least one.
  func turns() -> [Orientation]? {
    checkIsNotEmpty("found no orientation", expected: "the orientation to begin with")
    let elements = elements("an array of orientations") ?? []
    let turns = elements.compactMap { $0.choice(of: Orientation.self) }
    return turns.isEmpty ? nil : turns
  }

  /// Reads the number of a page, starting at 0.
  ///
  /// `count` is the number of pages, or nil if it is not known before the layout.
  func page(of count: Int?) -> Int? {
    guard let number = number(in: 0...10_000) else { return nil }
    guard number == number.rounded() else {
      return refuse(
        "\(number.shortest) is not a page", expected: "a whole number; the first page is 0")
    }
    // A scene without items still has page 0.
    if let count, Int(number) >= max(1, count) {
      return refuse(
        "there is no page \(number.shortest): \(count == 1 ? "1 item fills" : "\(count) items fill")"
          + " a page each",
        expected: count > 1
          ? "a whole number from 0 to \(count - 1); the first page is 0" : "0, the only page")
    }
    return Int(number)
  }
}
