import Foundation
import TestSupport
import Testing

@testable import quarterturn

/// Every test compiles and links, so they are few, and each asks more than one thing.
@Suite(.serialized) struct PreviewCommandTests {
  private let folder: TemporaryFolder

  private static let cell = """
    import UIKit

    final class HerbCell: UICollectionViewCell {
      @IBOutlet weak var picture: UIImageView?
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: 12, y: 8, width: 76, height: 24))
        label.text = "Basil"
        contentView.addSubview(label)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        addGestureRecognizer(tap)
      }
      required init?(coder: NSCoder) { nil }
      @objc private func tapped() {}
    }

    """

  private static let blocks = """
    #Preview("Basil", traits: .fixedLayout(width: 100, height: 40)) {
      let cell = HerbCell(frame: .zero)
      return cell
    }

    @available(iOS 17.0, *)
    #Preview(traits: .landscapeLeft) { UICollectionViewFlowLayout() }

    """

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String = "HerbCell.swift") throws {
    try Data(text.utf8).write(to: folder.file(name))
  }

  /// Runs the command, which keeps its tools beside the tests and not with the user's things.
  private func run(_ words: String...) throws -> CommandRun {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try CommandRun(
      ["preview"] + words, in: folder.url, variables: ["XDG_CACHE_HOME": tests.path + "/tools"])
  }

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
    let run = try run("HerbCell.swift", "Basil", "--device", "iPhone 7", "--turn", "--json")
    #expect(run.status == 0, "\(run.errors)")
    guard case .list(let shown) = ReceivedJSON(Data(run.output.utf8)) else {
      Issue.record("no list: \(run.output)")
      return
    }
    #expect(shown.map { $0.members?["orientation"] } == [.text("portrait"), .text("landscape")])
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
    try write(Self.cell.replacing("= UILabel(", with: "= UILable(") + Self.blocks)
    let run = try run("HerbCell.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("/HerbCell.swift:7:17: error: cannot find 'UILable' in scope"))
  }

  @Test func `source that stops itself is told as such, and the command ends with 2`() throws {
    try write("import UIKit\n#Preview { fatalError(\"no herbs\"); return UIView() }\n")
    let run = try run("HerbCell.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("HerbCell.swift:2: Fatal error: no herbs\n"), "\(run.errors)")
    #expect(run.errors.contains("the previews ended by signal "), "\(run.errors)")
  }

  @Test func `a file is watched by the time it was changed`() throws {
    try write("// one")
    var files = ChangingFiles([folder.url.path])
    var found = [files.haveChanged()]
    try write("// two", "Other.swift")
    found += [files.haveChanged(), files.haveChanged()]
    try FileManager.default.removeItem(at: folder.file("Other.swift"))
    found.append(files.haveChanged())
    #expect(found == [false, true, false, true])
  }

  @Test func `without a file, and with one that shows nothing, the command ends with 2`() throws {
    #expect(try run().status == 2)
    try write("struct Model {}")
    let run = try run("HerbCell.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("no #Preview, and no view"))
  }
}
