import Foundation
import TestSupport
import Testing

/// Source as it stands for iOS, ported, compiled in both language modes, and run.
@Suite(.programs) struct PortedProgramTests {
  private static let source = """
    import UIKit

    @objc protocol ShelfDelegate: UICollectionViewDelegate {
      @objc optional func shelf(_ shelf: Shelf, heightOf row: Int) -> CGFloat
      @objc optional func shelf(_ shelf: Shelf, titleOf row: Int) -> String
      @objc optional func shelfDidEnd()
      @objc optional func shelfDidEnd(at row: Int) -> String
    }

    @objcMembers class Shelf: UICollectionViewController {
      @objc weak var delegate: ShelfDelegate?
      @IBOutlet private(set) dynamic var button: UIControl! = UIControl()
      private(set) var heard: [String] = []
      lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))

      func begin() {
        button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
        NotificationCenter.default.addObserver(
          self, selector: #selector(changed(_:)), name: .init("shelf"), object: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "End", style: .plain, target: self, action: #selector(Shelf.end))
        perform(#selector(pressed))
      }
      @IBAction private func pressed() { heard.append("pressed") }
      @objc fileprivate func tapped(_ sender: UITapGestureRecognizer) { heard.append("tapped") }
      @objc func changed(_ note: Notification) { heard.append(note.name.rawValue) }
      @objc func end() {
        delegate?.shelfDidEnd?()
        heard.append(delegate?.shelfDidEnd?(at: 1) ?? "no end")
        heard.append("\\(delegate?.shelf?(self, heightOf: 1) ?? 40)")
        heard.append(delegate?.shelf?(self, titleOf: 1) ?? "no title")
        if let height = delegate?.shelf?(self, heightOf: 2) { heard.append("\\(height)") }
      }
    }

    extension Shelf {
      override func viewDidLoad() {
        super.viewDidLoad()
        heard.append("loaded")
      }
    }

    class Tall: NSObject, ShelfDelegate {
      func shelf(_ shelf: Shelf, heightOf row: Int) -> CGFloat { 50 }
    }
    """

  private static let program = """
    import UIKit

    let shelf = Shelf(collectionViewLayout: UICollectionViewFlowLayout())
    let tall = Tall()
    shelf.delegate = tall
    shelf.loadViewIfNeeded()
    shelf.begin()
    shelf.button.sendActions(for: .touchUpInside)
    shelf.tap.state = .ended
    NotificationCenter.default.post(name: .init("shelf"), object: nil)
    let item = shelf.navigationItem.rightBarButtonItem!
    UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    shelf.delegate = nil
    shelf.end()
    print(shelf.heard.joined(separator: ", "))
    """

  private static let heard =
    "loaded, pressed, pressed, tapped, shelf, no end, 50.0, no title, 50.0, no end, 40.0, no title\n"

  @Test func `ported source compiles and does what it does on iOS`() throws {
    let folder = try TemporaryFolder()
    try Data(Self.source.utf8).write(to: folder.file("Shelf.swift"))
    try Data(Self.program.utf8).write(to: folder.file("main.swift"))
    let ported = try Tool.run(["--output", "out", "Shelf.swift", "main.swift"], in: folder.url)
    #expect(ported.status == 0, "\(ported.text)")
    let program = try ClientProgram(
      [folder.file("out/Shelf.swift"), folder.file("out/main.swift")], to: folder.file("program"))
    let run = try program.run([], environment: ProcessInfo.processInfo.environment)
    #expect(run.text == Self.heard, "\(run.errors)")
  }

  @Test func `what one extension overrides of another runs by the class of the object`() throws {
    let source = """
      import UIKit

      extension UIView {
        @objc func kind(of part: Int) -> String { "view \\(part)" }
      }
      extension UIControl {
        override func kind(of number: Int) -> String { "control \\(number)" }
      }
      extension UIButton {
        override func kind(of number: Int) -> String { "button \\(number)" }
      }
      func log(_ text: @autoclosure () -> String) { print(text()) }
      func note(_ text: @autoclosure () -> String) { log(text) }
      let views: [UIView] = [UIView(), UIControl(), UIButton(), UISwitch()]
      for (index, view) in views.enumerated() { note(view.kind(of: index)) }
      let object: AnyObject = UISwitch()
      print(type(of: object).description() == UISwitch.description())
      """
    let folder = try TemporaryFolder()
    try Data(source.utf8).write(to: folder.file("main.swift"))
    let ported = try Tool.run(["--output", "out", "main.swift"], in: folder.url)
    #expect(ported.status == 0, "\(ported.text)")
    let program = try ClientProgram([folder.file("out/main.swift")], to: folder.file("program"))
    let run = try program.run([], environment: ProcessInfo.processInfo.environment)
    #expect(run.text == "view 0\ncontrol 1\nbutton 2\ncontrol 3\ntrue\n", "\(run.errors)")
  }

  @Test func `a method that only a subclass of the adopting class has is called`() throws {
    let source = """
      import UIKit

      @MainActor @objc protocol Named { @objc optional func name(of row: Int) -> String }
      open class Base: NSObject, UICollectionViewDataSource {
        public func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 2 }
        public func collectionView(_ v: UICollectionView, cellForItemAt p: IndexPath)
          -> UICollectionViewCell { UICollectionViewCell() }
      }
      extension Base: UICollectionViewDelegateFlowLayout, UITableViewDelegate, Named {}
      final class Sub: Base {
        func collectionView(
          _ v: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt p: IndexPath
        ) -> CGSize { CGSize(width: 100, height: 30) }
      }
      class Middle: Base { func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 9 } }
      final class Low: Middle {}
      extension Low { func name(of row: Int) -> String { "row \\(row)" } }

      @MainActor func size(_ delegate: Base) -> CGSize {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 7, height: 7)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        (view.dataSource, view.delegate) = (delegate, delegate)
        return layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!.size
      }
      final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
      }
      @MainActor func height(_ delegate: Base) -> CGFloat {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
        table.rowHeight = 33
        (table.dataSource, table.delegate) = (rows, delegate)
        return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      }
      MainActor.assumeIsolated {
        print(size(Sub()), size(Base()))
        print(height(Low()), height(Sub()))
        for named in [Low(), Sub()] as [Named] { print(named.name?(of: 1) ?? "no name") }
      }
      """
    let folder = try TemporaryFolder()
    try Data(source.utf8).write(to: folder.file("main.swift"))
    let ported = try Tool.run(["--output", "out", "main.swift"], in: folder.url)
    #expect(ported.status == 0, "\(ported.text)")
    let program = try ClientProgram([folder.file("out/main.swift")], to: folder.file("program"))
    let run = try program.run([], environment: ProcessInfo.processInfo.environment)
    #expect(
      run.text == "(100.0, 30.0) (7.0, 7.0)\n9.0 33.0\nrow 1\nno name\n", "\(run.errors)")
  }

  @Test func `an error is told at the line of the original`() throws {
    let folder = try TemporaryFolder()
    let lines = [
      "class Layout: UICollectionViewLayout {", "  @objc", "  var gap = 3", "}",
      "extension Layout {", "  /// Moved.", "  override func prepare() {", "    wrongHere()", "  }",
      "  func after() { wrongThere() }", "}",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.file("Layout.swift"))
    _ = try Tool.run(["--output", "out", "Layout.swift"], in: folder.url)
    let original = folder.url.resolvingSymlinksInPath().appendingPathComponent("Layout.swift").path
    do {
      _ = try ClientProgram([folder.file("out/Layout.swift")], to: folder.file("program"))
      Issue.record("wrong source was compiled")
    } catch {
      let words = "\(error)".replacingOccurrences(of: "/private", with: "")
      #expect(words.contains("\(original):8:5: error: cannot find 'wrongHere'"))
      #expect(words.contains("\(original):10:18: error: cannot find 'wrongThere'"))
    }
  }
}
