import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import LayoutCommands
@testable import quarterturn

/// Previews that stop themselves, end the process or never end, and what becomes of the others.
@Suite(.programs, .serialized) struct PreviewEndingTests: PreviewCommandStage {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `source that stops itself is told as such, and the command ends with 2`() throws {
    try write("import UIKit\n#Preview { fatalError(\"no herbs\"); return UIView() }\n")
    let run = try run("HerbCell.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("HerbCell.swift:2: Fatal error: no herbs\n"), "\(run.errors)")
    #expect(run.errors.contains("the preview \"HerbCell\" ended by signal "), "\(run.errors)")
    // The calls that led there, each with its line, and no more.
    #expect(run.errors.contains("HerbCell.swift:2"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count < 30, "\(run.errors)")
  }

  @Test func `source that ends the process is an error, and the other previews are drawn`() throws {
    try write(
      """
      import UIKit
      #Preview("Gone") { print("so far"); exit(0); return UIView() }
      #Preview("Three") { exit(-1); return UIView() }
      #Preview("Under") { _exit(0); return UIView() }
      #Preview("Quick") { quick_exit(7); return UIView() }
      #Preview("Basil") {
        atexit { sleep(600) }
        return UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      }

      """)
    let run = try run("HerbCell.swift")
    #expect(run.status == 2)
    for (name, status) in [("Gone", 0), ("Three", 255), ("Under", 0), ("Quick", 7)] {
      let words = "the preview \"\(name)\": the source ended the process (exit status \(status))"
      #expect(run.errors.components(separatedBy: words).count == 2, "\(run.errors)")
    }
    #expect(run.errors.components(separatedBy: "so far").count == 2, "\(run.errors)")
    #expect(run.output.hasPrefix("Basil · portrait: "), "\(run.output)")
  }

  @Test func `a preview that never ends is stopped, and the others are drawn`() throws {
    try write(
      """
      import UIKit
      #Preview("Loop") { let view = UIView(); while view.tag == 0 { view.isHidden.toggle() }; return view }
      #Preview("Basil") { UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)) }

      """)
    let run = try run("HerbCell.swift", "--seconds", "2")
    #expect(run.status == 2)
    #expect(run.errors.contains("the preview \"Loop\" took longer than 2 s, and was stopped"))
    #expect(run.output.contains("Basil"), "\(run.output)")
  }

  @Test func `a sheet stays where its only preview stops itself`() throws {
    try write("import UIKit\n#Preview { fatalError(\"no herbs\"); return UIView() }\n")
    try write("the last good one", "pictures/previews.sheet.png")
    let run = try run("HerbCell.swift", "--sheet", "--output", "pictures")
    #expect(run.status == 2)
    let sheet = try String(
      contentsOf: folder.file("pictures/previews.sheet.png"), encoding: .utf8)
    #expect(sheet == "the last good one")
  }

  @Test func `beside a preview that stops itself the others are drawn, and warn once`() throws {
    try write(Self.conflicts)
    let run = try run("HerbCell.swift", "--output", "pictures")
    #expect(run.status == 2)
    let shown = run.output.split(separator: "\n").filter { $0.contains(" · portrait: ") }
    #expect(shown.map { $0.prefix { $0 != " " } } == ["Basil", "Dill"], "\(run.output)")
    for name in ["Mint", "Thyme"] {
      #expect(run.errors.contains("the preview \"\(name)\" ended by signal "), "\(run.errors)")
    }
    let warnings = run.errors.components(separatedBy: "Unable to simultaneously satisfy")
    #expect(warnings.count == 3, "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("pictures").path)
    #expect(files.sorted() == ["Basil.portrait.png", "Dill.portrait.png"])
  }

  @Test func `a nib that cannot be read ends the preview with the file and its line`() throws {
    try write("<document/>", "HerbCell.xib")
    try write(
      """
      import UIKit
      #Preview { UINib(nibName: "HerbCell", bundle: nil).instantiate(withOwner: nil)[0] as! UIView }

      """)
    let run = try run("HerbCell.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("HerbCell.xib:1:1: "), "\(run.errors)")
  }

  @Test func `source that stops itself does not end the watch, and is drawn once mended`() throws {
    try write("import UIKit\n#Preview(\"Basil\") { fatalError(); return UIView() }\n")
    let words = ["preview", folder.file("HerbCell.swift").path, "--watch"]
    let output = ["--output", folder.file("pictures").path]
    let command = try PreviewCommand(
      Invocation(Arguments(parsing: words + output)),
      environment: ProcessInfo.processInfo.environment, tools: KeptTools.folder)
    let status = try command.run(on: Console(environment: [:])) { drawings in
      if drawings == 1 { try write("import UIKit\n#Preview(\"Basil\") { UIView() }\n// mended\n") }
      return drawings > 1
    }
    #expect(status == .good)
    let picture = folder.file("pictures/Basil.portrait.png").path
    #expect(FileManager.default.fileExists(atPath: picture))
  }
}
