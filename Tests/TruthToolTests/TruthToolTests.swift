import Foundation
import LayoutTruth
import TestSupport
import Testing

@testable import truth

/// `truth`, as a shell sees it.
@Suite(.programs) struct TruthToolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) throws -> ProgramRun { try run(words) }

  private func run(_ words: [String]) throws -> ProgramRun {
    try Self.run(words, in: folder)
  }

  private static func run(_ words: [String], in folder: TemporaryFolder) throws -> ProgramRun {
    try ProgramRun(BuildFolder().program("truth"), words, in: folder.url)
  }

  /// A file of Quarterturn's own answers, which all tests share: the questions take seconds.
  private static let ownAnswers = Result { () throws -> Data in
    let folder = try TemporaryFolder()
    #expect(try run(["--output", "own.json"], in: folder).status == 0)
    return try Data(contentsOf: folder.file("own.json"))
  }

  /// Returns the comparison with Quarterturn's own answers, changed and taken for Apple's.
  private func report(_ change: (inout AnswerFile) -> Void) throws -> TruthReport {
    let own = try Self.readOwnAnswers(in: folder)
    var file = own
    file.system.kit = .apple
    change(&file)
    return TruthReport(AnswerComparison(file, with: own), path: "answers.json")
  }

  private static func readOwnAnswers(in folder: TemporaryFolder) throws -> AnswerFile {
    try ownAnswers.get().write(to: folder.file("own.json"))
    return try AnswerFile(contentsOf: folder.file("own.json").path)
  }

  /// The sentences about the facts that some answers contradict, by the facts' numbers.
  private func changed(_ report: TruthReport) throws -> [String: String] {
    try changed(try #require(try Self.object(report.json)))
  }

  private func changed(_ report: [String: Any]) throws -> [String: String] {
    let facts = try #require(report["facts"] as? [[String: Any]])
    let against = facts.filter { ($0["against"] as? [String])?.isEmpty == false }
    return Dictionary(
      uniqueKeysWithValues: against.compactMap { fact in
        guard let number = fact["fact"] as? String, let sentence = fact["sentence"] as? String
        else { return nil }
        return (number, sentence)
      })
  }

  private static func object(_ json: String) throws -> [String: Any]? {
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  }

  @Test func `against its own answers everything is the same`() throws {
    _ = try Self.readOwnAnswers(in: folder)
    let run = try run("own.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains(" 0 different"))
    #expect(run.text.contains("no fact is better known than before"))
  }

  @Test func `answers are the same every time they are asked for`() throws {
    _ = try run("--output", "own.json")
    #expect(try Data(contentsOf: folder.file("own.json")) == Self.ownAnswers.get())
  }

  private let frame =
    "distribution/A22-an-item-alone-on-a-line-that-is-not-the-last-is-centred (vertical): frames"
  private let order = "scrolling by a page, cells come before others go"
  private let word = "a cell of an identifier that was never registered"

  /// Changes one frame, the order of one answer's calls, and one line of the console.
  private func changeThree(_ file: inout AnswerFile) {
    if case .frames(var frames) = file.answers[frame] {
      frames["item 0-0"] = [1, 2, 3, 4]
      file.answers[frame] = .frames(frames)
    }
    if case .calls(let calls) = file.answers[order] {
      file.answers[order] = .calls(calls.reversed())
    }
    file.answers[word] = .raised(["must register a nib"], name: "NSInternalInconsistencyException")
  }

  @Test func `three answers that were changed by hand are told, and no others`() throws {
    var file = try Self.readOwnAnswers(in: folder)
    file.system.kit = .apple
    changeThree(&file)
    try file.write(to: folder.file("changed.json"))
    let run = try run("changed.json", "--json")
    #expect(run.status == 1)
    let report = try #require(try Self.object(run.text))
    let different = try #require(report["different"] as? [[String: Any]])
    #expect(Set(different.compactMap { $0["question"] as? String }) == [frame, order, word])
    // The changed line of the console belongs to no fact.
    #expect(
      try changed(report) == [
        "A22": "was certain; Apple's UIKit answers otherwise",
        "C12": "was likely; Apple's UIKit answers otherwise",
      ])
  }

  @Test func `a difference is told line by line, with its facts`() throws {
    let output = try report(changeThree).text
    #expect(
      output.contains("\(frame)\n  about A22 (certain)\n    + item 0-0: 1, 2, 3, 4\n    - item"))
    #expect(output.contains("\(order)\n  about C12 (likely)\n    - cell\n      didEndDisplaying"))
    #expect(output.contains("\(word)\n  informs only\n    - could not dequeue"))
    #expect(output.contains("    + must register a nib\n"))
  }

  @Test func `what Apple's UIKit confirms becomes certain`() throws {
    let report = try report { _ in }
    #expect(report.text.contains("  A24  likely → certain\n"))
    #expect(!report.text.contains("  A22  "))
  }

  @Test func `of a dispute it is told which side has won`() throws {
    let question = "how many items share the first line where rounding decides"
    let sentence = try changed(report { $0.answers[question] = .value("3, 3, 7, 7") })["A14"]
    let side = "the number of items is divided out"
    #expect(sentence == "disputed → certain: \(side); Quarterturn does otherwise")
  }

  @Test func `what is disputed of a fact that is known otherwise is told apart`() throws {
    let question = "a change of width without animation asks the layout for an offset"
    #expect(
      try changed(report { $0.answers[question] = .value("asked") })["RO29"]
        == "what is disputed of it: disputed → certain: plain changes ask too; Quarterturn does otherwise"
    )
  }

  @Test func `questions without an answer and answers to no question are named`() throws {
    var file = try Self.readOwnAnswers(in: folder)
    file.answers[order] = nil
    file.answers["unknown question"] = .value("an answer")
    try file.write(to: folder.file("other.json"))
    let run = try run("other.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("  not answered: \(order)\n  not a question: unknown question\n"))
  }

  @Test(arguments: [
    ("nothing", "nothing.json cannot be read"),
    ("no JSON", "no JSON.json is no file of answers: it is no JSON"),
    ("no format", "no format.json names no format; a file of answers begins with \"format\""),
    ("format", "format.json is written in format 99, and this is format 1;"),
    ("no system", "no system.json is no file of answers: \"system\" is missing"),
  ])
  func `a file that cannot be used is told with its reason`(name: String, reason: String) throws {
    let texts = [
      "no JSON": "answers", "no format": "{}", "format": #"{"format": 99}"#,
      "no system": #"{"format": 1}"#,
    ]
    if let text = texts[name] { try Data(text.utf8).write(to: folder.file("\(name).json")) }
    let run = try run("\(name).json")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: " + reason), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [["a", "b"], ["--output", ""], ["--output"], ["--rotate"]])
  func `arguments that mean nothing end with 2`(words: [String]) throws {
    let run = try run(words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: "))
  }
}
