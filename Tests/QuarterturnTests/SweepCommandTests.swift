import Foundation
import TestSupport
import Testing

/// The findings and the drawings of `sweep`, as a shell sees them.
@Suite(.programs) struct SweepCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let items = Array(repeating: "{}", count: 12).joined(separator: ", ")
    let text = """
      { "figure": "lab/cells", "device": { "size": [320, 480], "scale": 1 }, "cell": "swatch",
        "data": { "sections": [ { "items": [ \(items) ] } ] },
        "variants": { "only": { "layout": { "type": "flow", "itemSize": [100, 80] } } } }
      """
    try Data(text.utf8).write(to: folder.file("cells.json"))
  }

  private func run(_ words: String...) throws -> CommandRun {
    try CommandRun(words, in: folder.url)
  }

  @Test func `sweep prints every stretch of widths, and what changes`() throws {
    let run = try run("sweep", "cells.json", "--widths", "320...450")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        lab/cells · only · 320 × 480 · UICollectionViewFlowLayout
          320 to 450 points wide, 480 points high: 1 break, found in 22 layouts

          from     to  columns  lines  cells wide  what changes
           320  429.5        3      4         100
           430    450        4      3         100  3 → 4 columns
                                                   4 → 3 lines

        """)
  }

  @Test func `without widths it goes from the narrowest phone to the widest pad`() throws {
    let run = try run("sweep", "cells.json")
    #expect(run.output.contains("\n  320 to 1366 points wide, 480 points high: 9 breaks"))
  }

  @Test func `a sweep is told as JSON too`() throws {
    let run = try run("sweep", "cells.json", "--widths", "320...450", "--json")
    #expect(run.status == 0, "\(run.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require((value as? [[String: Any]])?.first)
    #expect(report["widths"] as? [Double] == [320, 450])
    let stretches = try #require(report["stretches"] as? [[String: Any]])
    #expect(stretches.map { $0["from"] as? Double } == [320, 430])
    #expect(stretches.map { $0["columns"] as? Int } == [3, 4])
    #expect(stretches.last?["changes"] as? [String] == ["3 → 4 columns", "4 → 3 lines"])
    let devices = try #require(stretches.last?["devices"] as? [[String: Any]])
    #expect(devices.map { $0["width"] as? Double } == [430, 438, 440])
  }

  @Test func `with a folder every variant is drawn`() throws {
    let run = try run("sweep", "cells.json", "--widths", "320...450", "--output", "out")
    #expect(run.status == 0)
    #expect(run.errors == "\ndrawn:\nout/lab/cells.only.sweep.png\n")
    let layouts = try self.run("inspect", "out/lab/cells.only.sweep.png")
    #expect(layouts.status == 0 && layouts.output.contains("429.5"), "\(layouts.output)")
  }

  @Test func `a figure whose controller is code is swept too`() throws {
    let run = try run("sweep", "carousel/plain", "--widths", "370...380")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("carousel/plain · "))
    #expect(run.output.contains("\n  370 to 380 points wide"))
  }

  @Test func `a picture is named as films are, by the words of its variant`() throws {
    let run = try run(
      "sweep", "carousel/plain", "--variant", "iPad 9.7", "--widths", "370...372", "--output",
      "out")
    #expect(run.errors == "\ndrawn:\nout/carousel/plain.iPad-9.7.sweep.png\n")
  }

  @Test func `a window may be as high as the turned device`() throws {
    let run = try run("sweep", "cells.json", "--widths", "300...340", "--height", "turned")
    #expect(run.output.contains("points wide, as high as when turned: "))
    #expect(run.output.contains("begins to scroll"))
  }

  @Test(arguments: [
    "320", "320..1366", "a...b", "", "-5...20", "320...", "500...400", "10...400", "40...5000",
    "320...1366...2000", "100.1...100.2", "1e3...2e3",
  ])
  func `widths that are no range are refused with the rule`(widths: String) throws {
    let run = try run("sweep", "cells.json", "--widths", widths)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: --widths cannot be \"\(widths)\""))
    #expect(run.errors.contains("two widths from 40 to 4096 points, as in 320...1366"))
  }

  @Test func `a range that goes down is turned around in the error`() throws {
    let run = try run("sweep", "cells.json", "--widths", "500...400")
    #expect(run.errors.contains("did you mean 400...500?"))
  }

  @Test(arguments: [
    ["sweep"], ["sweep", "nowhere.json"], ["sweep", "cells.json", "--height", "turn"],
    ["sweep", "cells.json", "--times", "3"], ["sweep", "cells.json", "cells.json"],
    ["sweep", "cells.json", "--output", ""],
  ])
  func `bad input is told and ends with 2`(words: [String]) throws {
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.output.isEmpty)
  }
}
