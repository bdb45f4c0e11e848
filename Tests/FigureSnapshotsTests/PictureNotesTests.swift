import LayoutComparison
import LayoutStage
import PictureComparison
import RasterText
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// The notes of pictures that goldens record.
@MainActor struct PictureNotesTests {
  private func metadata(of names: [String]) throws -> GoldenMetadata {
    let controller = UIViewController()
    for name in names {
      controller.view.addSubview(UIImageView(image: UIImage(systemName: name)))
    }
    return try Snapshot<UIViewController, LayoutPicture>.image(on: .iPhoneX).convert(controller)
      .metadata
  }

  @Test func `a picture with symbols notes them, and its golden does too`() throws {
    let metadata = try metadata(of: ["yeti", "moth", "yeti"])
    let notes = ["yeti", "moth"].map { "not here: symbol \($0), drawn as a box" }
    #expect(metadata.notes == notes)
    #expect(try GoldenMetadata(json: metadata.canonicalJSON) == metadata)
  }

  @Test func `a picture whose font is absent notes it by name, and has no fingerprint of it`() async
  {
    await #expect(processExitsWith: .success) {
      FontLibrary.shared.search(["/no/such/folder"])
      try await MainActor.run {
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        label.text = "Leaf 🌿"
        let controller = UIViewController()
        controller.view.addSubview(label)
        let metadata = try Snapshot<UIViewController, LayoutPicture>.image(on: .iPhoneX)
          .convert(controller).metadata
        #expect(
          metadata.notes == [
            "not here: 🌿 (U+1F33F), drawn as a box: the font TwemojiMozilla.ttf is absent "
              + "(see QUARTERTURN_FONTS)"
          ])
        #expect(metadata.fingerprints.fonts.map(\.name) == ["Inter Regular"])
      }
    }
  }

  @Test func `a picture without notes has no key for them`() throws {
    #expect(try !metadata(of: []).canonicalJSON.contains("notes"))
  }
}
