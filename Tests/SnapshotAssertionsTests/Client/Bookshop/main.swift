import Foundation
import SnapshotAssertions
import UIKit

// Bookshop GOLDENS CHAPTER/SCREEN…: verifies screens against the goldens of their chapters, and
// prints what failed as JSON.

/// The grid on its device, without overlays and bars.
let grid = Figure(
  name: "grid", device: .iPhone7, overlays: [], chrome: Chrome(),
  content: { CoversController(layout: GridLayout()) })

/// Returns why a screen fails; nil if it agrees with its golden.
@MainActor func failure(of screen: String) -> String? {
  switch screen {
  case "list": verify(ListController(), screen, as: .image(on: .iPhone7))
  case "grid": verify(grid, screen, as: .image)
  case "waterfall":
    verify(
      CoversController(layout: WaterfallLayout(aspects: Book.shelf.map(\.aspect))), screen,
      as: .image(on: .iPhone7))
  default: "there is no screen “\(screen)”"
  }
}

@MainActor func verify<Value>(
  _ value: Value, _ screen: String, as snapshot: Snapshot<Value, LayoutPicture>
) -> String? {
  verifySnapshot(of: value, as: snapshot, named: screen, testName: "shop")
}

let store = GoldenStore(root: URL(fileURLWithPath: CommandLine.arguments[1]))
var failures: [String: String] = [:]
for request in CommandLine.arguments.dropFirst(2) {
  let place = URL(fileURLWithPath: request, relativeTo: store.root)
  let chapter = place.deletingLastPathComponent().lastPathComponent
  withSnapshotTesting(store: store, chapter: chapter) {
    failures[place.lastPathComponent] = failure(of: place.lastPathComponent)
  }
}
FileHandle.standardOutput.write(try JSONEncoder().encode(failures))
