import Foundation
import Testing

@testable import PreviewTool

/// The Swift names of images and colours.
struct AssetSymbolsTests {
  @Test(arguments: [
    ("avatar", "avatar"), ("arrow-right", "arrowRight"), ("Empty state", "emptyState"),
    ("URLIcon", "urlIcon"), ("AB", "ab"), ("logoImage", "logo"), ("Image", "image"),
    ("2x", "_2x"), ("default", "`default`"), ("snake_case", "snake_case"),
  ])
  func `a name becomes an identifier as Xcode makes it`(name: String, identifier: String) {
    #expect(AssetSymbols.identifier(of: name, without: "Image") == identifier)
  }

  @Test func `a name of signs alone has no identifier`() {
    #expect(AssetSymbols.identifier(of: "--", without: "Image") == nil)
  }

  private let symbols = AssetSymbols(images: ["avatar", "unused"], colors: ["brandColor"])

  @Test func `the names that sources use are declared, for resources and as members`() {
    let source = symbols.source(beside: Data("x = .avatar; y = UIColor.brand".utf8))
    #expect(
      source == """
        import Foundation
        import UIKit

        extension ImageResource {
          static let avatar = Self(name: "avatar", bundle: .main)
        }

        extension ColorResource {
          static let brand = Self(name: "brandColor", bundle: .main)
        }

        extension UIImage {
          static var avatar: UIImage { UIImage(resource: .avatar) }
        }

        extension UIColor {
          static var brand: UIColor { UIColor(resource: .brand) }
        }

        """)
  }

  @Test func `a member that the sources declare is theirs`() throws {
    let text = "extension UIColor { static let brand = UIColor.red }; x = .brand"
    let source = try #require(symbols.source(beside: Data(text.utf8)))
    #expect(source.contains("static let brand = Self"))
    #expect(!source.contains("extension UIColor"))
  }

  @Test func `where no name is used nothing is declared`() {
    #expect(symbols.source(beside: Data("x = .avatarList; avatar".utf8)) == nil)
  }
}
