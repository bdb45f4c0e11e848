import LayoutComparison
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// Notes of pictures, in what a golden says about itself.
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

  @Test func `a picture without notes has no key for them`() throws {
    #expect(try !metadata(of: []).canonicalJSON.contains("notes"))
  }
}
