import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct CatalogueNameTests {
  private let catalogue: TestCatalogue

  init() throws { catalogue = try TestCatalogue() }

  @Test func `of two assets with one name, that with the first path is used (AC1)`() throws {
    try catalogue.writeImages("A/basil", [(3, "")])
    try catalogue.writeImages("B/basil", [(4, "")])
    #expect(catalogue.width("basil") == 3)
  }

  @Test func `a group is part of a name only if it provides a namespace (AC2)`() throws {
    try catalogue.writeImages("Plain/basil", [(3, "")])
    try catalogue.write(
      "Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try catalogue.writeImages("Icons/Inner/arrow", [(4, "")])
    #expect(catalogue.width("basil") == 3)
    #expect(catalogue.width("Plain/basil") == nil)
    #expect(catalogue.width("Icons/arrow") == 4)
    #expect(catalogue.width("arrow") == nil)
  }

  @Test func `a superfluous group in a name is an error with the right name (AC2)`() throws {
    try catalogue.writeImages("Plain/basil", [(3, "")])
    let message = MissingAssets.message(.image, "Plain/basil", in: [catalogue.folder.url])
    #expect(message.hasSuffix("; did you mean \"basil\"?"))
  }

  @Test func `a group with a dot in its name is a group (AC2)`() throws {
    try catalogue.writeImages("Version 2.0/basil", [(3, "")])
    #expect(catalogue.width("basil") == 3)
  }

  @Test func `a trailing comma is ignored, and reported once with its place (AC3)`() throws {
    try catalogue.writeImages("basil", [(3, "")])
    try catalogue.write(
      "basil.imageset/Contents.json", "{\"images\": [{\"filename\": \"3.png\"},\n]}")
    let log = ConsoleLog()
    log.recording {
      for scale in [1, 2] as [CGFloat] {
        #expect(catalogue.width("basil", UITraitCollection(displayScale: scale)) == 3)
      }
    }
    let told = log.lines.filter { $0.contains("basil.imageset/Contents.json:1:34: a comma") }
    #expect(told.count == 1)
  }

  @Test func `contents that are no JSON are reported with their place (AC3)`() throws {
    try catalogue.write("basil.imageset/Contents.json", "{\n  \"images\": oops}")
    let log = ConsoleLog()
    log.recording { #expect(catalogue.width("basil") == nil) }
    #expect(log.lines.contains { $0.contains("Contents.json:2:13: ") && $0.contains("not used") })
  }

  @Test func `catalogues are found at any depth of a bundle (AC4)`() throws {
    let bundle = catalogue.folder.file("Shop.bundle")
    let inner = bundle.appendingPathComponent("Resources/Icons.xcassets/basil.imageset")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(AssetCatalogue.names(of: "imageset", in: bundle) == ["basil"])
  }
}
