import CommandLineKit
import Foundation
import LayoutCore
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import LayoutCommands
@testable import quarterturn

/// Every test compiles and links, so they are few, and each asks more than one thing.
@Suite(.programs, .serialized) struct PreviewCommandTests: PreviewCommandStage {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `each block becomes a picture, with where everything lies`() throws {
    try write(Self.cell + Self.blocks)
    let run = try run("HerbCell.swift", "--output", "pictures")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("/pictures/Basil.portrait.png\n  HerbCell 0,0 100×40\n"))
    #expect(run.output.contains("\n      UILabel 12,8 76×24 \"Basil\"\n"))
    #expect(run.output.contains("HerbCell · landscape: "))
    #expect(run.output.contains("\n  cell [0,1] "))
    #expect(run.output.hasSuffix("lint: nothing found\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("pictures").path)
    #expect(files.sorted() == ["Basil.portrait.png", "HerbCell.landscape.png"])
  }

  @Test func `one preview may be named, on a device, turned, and as JSON`() throws {
    try write(Self.cell + Self.blocks)
    let run = try run("HerbCell.swift", "HerbCell", "--device", "iPhone 7", "--turn", "--json")
    #expect(run.status == 0, "\(run.errors)")
    guard case .list(let shown) = try JSONDocument(Array(run.output.utf8), .message).value else {
      Issue.record("no list: \(run.output)")
      return
    }
    // The preview has a trait for landscape, so the first picture is in landscape.
    #expect(shown.map { $0["orientation"] } == [.text("landscape"), .text("portrait")])
    let alone = try self.run("HerbCell.swift", "Basil", "--device", "iPhone 7", "--turn")
    #expect(alone.output.contains("  HerbCell 0,0 100×40\n"), "\(alone.output)")
    #expect(try self.run("HerbCell.swift", "Mint").status == 2)
  }

  @Test func `without a block every class that can be made is shown`() throws {
    try write(Self.cell)
    try write(
      """
      import UIKit
      class NeedsMore: UIView { init(name: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil } }
      class Screen: UIViewController {}
      class Model {}
      """, "Screen.swift")
    let run = try run(".")
    #expect(run.status == 0, "\(run.errors)")
    let names = run.output.split(separator: "\n").filter { $0.contains(" · portrait: ") }
      .map { $0.prefix { $0 != " " } }
    #expect(names == ["HerbCell", "Screen"])
  }

  @Test func `the compiler's errors are at the file's own lines, and the command ends with 1`()
    throws
  {
    let text = Self.cell.replacing("= UILabel(", with: "= UILable(") + Self.blocks
    try write(text, "Cells/HerbCell.swift")
    let run = try run("Cells/HerbCell.swift")
    #expect(run.status == 1)
    // The text before this is about programs that are built once.
    #expect(
      run.errors.hasSuffix(
        """
        not here: UILable (did you mean UILabel?)
        Cells/HerbCell.swift:7:17: error: cannot find 'UILable' in scope
            let label = UILable(frame: CGRect(x: 12, y: 8, width: 76, height: 24))
                        ^

        """), "\(run.errors)")
  }

  @Test func `an error in a line that was ported shows the author's line and column`() throws {
    try write(Self.cell.replacing("#selector(tapped))", with: "#selector(tapped), for: 3)"))
    let run = try run("HerbCell.swift")
    let line =
      "    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped), for: 3)"
    #expect(run.errors.contains("\n\(line)\n"), "\(run.errors)")
    #expect(run.errors.contains("HerbCell.swift:10:84: error: "), "\(run.errors)")
    #expect(!run.errors.contains("Selector(\""), "\(run.errors)")
  }

  @Test func `beside files that do not compile the others are drawn, and the command ends with 1`()
    throws
  {
    try write(
      "import Combine\nimport Snap\nimport UIKit\nlet picker = UICalendarView()\n", "Date.swift")
    try write(
      """
      import UIKit
      extension UIColor { static var herb: UIColor { _ = picker; return .red } }

      """, "Herb.swift")
    try write("import UIKit\n#Preview(\"Mint\") { UIView().tinted() }\n", "Mint.swift")
    try write(
      """
      import UIKit
      extension UIView { func tinted() -> UIView { tintColor = .herb; return self } }

      """, "Tint.swift")
    try write(Self.cell + Self.blocks)
    let run = try run(".")
    #expect(run.status == 1)
    #expect(run.output.contains("Basil.portrait.png\n  HerbCell 0,0 100×40\n"), "\(run.output)")
    #expect(!run.output.contains("Mint"))
    // The text before this is about programs that are built once.
    #expect(
      run.errors.hasSuffix(
        """
        not here: Snap, UICalendarView
        Date.swift:4:14: error: cannot find 'UICalendarView' in scope
        let picker = UICalendarView()
                     ^
        Date.swift:4:14: note: left out: it does not compile
        Herb.swift:2:52: note: left out: it needs picker of Date.swift
        Tint.swift:2:59: note: left out: it needs herb of Herb.swift
        Mint.swift:2:29: note: left out: it needs tinted of Tint.swift

        """), "\(run.errors)")
  }

  @Test func `traps and conflicts name a file as it was given`() throws {
    try write(Self.conflicts, "Cells/HerbCell.swift")
    let run = try run("Cells/HerbCell.swift")
    #expect(run.output.contains("\n      Cells/HerbCell.swift:7 "), "\(run.output)")
    #expect(
      run.errors.contains("\n    Cells/HerbCell.swift:7 (broken, so that"), "\(run.errors)")
    #expect(run.errors.contains("Cells/HerbCell.swift:11: Fatal error: no mint\n"))
    #expect(run.errors.contains(" at Cells/HerbCell.swift:11:"), "\(run.errors)")
  }

  /// A view whose constraints conflict, twice, and between them previews that stop themselves.
  @Test func `what the source prints is apart from the JSON, and bounded`() throws {
    try write(
      """
      import UIKit
      #Preview("Basil") {
        for _ in 0..<2000 { print("one hundred thousand bytes of noise are more than is read") }
        puts("from C")
        return UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      }

      """)
    let run = try run("HerbCell.swift", "--json")
    #expect(run.status == 0)
    guard case .list(let shown) = try JSONDocument(Array(run.output.utf8), .message).value else {
      Issue.record("no list: \(run.output)")
      return
    }
    #expect(shown.count == 1)
    #expect(run.errors.hasPrefix("the source printed:\n  one hundred"), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n  from C\n") && run.errors.contains(" bytes left out …\n"))
    #expect(run.errors.utf8.count < 16_000)
  }

  @Test func `text size, direction and language are asked for, and defaults are each preview's`()
    throws
  {
    try write(
      """
      import UIKit
      func label() -> UIView {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        let wasKept = UserDefaults.standard.bool(forKey: "kept")
        UserDefaults.standard.set(true, forKey: "kept")
        let isRTL = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        label.text = "\\(wasKept ? "kept" : "new") \\(isRTL ? "rtl" : "ltr")"
        return label
      }
      var calls = 0
      #Preview("Basil") { UserDefaults.standard.removeObject(forKey: "kept"); return label() }
      #Preview("Mint") { calls += 1; return calls == 1 ? label() : UIView() }

      """)
    let usual = try run("HerbCell.swift")
    #expect(usual.output.contains("×21 \"new ltr\""), "\(usual.output)")
    #expect(!usual.output.contains("\"kept"), "\(usual.output)")
    let large = try run(
      "HerbCell.swift", "Mint", "--text-size", "accessibilityExtraExtraExtraLarge", "--language",
      "ar")
    #expect(large.output.contains("\"new rtl\"") && !large.output.contains("×21 \""))
    for wrong in [["--text-size", "huge"], ["--direction", "up"], ["--language", "arabic"]] {
      let run = try CommandRun(["preview", "HerbCell.swift"] + wrong, in: folder.url)
      #expect(run.status == 2 && run.errors.contains("\(wrong[0]) cannot be \"\(wrong[1])\""))
    }
  }

  private static let app = """
    import SwiftUI
    import UIKit; import os.log
    import Herbs

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    final class ShelfController: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 3 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        view.register(HerbCell.self, forCellWithReuseIdentifier: "herb")
        return view.dequeueReusableCell(withReuseIdentifier: "herb", for: path)
      }
    }
    struct Tip { let log = Logger(subsystem: "shop", category: "tip") }
    #Preview("Shelf", traits: .landscapeLeft, .sizeThatFitsLayout) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      return ShelfController(collectionViewLayout: layout)
    }
    #Preview("Tip") { Tip() }
    #Preview(traits: .portrait, body: { HerbCell(frame: CGRect(x: 0, y: 0, width: 120, height: 50)) })

    """

  @Test func `a package is drawn on one sheet, and what lint says of a controller is told`() throws
  {
    for (name, text) in [
      ("Package.swift", "wrong"), ("Tests/HerbsTests/Tests.swift", "wrong"),
      ("Sources/Herbs/Herb.swift", Self.cell), ("Sources/App/Herb.swift", Self.app),
      ("Sources/App/main.swift", "wrong"),
    ] {
      let file = folder.file(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let run = try run(".", "--sheet", "--output", "pictures")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Shelf · landscape: "))
    #expect(run.output.contains("Herb · portrait: "))
    #expect(run.output.contains("lint: nothing found"))
    #expect(run.output.components(separatedBy: "/pictures/previews.sheet.png\n").count == 3)
    #expect(run.errors.contains("/Herb.swift:23:1: note: #Preview left out: it shows SwiftUI's"))
    #expect(
      run.errors.contains("main.swift:1:1: note: left out: the previews have their own entry point")
    )
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("pictures").path)
    #expect(files == ["previews.sheet.png"])
  }

  private static let shelf = """
    import UIKit

    final class Shelf: UIView {
      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let label = UILabel(frame: bounds)
        let names = Bundle.module.url(forResource: "names", withExtension: "txt")
        label.text = names.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        addSubview(label)
        addSubview(UIImageView(image: UIImage(named: "basil", in: .module, compatibleWith: nil)))
      }
      required init?(coder: NSCoder) { nil }
    }
    #Preview("Shelf") { Shelf() }

    """

  @Test func `a package's sources find its resources, and no bundle where it has none`() throws {
    let manifest = { (resources: String) in
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Herbs"\(resources))])

      """
    }
    let basil = "Sources/Herbs/Resources/Media.xcassets/basil.imageset"
    try FileManager.default.createDirectory(
      at: folder.file(basil), withIntermediateDirectories: true)
    try PNG.write(Bitmap(width: 6, height: 4), to: folder.file("\(basil)/basil.png"))
    try write("{ \"images\": [{ \"filename\": \"basil.png\" }] }", "\(basil)/Contents.json")
    try write("Mint", "Sources/Herbs/Resources/names.txt")
    try write(Self.shelf, "Sources/Herbs/Shelf.swift")
    try write(manifest(", resources: [.process(\"Resources\")]"), "Package.swift")
    let good = try run(".")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.output.contains("UILabel 0,0 80×40 \"Mint\""), "\(good.output)")
    #expect(good.output.contains("UIImageView 0,0 6×4"), "\(good.output)")

    try write(manifest(", exclude: [\"Resources\"]"), "Package.swift")
    let bad = try run(".")
    #expect(bad.status == 1)
    let error = "Sources/Herbs/Shelf.swift:7:24: error: type 'Bundle' has no member 'module'\n"
    #expect(bad.errors.hasPrefix(error), "\(bad.errors)")
  }

  @Test func `the article's picture and text are the command's`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let herbs = root.appendingPathComponent("Tests/WayInTests/Herbs").path
    let run = try run(herbs, "--sheet", "--output", "previews")
    #expect(run.status == 0, "\(run.errors)")
    let drawn = try Data(contentsOf: folder.file("previews/previews.sheet.png"))
    let picture = try Data(
      contentsOf: root.appendingPathComponent(
        "Sources/LayoutPreviews/LayoutPreviews.docc/herbs.png"))
    // Not two operands of `#expect`: finding where 100 kB differ would take minutes.
    let isSame = drawn == picture
    #expect(isSame)
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/LayoutPreviews/LayoutPreviews.docc/LayoutPreviews.md"), encoding: .utf8)
    let start = try #require(article.range(of: "--sheet\n"))
    let told = article[start.upperBound...].prefix { $0 != "`" }.split(separator: "\n")
    #expect(told.count > 8)
    for line in told where line != "…" {
      let line = line.replacing("previews/", with: "\(folder.file("previews").path)/")
      #expect(run.output.contains("\(line)\n"), "\(line)")
    }
  }

  @Test func `while a file is watched a change is drawn, and an error does not end it`() throws {
    try write(Self.cell + Self.blocks)
    let words = ["preview", folder.file("HerbCell.swift").path, "Basil", "--watch"]
    let output = ["--output", folder.file("pictures").path]
    let command = try PreviewCommand(
      Invocation(Arguments(parsing: words + output)),
      environment: ProcessInfo.processInfo.environment, tools: KeptTools.folder)
    let picture = folder.file("pictures/Basil.portrait.png")
    var pictures: [Data] = []
    let status = try command.run(on: Console(environment: [:])) { drawings in
      if pictures.count < drawings { pictures.append(try Data(contentsOf: picture)) }
      switch drawings {
      case 1: try write(Self.cell.replacing("x: 12", with: "x: 24") + Self.blocks)
      case 2: try FileManager.default.removeItem(at: folder.file("HerbCell.swift"))
      default: return true
      }
      return false
    }
    #expect(status == .unusable)
    #expect(pictures.count == 3 && pictures[0] != pictures[1] && pictures[1] == pictures[2])
  }

  @Test func `without a file, and with one that shows nothing, the command ends with 2`() throws {
    #expect(try run().status == 2)
    try write("struct Model {}")
    let run = try run("HerbCell.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("no #Preview, and no view"))
  }
}
