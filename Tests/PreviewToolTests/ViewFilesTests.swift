import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The classes of an app that can be shown.
struct ViewFilesTests {
  private func views(_ texts: String...) throws -> [ViewFiles.View] {
    let folder = try TemporaryFolder()
    let paths = try texts.enumerated().map { index, text in
      let file = folder.file("\(index).swift")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    return ViewFiles(in: paths).views
  }

  @Test func `a class below UIKit's views is one`() throws {
    let views = try views("public final class HerbCell: UITableViewCell, Reusable {\n}")
    #expect(views.map(\.name) == ["HerbCell"])
    #expect(views.map(\.root) == ["UITableViewCell"])
  }

  @Test func `a class below the app's own view in another file is one`() throws {
    let views = try views(
      "class HerbCell: BaseCell<Herb> {}", "class BaseCell<T: Any>: Kit.RootCell {}",
      "class RootCell: UICollectionViewCell {}")
    #expect(views.map(\.name) == ["HerbCell", "BaseCell", "RootCell"])
    #expect(views.first?.root == "UICollectionViewCell")
  }

  @Test func `a class below another module's view is one`() throws {
    let views = try views(
      "class BannerView: KitNibView {}\nclass PotController: NSViewController {}",
      "class HerbController: Kit.SheetViewController {}\nclass Store: KitStore {}")
    #expect(views.map(\.root) == ["UIView", "UIViewController"])
  }

  @Test func `a class of a file that no target compiles gives way to the target's`() throws {
    let folder = try TemporaryFolder()
    let files = [folder.file("Own.swift"), folder.file("Loose.swift")]
    try Data("class HerbView: UIView {}".utf8).write(to: files[0])
    try Data("class HerbView: UIView {}\nclass PotView: UIView {}".utf8).write(to: files[1])
    let views = ViewFiles(in: [files[0].path], loose: [files[1].path]).views
    #expect(views.map(\.name) == ["HerbView", "PotView"])
    #expect(views.map(\.path) == files.map(\.path))
  }

  @Test func `a class inside of a block comment is none`() throws {
    let views = try views("/* old\nclass Old: UIView {}\n*/\nclass HerbView: UIView {}")
    #expect(views.map(\.name) == ["HerbView"])
  }

  @Test func `other classes, comments and class methods are none`() throws {
    let views = try views(
      """
      class Store: NSObject {}
      // class Old: UIView {}
      class View { class func make() -> Any: UIView {} }
      class Turn: UIPresentationController {}
      class Loop: Loop2 {}
      class Loop2: Loop {}
      """)
    #expect(views.isEmpty)
  }

  @Test func `a file with several views is listed once`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.swift")
    try Data("class A: UIView {}\nclass B: UILabel {}".utf8).write(to: file)
    #expect(ViewFiles(in: [file.path]).paths == [file.path])
  }
}
