import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The source of the classes that a document of Interface Builder names.
struct DocumentSourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ text: String = "") throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func names(of documents: String...) -> [String] {
    DocumentSources(of: documents.map { folder.file($0).path }).sources.paths
      .map { ($0 as NSString).lastPathComponent }
  }

  @Test func `the files of a document's classes and of what they use are found`() throws {
    try write("Shop.xcodeproj/project.pbxproj")
    try write("App/Views/Badge.xib", #"<view customClass="Badge"/>"#)
    try write("App/Views/Badge.swift", "class Badge: Base { let tint = UIColor.herb }")
    try write("App/Base.swift", "class Base: UIView { func show() { log(1) } }")
    try write("App/Colors.swift", "extension UIColor { static let herb = UIColor.green }")
    try write("App/Log.swift", "func log(_ number: Int) {}")
    try write("App/Other.swift", "class Other: UIView {}")
    try write("App/Fonts.swift", "extension UIFont { static var large: UIFont { .init() } }")
    try write("AppTests/BaseTests.swift", "class Base {}")
    #expect(
      names(of: "App/Views/Badge.xib")
        == ["Base.swift", "Colors.swift", "Log.swift", "Badge.swift"])
  }

  @Test func `an extension of a class that a document names belongs to it`() throws {
    try write("Badge.xib", #"<view customClass="Badge"/>"#)
    try write("Badge.swift", "class Badge: UIView {}")
    try write("Badge+Taps.swift", "extension Badge { @IBAction func tapped() {} }")
    #expect(names(of: "Badge.xib") == ["Badge+Taps.swift", "Badge.swift"])
  }

  @Test func `the file of a class that a misspelt name may mean is found`() throws {
    try write("Badge.xib", #"<view customClass="BadgeCel"/>"#)
    try write("Cell.swift", "class BadgeCell: UIView {}")
    #expect(names(of: "Badge.xib") == ["Cell.swift"])
  }

  @Test func `a document of UIKit's classes needs no source`() throws {
    try write("Plain.xib", "<view/>")
    try write("Badge.swift", "class Badge: UIView {}")
    #expect(names(of: "Plain.xib").isEmpty)
  }

  @Test func `a document in a package has the package's resources`() throws {
    try write("Package.swift")
    try write("Sources/Shop/Badge.xib", #"<view customClass="Badge"/>"#)
    try write("Sources/Shop/Badge.swift", "class Badge: UIView {}")
    let sources = DocumentSources(of: [folder.file("Sources/Shop/Badge.xib").path]).sources
    #expect(sources.modules == ["Shop"])
    #expect(sources.packages.count == 1)
  }
}
