import LayoutScenes
import RasterCore

extension Scene {
  /// A scene of forty colours in rows as wide as the screen.
  ///
  /// In the variant `before` the rows are cached forever; in `after` the cache is cleared when the
  /// layout is invalidated.
  static let rotatingSwatches: Scene = {
    var scene = Scene(
      "swatches/rotate", on: "iPhone 7 Plus",
      sections: [SceneSection(items: colors.map(SceneItem.init))],
      variants: [
        "before": .custom { RowsLayout(clearsCache: false) },
        "after": .custom { RowsLayout(clearsCache: true) },
      ])
    scene.title = "Use a flow layout and let it rotate"
    scene.subtitle = "Before, rows are cached for good; after, invalidateLayout(with:) clears them."
    scene.cell = .swatch
    scene.chrome = [.statusBar]
    return scene
  }()

  /// The colours: four rounds of ten, with pink as the last one.
  private static let colors: [Color] = {
    let (red, green, blue) = ("#FF0000", "#00FF00", "#0000FF")
    let (purple, orange, pink) = ("#800080", "#FF8000", "#FF2D55")
    let round = [red, green, blue, green, purple, orange, blue, green, blue]
    let rounds = [green, green, green, pink].flatMap { round + [$0] }
    return rounds.compactMap { Color(hex: $0) }
  }()
}

extension SceneItem {
  /// Makes an item that has only a colour.
  fileprivate init(_ color: Color) {
    self.init()
    self.color = color
  }
}
