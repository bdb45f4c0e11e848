import Foundation
import LayoutLaboratory
import LayoutStage
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// Previews of documents of Interface Builder.
@MainActor struct DocumentPreviewTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a nib with objects, and returns its path.
  private func write(_ name: String, _ objects: String) throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          \(objects)
        </objects>
      </document>

      """
    let file = folder.file(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func previews(_ name: String, _ objects: String) throws -> [NamedPreview] {
    DocumentPreviews(of: [try write(name, objects)]).previews
  }

  private static let card = """
    <view id="one-00-001"><rect key="frame" x="0.0" y="0.0" width="120" height="40"/></view>
    """
  private static let label = """
    <label id="two-00-002" text="Basil"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
    """

  @Test func `the view of a nib has the nib's name, the size of its frame and the canvas's device`()
    throws
  {
    let preview = try #require(previews("Card.xib", Self.card).first)
    #expect(preview.name == "Card" && preview.device?.size.width == 375)
    let screen = PreviewScreen(preview.preview)
    #expect(screen.standsAlone && screen.configuration.device.size.width == 120)
  }

  @Test func `each view at the top level is a preview of its own, made anew`() throws {
    let all = try previews("Cards.xib", Self.card + Self.label)
    #expect(all.count == 2 && Set(all.map(\.name)).count == 2)
    guard case .view(let view) = all[1].preview.content(),
      case .view(let other) = all[1].preview.content()
    else {
      Issue.record("no views")
      return
    }
    #expect((view as? UILabel)?.text == "Basil" && view !== other)
  }

  /// A view of the canvas's width with a bar that is 360 points wide.
  private static let wide = """
    <view id="wid-th-001"><rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
      <subviews>
        <view id="bar-00-001" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0.0" y="0.0" width="360" height="40"/>
          <accessibility key="accessibilityConfiguration" identifier="bar"/>
          <constraints>
            <constraint firstAttribute="width" constant="360" id="c-1"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="bar-00-001" firstAttribute="leading" secondItem="wid-th-001" \
    secondAttribute="leading" id="c-2"/>
        <constraint firstItem="bar-00-001" firstAttribute="top" secondItem="wid-th-001" \
    secondAttribute="top" id="c-3"/>
        <constraint firstAttribute="bottom" secondItem="bar-00-001" secondAttribute="bottom" \
    id="c-4"/>
      </constraints>
    </view>
    """

  private func report(_ experiment: PreviewExperiment) throws -> PreviewReport {
    let laboratory = PreviewLaboratory(
      request: PreviewRequest(output: folder.url.path), willShow: { _ in })
    return try laboratory.report(of: previews("Wide.xib", Self.wide), experiment)
  }

  @Test func `lint looks at the view of a nib in the window of the narrowest phone too`() throws {
    let report = try report(.lint)
    #expect(report.hasFindings)
    #expect(report.text.contains("L27 view-outside-window"), "\(report.text)")
    #expect(report.text.contains("(320 points wide)"), "\(report.text)")
  }

  @Test func `a sweep finds the width at which the view of a nib leaves the window`() throws {
    let sweep = try #require(Sweep(widths: 320...400))
    let text = try report(.sweep(sweep, isDrawn: false)).text
    #expect(text.contains("1 break"), "\(text)")
    #expect(text.contains("359.5"), "\(text)")
    #expect(text.contains("bar is in the window again"), "\(text)")
  }

  @Test func `a sweep draws the view of a nib at both ends of each range of widths`() throws {
    let sweep = try #require(Sweep(widths: 320...400))
    let report = try report(.sweep(sweep, isDrawn: true))
    #expect(report.files == ["Wide.sweep.png"])
    #expect(folder.names.contains("Wide.sweep.png"))
  }

  @Test func `lint names a class that is missing with its line`() throws {
    let laboratory = PreviewLaboratory(
      request: PreviewRequest(output: folder.url.path), willShow: { _ in })
    let card = Self.card.replacing("<view ", with: #"<view customClass="LostCard" "#)
    let text = try laboratory.report(of: previews("Lost.xib", card), .lint).text
    #expect(text.contains("L30 missing-class"), "\(text)")
    #expect(text.contains("LostCard Lost.xib:6: there is no class LostCard in"), "\(text)")
  }

  @Test func `a document without views is named, and the others are shown`() throws {
    let found = DocumentPreviews(
      of: [try write("None.xib", ""), try write("Card.xib", Self.card)])
    #expect(
      found.errors.map { "\($0)" } == ["None.xib has no view and no controller that can be drawn"])
    #expect(found.previews.map(\.name) == ["Card"])
  }

  @Test func `lint of a document without views is an error beside the report on the others`() throws
  {
    let paths = [try write("None.xib", ""), try write("Wide.xib", Self.wide)]
    var request = PreviewRequest(output: folder.url.path)
    (request.documents, request.experiment) = (paths, .lint)
    let report = try PreviewProgram.shown(DocumentPreviews(of: paths), as: request)
    #expect(report.errors == ["None.xib has no view and no controller that can be drawn"])
    #expect(report.text.contains("L27 view-outside-window"), "\(report.text)")
  }

  @Test func `a document that cannot be read is named with the line`() throws {
    let error = DocumentPreviews(of: [try write("Wrong.xib", "<view>\n</label>")]).errors.first
    #expect("\(try #require(error))".hasPrefix("Wrong.xib:7:"))
  }
}
