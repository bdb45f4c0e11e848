import Foundation
import Testing

struct InertPageTests {
  private static let files = Result { try FactFiles.ofUIKit }
  private let files: [FactText]

  init() throws {
    files = try Self.files.get()
    try #require(!files.isEmpty, "no sources of UIKit")
  }

  @Test func `the page of names that do nothing is generated from the sources`() throws {
    try FactFiles.expectGenerated(
      InertPage(files).text, at: InertPage.path, by: "InertPageTests")
  }

  @Test func `a name's comment says that it does nothing in its first words`() {
    let phrases = ["the value is stored and has no effect", "it is never called", "stored only"]
    for file in files {
      for declaration in SourceDeclarations(file.text).all {
        let text = declaration.comment.joined(separator: " ")
        guard phrases.contains(where: text.contains) else { continue }
        #expect(text.hasPrefix(InertPage.mark), "\(file.path): \(declaration.name)")
      }
    }
  }

  @Test func `a public method with an empty body does nothing or is there to be overridden`() {
    let hooks = ["for subclasses", "Is called", "is called", "Called", "Does nothing"]
    for file in files {
      for declaration in SourceDeclarations(file.text).all {
        let (code, text) = (declaration.code, declaration.comment.joined(separator: " "))
        guard code.contains("func "), code.hasSuffix("{}"), !code.contains("override"),
          code.hasPrefix("open") || code.hasPrefix("public")
        else { continue }
        let isMeant = text.hasPrefix(InertPage.mark) || hooks.contains(where: text.contains)
        #expect(isMeant, "\(file.path): \(declaration.name) begins with no `Inert:`")
      }
    }
  }

  @Test func `names have their types and labels`() {
    let source = """
      open class Shelf: View {
        /// Inert: the light.
        open var light = 1
        /// Inert: shows a row,
        /// in a colour.
        ///
        /// More.
        open class func show(
          _ row: Int, in colour: (Int, Int) -> Colour, animated: Bool = true
        ) {}
        public enum Style {
          /// Inert: oak.
          case oak = 1
        }
      }
      extension Shelf.Style {
        /// Inert: birch.
        @MainActor public static let birch = 2
      }
      """
    let page = InertPage([FactText(path: "/x/Sources/UIKit/Room/Shelf.swift", text: source)])
    #expect(
      page.members.map { "\($0.folder) \($0.name) \($0.summary)" } == [
        "Room Shelf.light the light.",
        "Room Shelf.show(_:in:animated:) shows a row, in a colour.",
        "Room Shelf.Style.oak oak.", "Room Shelf.Style.birch birch.",
      ])
  }
}
