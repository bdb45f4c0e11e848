import Foundation
import TestSupport
import Testing

@testable import quarterturn

/// The previews of a project after its files have changed, with the programs of the last run.
@Suite(.programs, .serialized) struct KeptProjectTests: PreviewCommandStage {
  let folder: TemporaryFolder

  private static let files = [
    "Package.swift": #"let package = Package(targets: [.target(name: "Shop")])"#,
    "Sources/Shop/HerbCell.swift": """
    import UIKit
    final class HerbCell: UITableViewCell {
      private let name = UILabel(frame: CGRect(x: 8, y: 8, width: 200, height: 24))
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.text = Herbs.title
        name.textColor = UIColor(named: "Leaf")
        contentView.addSubview(name)
      }
      required init?(coder: NSCoder) { nil }
    }
    """,
    "Sources/Shop/Herbs.swift": """
    enum Herbs {
      static let title = "Twelve herbs"
      static let other = "Thyme"
    }
    """,
    "Sources/Shop/Shop.xcassets/Leaf.colorset/Contents.json": colour("0x40"),
  ]

  private static func colour(_ green: String) -> String {
    """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "0x20", "green": "\(green)", "blue": "0x20", "alpha": "1" } } } ] }
    """
  }

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files { try write(text, "warm/\(path)") }
  }

  /// A change of a file: its path, a text in it, and what replaces the text.
  struct Change: Sendable, CustomTestStringConvertible {
    var path = "Sources/Shop/HerbCell.swift"
    var old = ""
    var new: String?
    /// The text that the picture's layout has afterwards.
    var shown: String
    var testDescription: String { "\(path): \(old) → \(new ?? "deleted")" }
  }

  private func apply(_ change: Change, in place: String) throws {
    let file = folder.file("\(place)/\(change.path)")
    guard let new = change.new else { return try FileManager.default.removeItem(at: file) }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try write(
      change.old.isEmpty ? new : text.replacingOccurrences(of: change.old, with: new),
      "\(place)/\(change.path)")
  }

  /// Returns the layout and the picture that a command draws of a copy of the project.
  private func drawn(_ place: String) throws -> (text: String, picture: Data) {
    let run = try run("--project", place, "HerbCell", "--output", "pictures-\(place)")
    #expect(run.status == 0, "\(run.errors)")
    let picture = folder.file("pictures-\(place)/HerbCell.portrait.png")
    return (
      run.output.replacingOccurrences(of: "pictures-\(place)", with: "pictures"),
      try Data(contentsOf: picture)
    )
  }

  private static let changes = [
    Change(old: "x: 8", new: "x: 48", shown: "48,8 200×24"),
    Change(old: "name.text = Herbs.title", new: "name.text = \"Sage\"", shown: "\"Sage\""),
    Change(old: "\"Sage\"", new: "Herbs.other", shown: "\"Thyme\""),
    Change(
      old: "  required init",
      new: "  var pot = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))\n"
        + "  override func didMoveToWindow() { addSubview(pot) }\n  required init", shown: "1,2 3×4"
    ),
    Change(path: "Sources/Shop/Herbs.swift", old: "Thyme", new: "Mint", shown: "\"Mint\""),
    Change(
      path: "Sources/Shop/Basil.swift", new: "extension Herbs { static let basil = \"Basil\" }",
      shown: "\"Mint\""),
    Change(old: "Herbs.other", new: "Herbs.basil", shown: "\"Basil\""),
    Change(
      path: "Sources/Shop/Shop.xcassets/Leaf.colorset/Contents.json", new: colour("0xC0"),
      shown: "\"Basil\""),
    Change(old: "Herbs.basil", new: "\"\\(Herbs.title)\"", shown: "\"Twelve herbs\""),
    Change(path: "Sources/Shop/Basil.swift", shown: "\"Twelve herbs\""),
  ]

  /// Changes of declarations in a file that the view needs.
  private static let declarations = [
    Change(old: "Herbs.title", new: "\"Sage\"", shown: "\"Sage\""),
    Change(old: "\"Sage\"", new: "Herbs.title", shown: "\"Twelve herbs\""),
    Change(
      path: herbs, old: "static let title = \"Twelve herbs\"",
      new: "static var title: String { \"Nine\" + \" herbs\" }", shown: "\"Nine herbs\""),
    Change(
      path: herbs, old: "enum Herbs {",
      new: "struct Pot { var text = \"Pot\" }\nfunc kind(_ value: Any) -> String { \"any\" }\n"
        + "protocol Named {}\nextension Named { var label: String { \"named\" } }\n"
        + "extension Pot: Named {}\nenum Herbs {", shown: "\"Nine herbs\""),
    Change(
      old: "Herbs.title", new: "\"\\(Pot().text) \\(kind(1)) \\(Pot().label)\"",
      shown: "\"Pot any named\""),
    // The view's file is unchanged, but it compiles to other code.
    Change(path: herbs, old: "{ var text", new: "{ var size = 7; var text", shown: "Pot any named"),
    Change(
      path: herbs, old: "enum Herbs {",
      new: "func kind(_ value: Int) -> String { \"whole\" }\nenum Herbs {",
      shown: "Pot whole named"),
    Change(
      path: herbs, old: "extension Pot: Named {}",
      new: "extension Pot: Named { var label: String { \"own\" } }", shown: "Pot whole own"),
    Change(
      path: herbs, old: "struct Pot {", new: "typealias Pot = Vase\nstruct Vase {",
      shown: "Pot whole own"),
    Change(path: herbs, old: "\"Pot\"", new: "\"Vase\"", shown: "Vase whole own"),
    Change(
      path: herbs, old: "kind(_ value: Int) -> String", new: "kind(_ value: Int) -> Substring",
      shown: "Vase whole own"),
    Change(
      old: "final class HerbCell: UITableViewCell {\n",
      new: "final class HerbCell: UITableViewCell {\n  var first = 1, second = \"two\"\n"
        + "  func joined(_ gap: String) -> String { \"\\(first)\" + gap + second }\n",
      shown: "Vase whole own"),
    Change(old: "\\(kind(1))", new: "\\(joined(\"-\"))", shown: "Vase 1-two own"),
  ]
  private static let herbs = "Sources/Shop/Herbs.swift"

  @Test(arguments: [changes, declarations])
  func `after each change the picture is that of a run that begins with nothing`(
    _ changes: [Change]
  ) throws {
    try checkEach(changes)
  }

  @Test func `so it is after changes of a document of Interface Builder`() throws {
    try write(Self.nib, "warm/Sources/Shop/HerbCell.xib")
    try write(
      "import UIKit\nfinal class LeafLabel: UILabel {}\n", "warm/Sources/Shop/LeafLabel.swift")
    try write(
      """
      import UIKit
      final class HerbCell: UITableViewCell {
        @IBOutlet var name: UILabel!
        func leaf() -> LeafLabel { LeafLabel() }
      }
      """, "warm/Sources/Shop/HerbCell.swift")
    let path = "Sources/Shop/HerbCell.xib"
    try checkEach([
      Change(path: path, old: "Fennel", new: "Borage", shown: "\"Borage\""),
      Change(path: path, old: "x=\"20\"", new: "x=\"30\"", shown: "30,4 200×30 \"Borage\""),
      Change(
        path: path, old: "<label ", new: "<label customClass=\"LeafLabel\" ",
        shown: "LeafLabel 30,4"),
    ])
  }

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <tableViewCell contentMode="scaleToFill" id="cell" customClass="HerbCell">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
          <label text="Fennel" id="name">
            <rect key="frame" x="20" y="4" width="200" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </subviews>
      </tableViewCellContentView>
      <connections><outlet property="name" destination="name" id="o1"/></connections>
    </tableViewCell>
    </objects></document>

    """

  @Test func `so it is in a project with a bridging header`() throws {
    try FileManager.default.removeItem(at: folder.file("warm/Package.swift"))
    try write(
      """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: Sources/Shop
          settings:
            SWIFT_OBJC_BRIDGING_HEADER: Sources/Shop/Bridge.h
      """, "warm/project.yml")
    try write("@interface Pot : UILabel\n@end\n", "warm/Sources/Shop/Bridge.h")
    try checkEach([
      Change(old: "x: 8", new: "x: 48", shown: "48,8 200×24"),
      Change(
        old: "  override init", new: "  let pot = Pot()\n  override init", shown: "48,8 200×24"),
      Change(
        old: "name.text = Herbs.title",
        new:
          "pot.text = Herbs.other\n    pot.frame.size.width = 50\n    contentView.addSubview(pot)",
        shown: "\"Thyme\""),
      Change(path: Self.herbs, old: "Thyme", new: "Mint", shown: "\"Mint\""),
      Change(
        path: "Sources/Shop/Bridge.h", old: "@interface Pot",
        new: "@interface Lid : UIView\n@end\n@interface Pot", shown: "\"Mint\""),
      Change(
        old: "  let pot",
        new: "  let lid = Lid(frame: CGRect(x: 1, y: 2, width: 3, height: 4))\n"
          + "  override func didMoveToWindow() { addSubview(lid) }\n  let pot", shown: "1,2 3×4"),
    ])
  }

  private func checkEach(_ changes: [Change]) throws {
    _ = try drawn("warm")
    for (number, change) in changes.enumerated() {
      try apply(change, in: "warm")
      let warm = try drawn("warm")
      #expect(warm.text.contains(change.shown), "\(change.testDescription)\n\(warm.text)")
      let cold = "cold\(number)"
      try FileManager.default.copyItem(at: folder.file("warm"), to: folder.file(cold))
      let fresh = try drawn(cold)
      #expect(warm.text == fresh.text, "\(change.testDescription)")
      #expect(warm.picture == fresh.picture, "\(change.testDescription)")
    }
  }

  @Test func `a view is drawn without the statement that ends it, after edits too`() throws {
    let ending = "    let none: String? = nil\n    print(none!)\n    contentView"
    try apply(Change(old: "    contentView", new: ending, shown: ""), in: "warm")
    #expect(try drawn("warm").text.contains("\"Twelve herbs\""))
    try apply(Change(old: "Herbs.title", new: "\"Sage\"", shown: ""), in: "warm")
    #expect(try drawn("warm").text.contains("\"Sage\""))
    try apply(Change(old: "\"Sage\"", new: "Herbs.other", shown: ""), in: "warm")
    let run = try run("--project", "warm", "HerbCell", "--output", "pictures-warm")
    #expect(run.status == 0 && run.output.contains("\"Thyme\""), "\(run.errors)")
    #expect(run.errors.contains("the statement at HerbCell.swift:9 ended the program"))
  }

  @Test func `an error after an edit is reported, and its mending is drawn`() throws {
    _ = try drawn("warm")
    try apply(Change(old: "name.text =", new: "name.text = 3 +", shown: ""), in: "warm")
    let run = try run("--project", "warm", "HerbCell", "--output", "pictures-warm")
    #expect(run.errors.contains("HerbCell.swift:6"), "\(run.errors)")
    try apply(Change(old: "name.text = 3 +", new: "name.text =", shown: ""), in: "warm")
    #expect(try drawn("warm").text.contains("\"Twelve herbs\""))
  }
}
