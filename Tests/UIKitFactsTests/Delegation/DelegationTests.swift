import Foundation
import Testing

/// The sources that follow from the protocols of delegates and data sources are fresh.
struct DelegationTests {
  private static let files = Result { try FactFiles.sources(of: "Sources/UIKit") }
  private static let folder = "Sources/UIKit/Delegation/Generated"

  private let protocols: [DelegateProtocol]

  init() throws {
    protocols = DelegateProtocol.all(in: try Self.files.get())
    try #require(protocols.count > 10, "no optional methods under Sources/UIKit")
  }

  @Test func `defaults and optional calls are generated from the protocols`() throws {
    for each in protocols {
      try FactFiles.expectGenerated(
        each.defaults, at: "\(Self.folder)/\(each.name)+Defaults.swift", by: "DelegationTests")
      for file in each.optionalCalls {
        try FactFiles.expectGenerated(
          file.text, at: "\(Self.folder)/\(each.name)+\(file.theme).swift", by: "DelegationTests")
      }
    }
  }

  @Test func `nothing else is in the folder of generated files`() throws {
    let names = protocols.flatMap { each in
      (["Defaults"] + each.optionalCalls.map(\.theme)).map { "\(each.name)+\($0).swift" }
    }
    let found = try Self.files.get().filter { $0.path.contains("/Delegation/Generated/") }
      .map { URL(fileURLWithPath: $0.path).lastPathComponent }
    #expect(Set(found).subtracting(names).isEmpty, "files of no protocol")
  }

  @Test(arguments: [
    ("TableView", "UITableView"), ("CollectionView/Controller", "UICollectionView"),
  ])
  func `a controller has every optional method in its body`(in folder: String, of view: String)
    throws
  {
    let path = "Sources/UIKit/\(folder)/\(view)Controller.swift"
    let names = ["\(view)DataSource", "\(view)Delegate", "UIScrollViewDelegate"]
    let members = names.flatMap { name in
      protocols.first { $0.name == name }?.overridableMembers ?? []
    }
    let text = try FactFiles.text(of: path)
    let replaced = GeneratedRegion(members, in: text).replaced(in: text)
    try FactFiles.expectGenerated(
      try #require(replaced, "\(path) has no marks"), at: path, by: "DelegationTests")
  }

  @Test func `a traced call has the name of a method that its protocol declares`() throws {
    let files = try Self.files.get()
    let declared = files.flatMap { SourceDeclarations($0.text).all }.map(\.name)
      .compactMap { $0.split(separator: ".").last.map(String.init) }
    let traced = files.filter { $0.path.contains("/Trace/TracedCall+") }.flatMap { file in
      file.text.matches(of: #/\.(?:delegate|dataSource), \w+,\s*"([^"\\]+)"/#).map { $0.1 }
    }
    #expect(traced.count > 10)
    for name in traced { #expect(declared.contains(String(name)), "\(name) is in no protocol") }
  }

  @Test func `a requirement is read with its labels, types and value`() throws {
    let source = """
      public protocol ShelfDelegate: NSObjectProtocol {
        /// Returns the number of books.
        func books(in shelf: Shelf) -> Int
        /// Returns whether a book can be moved.
        // Optional: Shelf.moves(a, b)
        func shelf(
          _ shelf: Shelf, canMove book: Book, by step: (Int, Int) -> Int
        ) -> Bool
        /// Is called.
        // Optional
        func shelfDidFall(_ shelf: Shelf)
      }
      """
    let found = DelegateProtocol.all(in: [FactText(path: "Shelf.swift", text: source)])
    let shelf = try #require(found.first)
    #expect(shelf.name == "ShelfDelegate")
    #expect(shelf.methods.map(\.selector) == ["shelf(_:canMove:by:)", "shelfDidFall(_:)"])
    #expect(shelf.methods.map(\.value) == ["Shelf.moves(a, b)", "()"])
    #expect(shelf.methods.map(\.result) == ["Bool", nil])
    #expect(shelf.methods[0].parameters[2].type == "(Int, Int) -> Int")
  }
}
