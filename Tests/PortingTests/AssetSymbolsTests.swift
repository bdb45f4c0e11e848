import Foundation
import TestSupport
import Testing

/// The Swift names of images and colours, as the tool writes them beside ported source.
@Suite(.programs) struct AssetSymbolsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ text: String = "{}") throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes assets, ports source beside them, and returns the names; nil if none are written.
  private func symbols(_ assets: [String], _ source: String) throws -> String? {
    for asset in assets { try write("in/Assets.xcassets/\(asset)/Contents.json") }
    try write("in/Source.swift", source)
    let run = try Tool.run(["--output", "out", "in"], in: folder.url)
    #expect(run.status == 0)
    return try? String(contentsOf: folder.file("out/AssetSymbols.swift"), encoding: .utf8)
  }

  @Test func `a name becomes an identifier as Xcode makes it (AC36)`() throws {
    let names = [
      ("avatar", "avatar"), ("arrow-right", "arrowRight"), ("Empty state", "emptyState"),
      ("URLIcon", "urlIcon"), ("AB", "ab"), ("logoImage", "logo"), ("Image", "image"),
      ("2x", "_2x"), ("default", "`default`"), ("snake_case", "snake_case"),
    ]
    let source = names.map { "let _ = .\($0.1.filter { $0 != "`" })" }.joined(separator: "\n")
    let text = try #require(try symbols(names.map { "\($0.0).imageset" }, source))
    for (name, identifier) in names {
      let line = "static var \(identifier): ImageResource { ImageResource(name: \"\(name)\""
      #expect(text.contains(line), "\(name)")
    }
  }

  @Test func `the names that sources use are declared, for resources and as members (AC36)`() throws
  {
    let assets = ["avatar.imageset", "unused.imageset", "brandColor.colorset", "--.imageset"]
    let text = try symbols(assets, "let x: UIImage = .avatar; let y = UIColor.brand")
    #expect(
      text == """
        // The names of images and colours, as Xcode generates them.
        import Foundation
        import UIKit

        extension ImageResource {
          static var avatar: ImageResource { ImageResource(name: "avatar", bundle: .main) }
        }

        extension ColorResource {
          static var brand: ColorResource { ColorResource(name: "brandColor", bundle: .main) }
        }

        extension UIImage {
          static var avatar: UIImage { UIImage(resource: ImageResource.avatar) }
        }

        extension UIColor {
          static var brand: UIColor { UIColor(resource: ColorResource.brand) }
        }

        """)
  }

  @Test func `a group with a namespace is a type that contains the names (AC36)`() throws {
    try write(
      "in/Assets.xcassets/tab icons/Contents.json",
      #"{"properties": {"provides-namespace": true}}"#)
    let assets = ["tab icons/Plain/home.imageset", "Plain/leaf.imageset"]
    let text = try #require(
      try symbols(assets, "let x = UIImage(resource: .TabIcons.home); let y = UIImage.leaf"))
    #expect(
      text.contains(
        """
        extension ImageResource {
          static var leaf: ImageResource { ImageResource(name: "leaf", bundle: .main) }
          enum TabIcons {
            static var home: ImageResource { ImageResource(name: "tab icons/home", bundle: .main) }
          }
        }
        """))
    #expect(
      text.contains("static var home: UIImage { UIImage(resource: ImageResource.TabIcons.home) }"))
  }

  @Test func `a member that the sources declare is theirs (AC36)`() throws {
    let source = "extension UIColor { static let brand = UIColor.red }; let x = UIColor.brand"
    let text = try #require(try symbols(["brandColor.colorset"], source))
    #expect(text.contains("static var brand: ColorResource"))
    #expect(!text.contains("extension UIColor"))
  }

  @Test func `if no name is used any more, the names are removed`() throws {
    #expect(try symbols(["avatar.imageset"], "let x = UIImage.avatar") != nil)
    #expect(try symbols([], "let x = list.avatarList") == nil)
    try write("out/AssetSymbols.swift", "// written by hand")
    #expect(try symbols([], "let x = list.avatarList") == "// written by hand")
  }
}
