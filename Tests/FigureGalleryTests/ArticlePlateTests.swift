import FigureGallery
import Foundation
import LayoutStage
import Testing

struct ArticlePlateTests {
  @Test func `the golden that is taken apart is the one of the gallery`() throws {
    let root = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
      folder.deletingLastPathComponent()
    }
    let golden = "rotate.before.portrait.png"
    let copy = root.appendingPathComponent("Sources/FigureGallery/Resources/Goldens/\(golden)")
    let original = root.appendingPathComponent("Snapshots/swatches/\(golden)")
    #expect(
      try Data(contentsOf: copy) == Data(contentsOf: original),
      "copy Snapshots/swatches/\(golden) to Sources/FigureGallery/Resources/Goldens")
  }
}
