import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct NibFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static func document(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label id="abc-de-fGh" text="\(text)"/></objects>
    </document>
    """
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Returns the text of the label of a nib.
  private func text(_ name: String) throws -> String? {
    let bundle = try #require(Bundle(path: folder.url.path))
    return (bundle.loadNibNamed(name, owner: nil)?.first as? UILabel)?.text
  }

  @Test func `a nib is a document of its name in the bundle`() throws {
    try write(Self.document("Basil"), to: "Card.xib")
    #expect(try text("Card") == "Basil")
  }

  @Test func `the variant for the device is first (IB127)`() throws {
    try write(Self.document("Any"), to: "Card.xib")
    try write(Self.document("Phone"), to: "Card~iphone.xib")
    try write(Self.document("Pad"), to: "Card~ipad.xib")
    #expect(try text("Card") == "Phone")
  }

  @Test func `a document of the base is found`() throws {
    try write(Self.document("Basil"), to: "Base.lproj/Card.xib")
    #expect(try text("Card") == "Basil")
  }

  @Test func `a document of the language replaces that of the base (IB144)`() throws {
    try write(Self.document("Basil"), to: "Base.lproj/Card.xib")
    try write(Self.document("English basil"), to: "en.lproj/Card.xib")
    #expect(try text("Card") == "English basil")
  }

  @Test func `texts of the language replace those of the base (IB142)`() throws {
    try write(Self.document("Basil"), to: "Base.lproj/Card.xib")
    try write(#""abc-de-fGh.text" = "Sweet basil";"#, to: "en.lproj/Card.strings")
    #expect(try text("Card") == "Sweet basil")
  }

  @Test func `texts are in the development language unless one is chosen (IB142)`() throws {
    try write(Self.document("Basil"), to: "Base.lproj/Card.xib")
    for code in ["ro", "de", "fr", "it", "es"] {
      try write(#""abc-de-fGh.text" = "\#(code)";"#, to: "\(code).lproj/Card.strings")
    }
    #expect(try text("Card") == "Basil")
    let information = ["CFBundleDevelopmentRegion": "fr"]
    try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
      .write(to: folder.file("Info.plist"))
    let bundle = try #require(Bundle(path: folder.url.path + "/."))
    let label = bundle.loadNibNamed("Card", owner: nil)?.first as? UILabel
    #expect(label?.text == "fr")
  }

  @Test func `a text that is not in the language stays (IB144)`() throws {
    try write(Self.document("Basil"), to: "Base.lproj/Card.xib")
    try write(#""xyz-de-fGh.text" = "Sweet basil";"#, to: "en.lproj/Card.strings")
    #expect(try text("Card") == "Basil")
  }

  @Test func `a document is read once`() throws {
    try write(Self.document("Basil"), to: "Card.xib")
    let bundle = try #require(Bundle(path: folder.url.path))
    let file = NibFiles.file(named: "Card", kind: .nib, in: bundle)
    #expect(file != nil && NibFiles.file(named: "Card", kind: .nib, in: bundle) === file)
  }

  @Test func `a document that has changed is read again`() throws {
    try write(Self.document("Basil"), to: "Card.xib")
    _ = try text("Card")
    try write(Self.document("Mint"), to: "Card.xib")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: folder.url.appendingPathComponent("Card.xib").path)
    #expect(try text("Card") == "Mint")
  }

  @Test func `a folder of a language that came later is found`() throws {
    let bundle = try #require(Bundle(path: folder.url.path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: folder.url.path)
    #expect(NibFiles.path(named: "Card", kind: .nib, in: bundle) == nil)
    try write(Self.document("Basil"), to: "Base.lproj/Card.xib")
    #expect(try text("Card") == "Basil")
  }

  @Test func `a nib that is missing ends the program with the nearest name (IB137)`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let folder = try TemporaryFolder()
      try Data(Self.document("Basil").utf8).write(
        to: folder.url.appendingPathComponent("BadgeCell.xib"))
      let bundle = try #require(Bundle(path: folder.url.path))
      await MainActor.run { _ = bundle.loadNibNamed("BagdeCell", owner: nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("did you mean BadgeCell.xib?"))
    #expect(text.contains("Could not load NIB in bundle: '"))
    #expect(text.contains("' with name 'BagdeCell'"))
  }
}
