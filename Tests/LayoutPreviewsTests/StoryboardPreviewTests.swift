import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// Previews of storyboards.
@MainActor struct StoryboardPreviewTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    let scenes = ["one", "two"].map { name in
      """
      <scene sceneID="\(name)-sc-001"><objects>
        <viewController storyboardIdentifier="\(name)" id="\(name)-co-001">
          <view key="view" id="\(name)-vi-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><label id="\(name)-la-001" text="\(name)">
              <rect key="frame" x="20" y="100" width="80" height="20"/>
            </label></subviews>
          </view>
        </viewController>
      </objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="one-co-001">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>\(scenes.joined())</scenes>
      </document>

      """
    path = folder.file("Main.storyboard").path
    try Data(text.utf8).write(to: folder.file("Main.storyboard"))
  }

  private func show(makesSheet: Bool) throws -> [ShownPreview] {
    var request = PreviewRequest(output: folder.file("out").path)
    (request.documents, request.makesSheet) = ([path], makesSheet)
    try FileManager.default.createDirectory(
      at: folder.file("out"), withIntermediateDirectories: true)
    return try PreviewStage(request: request).show(DocumentPreviews(of: [path]).previews).shown
  }

  @Test func `each scene is drawn on the canvas's device, and then the storyboard`() throws {
    let shown = try show(makesSheet: false)
    #expect(shown.map(\.name) == ["one", "two", "Main.storyboard"])
    #expect(shown[0].places.contains { $0.text == "one" && $0.frame.minX == 20 })
    #expect(shown[0].places.first?.frame.size == CGSize(width: 375, height: 667))
  }

  @Test func `a sheet of a storyboard takes the place of its scenes`() throws {
    #expect(try show(makesSheet: true).map(\.name) == ["Main.storyboard"])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("out").path)
    #expect(files == ["Main.storyboard.sheet.png"])
  }
}
