import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct AssetNibTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the view of a nib that is beside an asset catalogue with the colour Moss.
  private func view(_ content: String, resources: String = "") throws -> UIView {
    let set = folder.url.appendingPathComponent("Assets.xcassets/Moss.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view id="vw">\(content)</view></objects>
        <resources>\(resources)</resources>
      </document>
      """
    try Data(document.utf8).write(to: folder.file("Card.xib"))
    let bundle = try #require(Bundle(path: folder.url.path))
    return try #require(bundle.loadNibNamed("Card", owner: nil)?.first as? UIView)
  }

  private static let moss = #"<color key="backgroundColor" name="Moss"/>"#

  @Test func `a named colour is that of the bundle's catalogue (IB84)`() throws {
    #expect(try view(Self.moss).backgroundColor == .green)
  }

  @Test func `the catalogue comes before the document's components (IB84)`() throws {
    let view = try view(
      Self.moss,
      resources: """
        <namedColor name="Moss"><color red="1" green="0.0" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    #expect(view.backgroundColor == .green)
  }

  @Test func `a missing image is a box of the size in the document (IB89)`() throws {
    let log = ConsoleLog()
    let view: UIView? = log.recording {
      try? self.view(
        #"<subviews><imageView image="arrow" id="im"/></subviews>"#,
        resources: #"<image name="arrow" width="24" height="12"/>"#)
    }
    #expect(
      (view?.subviews.first as? UIImageView)?.intrinsicContentSize
        == CGSize(width: 24, height: 12))
    #expect(log.lines.contains { $0.hasPrefix("Could not load the \"arrow\" image") })
  }
}
