import Foundation
import TestSupport
import Testing

/// Classes with outlets and actions, ported, compiled in both language modes, and connected by
/// name.
@Suite(.programs) struct PortedInterfaceTests {
  private static let program = """
    @testable import UIKit

    @MainActor func members(_ type: AnyClass) -> InterfaceBuilderMembers { .all(of: type) }
    @MainActor func keys(_ type: AnyClass) -> String {
      let all = members(type)
      return (all.properties.keys.sorted() + all.actions.keys.sorted()
        + all.segueActions.keys.sorted()).joined(separator: " ")
    }
    @MainActor func connect(_ cell: Cell) {
      let (all, label, view) = (members(Cell.self), UILabel(), UIView())
      print(all.properties["title"]!.set(cell, label), all.properties["title"]!.set(cell, view))
      print(all.properties["marks"]!.set(cell, [view] as [Any]), cell.marks == [view])
      print(all.properties["radius"]!.set(cell, CGFloat(7)), cell.layer.cornerRadius)
      let (slider, button) = (UISlider(), UIButton())
      let senders: [String: Any] = ["moved:forEvent:": slider, "over:": slider]
      for (name, selector) in all.actions.sorted(by: { $0.key < $1.key }) {
        UIApplication.shared.sendAction(
          selector, to: cell, from: senders[name] ?? button, for: UIEvent())
      }
      print(cell.heard.joined(separator: " "))
      print(all.isDesignable, members(One.self).isDesignable)
      let make = all.segueActions["makeOtherWithCoder:sender:"]!
      print(make(cell, NSCoder(), button, nil) != nil)
    }
    MainActor.assumeIsolated {
      print(keys(Cell.self))
      connect(Cell())
      let local = type(of: makeLocal())
      let types: [AnyClass] = [
        One.self, Names.self, Owner.self, Row.Cell.self, PanRecognizer.self, local,
      ]
      for type in types { print(keys(type)) }
      let named = { (name: String) in
        InterfaceBuilderClasses.named(name, in: [], isObjectiveC: true)
      }
      print(named("ShelfCell") == Cell.self, named("Coded") == Coded.self)
      print(InterfaceBuilderClasses.refusal(of: Coded.self) ?? "none")
      print(InterfaceBuilderClasses.refusal(of: Sub.self) ?? "none")
    }
    """

  private static let coded = """
    import UIKit
    class Coded: UIView {
      init() { super.init(frame: .zero) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    class Sub: Coded { override init() { super.init() }; required init?(coder: NSCoder) { nil } }
    """

  private static let expected = """
    corner marks others radius title dismissed more moved:forEvent: other: over: sentWithSender: \
    tapped: makeDetail:sender:segueIdentifier: makeOtherWithCoder:sender:
    true false
    true true
    true 7.0
    dismissed more moved named over sent tapped
    false true
    true
    corner only
    table
    view
    corner mark hide:
    limit
    corner inner
    true false
    its init(coder:) at Coded.swift:4 only ends the program: init(coder:) has not been implemented
    none

    """

  @Test(arguments: [["-Onone"], ["-O"]])
  func `documents can connect each marked member by its name`(flags: [String]) throws {
    let folder = try TemporaryFolder()
    try PortFixture("interface-builder").write(to: folder.url)
    try Data(Self.coded.utf8).write(to: folder.file("Coded.swift"))
    try Data(Self.program.utf8).write(to: folder.file("main.swift"))
    try Data(#"<view customClass="Coded"/><view customClass="Sub"/>"#.utf8)
      .write(to: folder.file("Shelf.xib"))
    let files = ["Cell.swift", "Other.swift", "Coded.swift", "main.swift"]
    let ported = try Tool.run(["--output", "out"] + files, in: folder.url)
    #expect(ported.status == 0, "\(ported.text)")
    let program = try ClientProgram(
      files.map { folder.file("out/\($0)") }, to: folder.file("program"), flags: flags)
    let run = try program.run([], environment: ProcessInfo.processInfo.environment)
    #expect(run.text == Self.expected, "\(run.errors)")
  }
}
