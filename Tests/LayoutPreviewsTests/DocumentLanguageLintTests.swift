import Foundation
import LayoutStage
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// The check of a document's texts in the languages of the tables beside it.
@MainActor struct DocumentLanguageLintTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="car-d0-001"><rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
          <subviews>
            <label text="Mint" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
              <rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
              <constraints>
                <constraint firstAttribute="width" constant="60" id="c-1"/>
                <constraint firstAttribute="height" constant="40" id="c-2"/>
              </constraints>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="car-d0-001" \
    secondAttribute="leading" id="c-3"/>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="car-d0-001" \
    secondAttribute="top" id="c-4"/>
          </constraints>
        </view>
      </objects>
    </document>

    """

  private func write(_ text: String, to path: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns the report about the nib.
  private func lint() throws -> String {
    try write(Self.nib, to: "Base.lproj/Card.xib")
    let previews = DocumentPreviews(of: [folder.file("Base.lproj/Card.xib").path]).previews
    let request = PreviewRequest(output: folder.url.path)
    return try PreviewLaboratory(request: request) { _ in }.report(of: previews, .lint).text
      .replacing(#/\s+/#, with: " ")
  }

  @Test func `a text that is clipped in a language is named with the language and the line`() throws
  {
    try write("\"lab-el-001.text\" = \"Pfefferminze\";\n", to: "de.lproj/Card.strings")
    let text = try lint()
    #expect(text.contains("L21 clipped-text label “Pfefferminze”"), "\(text)")
    #expect(text.contains("its label 60 (Card.xib:8)"), "\(text)")
    #expect(text.contains("(de, 375 points wide)"), "\(text)")
  }

  @Test func `a text that is clipped in several languages is named once`() throws {
    try write("\"lab-el-001.text\" = \"Pfefferminze\";\n", to: "de.lproj/Card.strings")
    try write("\"lab-el-001.text\" = \"Menta piperita\";\n", to: "it.lproj/Card.strings")
    let text = try lint()
    #expect(text.contains("(Card.xib:8), and also in it"), "\(text)")
    #expect(!text.contains("piperita"), "\(text)")
  }

  @Test func `texts of a string catalogue are checked too`() throws {
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-el-001.text": {
        "localizations": {"en": {"stringUnit": {"state": "new", "value": "Mint"}},
          "nl": {"stringUnit": {"state": "translated", "value": "Pepermunt!"}}}}}}
      """, to: "mul.lproj/Card.xcstrings")
    let text = try lint()
    #expect(text.contains("L21 clipped-text label “Pepermunt!”"), "\(text)")
  }

  @Test func `texts that fit in all languages are no findings`() throws {
    try write("\"lab-el-001.text\" = \"Minze\";\n", to: "de.lproj/Card.strings")
    #expect(try lint().contains("nothing found"))
  }
}
