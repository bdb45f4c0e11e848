import Foundation
import TestSupport
import Testing

/// The command's findings about a layout, as a shell sees them.
@Suite(.programs) struct LaboratoryCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.scene(#""type": "flow", "delegateSizes": "resizing""#), to: "bug.json")
    try write(Self.scene(#""type": "resizingFlow""#), to: "repaired.json")
  }

  /// Items that share the width of a line of an iPhone 7 Plus, if their delegate is queried.
  private static func scene(_ type: String) -> String {
    let items = Array(repeating: "{}", count: 12).joined(separator: ", ")
    return """
      { "figure": "lab/sizes", "device": "iPhone 7 Plus", "cell": "swatch",
        "data": { "sections": [ { "items": [ \(items) ] } ] },
        "variants": { "only": { "layout": { \(type), "itemSize": [150, 220] } } } }
      """
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.file(name))
  }

  private func run(_ words: String...) throws -> CommandRun {
    try CommandRun(words, in: folder.url)
  }

  /// The output with every line break and indentation a blank.
  private func sentences(_ run: CommandRun) -> String {
    run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func json(_ run: CommandRun) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [[String: Any]])
  }

  @Test func `trace begins with the log of the rotation`() throws {
    let run = try run("trace", "bug.json", "--rotate")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines[0].hasPrefix(
        "[UICollectionViewFlowLayout invalidationContextForBoundsChange:] bounds: ")
    )
    #expect(
      Array(lines[1..<6]) == [
        "<UICollectionViewFlowLayoutInvalidationContext>", "invalidateEverything: NO,",
        "invalidatedItemIndexPaths: NO,", "invalidateFlowLayoutAttributes: YES,",
        "invalidateFlowLayoutDelegateMetrics: NO",
      ])
  }

  @Test func `trace ends with what a rotation did not ask again`() throws {
    #expect(
      try sentences(run("trace", "bug.json", "--rotate")).contains(
        """
        turn to landscape: the change of width and height invalidated attributes. \
        Not asked again: sizeForItemAt ×12
        """))
    #expect(
      try sentences(run("trace", "repaired.json", "--rotate")).contains(
        """
        turn to landscape: the change of width and height invalidated attributes and delegate \
        metrics. Asked again: sizeForItemAt ×12
        """))
  }

  @Test func `trace without a rotation has none`() throws {
    let output = try run("trace", "bug.json").output
    #expect(output.hasPrefix("lab/sizes · only · iPhone 7 Plus\n"))
    #expect(!output.contains("turn to"))
  }

  @Test func `unfolded, trace writes every call`() throws {
    func count(_ run: CommandRun) -> Int {
      run.output.components(separatedBy: "layout:sizeForItemAt:").count - 1
    }
    #expect(try count(run("trace", "bug.json")) == 1)
    #expect(try count(run("trace", "bug.json", "--unfolded")) == 12)
  }

  @Test func `trace counts calls as JSON`() throws {
    let reports = try json(run("trace", "bug.json", "--rotate", "--json"))
    let summary = try #require(reports.first?["summary"] as? [[String: Any]])
    let turned = try #require(summary.first { $0["name"] as? String == "turn to landscape" })
    #expect(turned["prepare"] as? Int == 1 && turned["sizeForItemAt"] as? Int == 0)
    #expect((turned["notAskedAgain"] as? [String])?.first?.contains("sizeForItemAt") == true)
    let phases = try #require(reports.first?["phases"] as? [[String: Any]])
    #expect(phases.map { $0["name"] as? String } == summary.map { $0["name"] as? String })
  }

  @Test func `characterise explains the bug in a sentence`() throws {
    let run = try run("characterise", "bug.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      sentences(run).contains(
        """
        A rotation does not request sizes again: the 12 answers of sizeForItemAt that the first \
        layout got are used in the other orientation too.
        """))
    #expect(
      sentences(run).contains(
        """
        A context for the change of bounds with invalidateFlowLayoutDelegateMetrics would request \
        them again.
        """))
  }

  @Test func `characterise finds nothing outdated in the repaired layout`() throws {
    let text = try sentences(run("characterise", "repaired.json"))
    #expect(text.contains("A rotation requests all 12 sizes again."))
    #expect(!text.contains("would now return"))
  }

  @Test func `characterise says as JSON which changes invalidate`() throws {
    let found = try json(run("characterise", "bug.json", "--json"))
    let responses = try #require(found.first?["responses"] as? [[String: Any]])
    let yes = responses.filter { $0["invalidates"] as? Bool == true }
    #expect(yes.map { $0["change"] as? String } == ["x", "width", "rotation"])
    #expect(yes.last?["outdatedSizes"] as? Int == 12)
  }

  @Test func `lint fails for the bug, and says why and what to do`() throws {
    let run = try run("lint", "bug.json")
    #expect(run.status == 1, "\(run.errors)")
    let text = sentences(run)
    #expect(text.contains("L12 sizes-not-refreshed [0, 0] is still "))
    #expect(text.contains("why: a flow layout keeps the delegate's sizes until"))
    #expect(text.contains("set invalidateFlowLayoutDelegateMetrics of super's"))
  }

  @Test func `lint is silent about the repaired layout`() throws {
    let run = try run("lint", "repaired.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("\n\n  nothing found\n"))
  }

  @Test func `lint gives every finding as JSON`() throws {
    let run = try run("lint", "bug.json", "--json")
    #expect(run.status == 1)
    let findings = try #require(try json(run).first?["findings"] as? [[String: Any]])
    #expect(findings.count == 12)
    #expect(Set(findings.compactMap { $0["code"] as? String }) == ["L12"])
    #expect(findings.last?["element"] as? String == "[0, 11]")
  }

  @Test func `RW6 lint of a gallery carousel finds the page that a turn loses`() throws {
    let bug = try run("lint", "carousel/second-image-bug", "--variant", "iPhone 7")
    #expect(bug.status == 1, "\(bug.errors)")
    #expect(bug.output.contains("L22 page-not-kept\n      page 2 with [0, 1] was shown"))
    let repaired = try run("lint", "carousel/layout-fixed")
    #expect(repaired.status == 0, "\(repaired.output)")
    #expect(repaired.output.contains("carousel/layout-fixed · iPad 9.7"))
  }

  @Test func `stress fails for the bug with one step`() throws {
    let run = try run("stress", "bug.json", "--times", "5", "--seed", "3")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("One step is enough:\n\n    1. turn to landscape\n"))
    #expect(run.output.contains("Then L12 sizes-not-refreshed:"))
  }

  @Test func `stress is told as JSON too`() throws {
    let run = try run("stress", "bug.json", "--times", "5", "--seed", "3", "--json")
    #expect(run.status == 1)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require((value as? [[String: Any]])?.first)
    #expect(report["seed"] as? Int == 3)
    let failure = try #require(report["failure"] as? [String: Any])
    #expect(failure["shortest"] as? [String] == ["turn to landscape"])
    let findings = try #require(failure["findings"] as? [[String: Any]])
    #expect(findings.first?["code"] as? String == "L12")
  }

  @Test func `a finding of stress has the members of one of lint`() throws {
    let lint = try json(run("lint", "bug.json", "--json")).first
    let stress = try json(run("stress", "bug.json", "--times", "5", "--json")).first
    let failure = try #require(stress?["failure"] as? [String: Any])
    let findings = try [lint, failure].map { try #require($0?["findings"] as? [[String: Any]]) }
    #expect(findings[1].first.map { Set($0.keys) } == findings[0].first.map { Set($0.keys) })
  }

  @Test func `a seed is written to its last digit`() throws {
    let seed = "\(UInt64.max)"
    let run = try run("stress", "repaired.json", "--times", "1", "--seed", seed, "--json")
    #expect(run.output.contains("\"seed\": \(seed)"))
  }

  @Test func `stress is content with the repaired layout`() throws {
    let run = try run("stress", "repaired.json", "--times", "5", "--seed", "3")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("steps of seed 3, and no rule broken.\n"))
  }

  @Test func `stress keeps to the time it is given, and says so`() throws {
    let run = try run("stress", "repaired.json", "--times", "100000", "--seconds", "0")
    #expect(run.status == 0)
    #expect(run.output.contains("Stopped after 0 of "))
    #expect(
      run.errors == "stopped after 0 s, before all steps were done: --seconds allows more\n")
  }

  @Test func `the same seed does the same steps`() throws {
    let words = ["stress", "bug.json", "--times", "5", "--seed", "9"]
    let runs = try (0..<2).map { _ in try CommandRun(words, in: folder.url) }
    #expect(runs[0].output == runs[1].output)
  }

  @Test(arguments: [
    ["trace"], ["characterise"], ["lint"], ["stress"], ["trace", "nowhere.json"],
    ["trace", "bug.json", "--times", "3"], ["lint", "bug.json", "--rotate"],
    ["characterise", "bug.json", "--variant", "other"], ["lint", "bug.json", "repaired.json"],
    ["stress", "bug.json", "--times", "often"], ["stress", "bug.json", "--times", "-1"],
    ["stress", "bug.json", "--seed", "1.5"], ["stress", "bug.json", "--times", "1000000000"],
    ["layout", "carousel/plain"], ["render", "carousel/plain", "--device", "iPhone SE"],
    ["render", "carousel/plain", "--variant", "iPhone 7"],
  ])
  func `bad input is told and ends with 2`(words: [String]) throws {
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.output.isEmpty)
  }

  @Test func `a scene with a mistake is told with its place`() throws {
    try write(Self.scene(#""type": "flow", "delegateSizes": "resising""#), to: "wrong.json")
    let run = try run("lint", "wrong.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("wrong.json:3:"))
    #expect(run.errors.contains("did you mean \"resizing\"?"))
  }

  @Test(arguments: [["render", "--output", "out"], ["layout"], ["film", "--output", "out"]])
  func `constraints of cells that contradict each other are refused with their place`(
    words: [String]
  ) throws {
    try write(Self.contradiction, to: "wrong.json")
    let run = try CommandRun(words + ["wrong.json"], in: folder.url)
    #expect(run.status == 2)
    let place = "wrong.json:2:29: $.cell.constraints[0]"
    #expect(run.errors.hasPrefix("error: \(place): contradicts the others: "), "\(run.errors)")
    #expect(!run.errors.contains("0x") && run.output.isEmpty)
    #expect(!folder.names.contains("out"))
  }

  @Test func `lint reports them by their place in the scene`() throws {
    try write(Self.contradiction, to: "wrong.json")
    let run = try run("lint", "wrong.json", "--json")
    #expect(run.status == 1)
    let findings = try #require(try json(run).first?["findings"] as? [[String: Any]])
    #expect(findings.first?["code"] as? String == "L19")
    #expect(findings.first?["element"] as? String == "wrong.json:2:29")
  }

  private static let contradiction = """
    { "figure": "a", "device": "iPhone 7",
      "cell": { "constraints": ["H:|-12-[title(100)]-12-|", "V:|-[title]-(>=8)-|"] },
      "data": { "sections": [ { "items": [ { "title": "Basil" }, { "title": "Dill" } ] } ] },
      "variants": { "x": { "layout": { "type": "flow", "itemSize": [160, 90] } } } }
    """

  @Test func `trace says nothing beside the trace`() throws {
    try write(
      Self.scene(#""type": "flow""#).replacing("[150, 220]", with: "[500, 220]"), to: "wide.json")
    let run = try run("trace", "wide.json", "--rotate")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test(arguments: ["trace", "characterise", "lint", "stress"])
  func `every experiment is explained with an example`(command: String) throws {
    let run = try run("help", command)
    #expect(run.status == 0)
    #expect(run.output.contains("/quarterturn \(command)"))
  }

  @Test func `list tells scenes from carousels`() throws {
    let output = try run("list").output
    #expect(output.contains("scene on an iPhone 7 Plus · before, after"))
    #expect(output.contains("\ncarousel/smooth "))
    #expect(output.contains("  A still picture for the turn\n"))
    #expect(output.contains("controllers on iPhone 7 and iPad 9.7, in portrait and landscape"))
  }

  @Test func `a carousel is rendered light, or dark where that is asked for`() throws {
    let light = try run("render", "carousel/plain", "--out", "out")
    #expect(light.output == "out/carousel/plain.png\n", "\(light.errors)")
    let dark = try run("render", "carousel/plain", "--out", "out", "--appearance", "dark")
    #expect(dark.output == "out/carousel/plain.dark.png\n")
  }
}
