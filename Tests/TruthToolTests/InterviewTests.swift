import CTruth
import Foundation
import LayoutTruth
import TestSupport
import Testing

/// The interview, which goes on whatever a question does.
struct InterviewTests {
  @Test func `no two questions have one name`() {
    let names = Question.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `every fact that a question cites has a grade`() {
    for question in Question.all {
      for fact in question.facts {
        #expect(FactGrade(ofFact: fact) != nil, "\(fact) of \(question.name)")
      }
    }
  }

  @Test func `questions that may end the process come last`() {
    let order = Question.all.map(\.mayRaise)
    #expect(order == order.filter { !$0 } + order.filter { $0 })
  }

  @Test @MainActor func `a run that was cut short goes on behind what ended it`() throws {
    let folder = try TemporaryFolder()
    let questions = Array(Question.all.prefix(3))
    var begun = AnswerFile(
      system: .current, answers: [questions[0].name: .value("answered before")])
    begun.asking = questions[1].name
    try begun.write(to: folder.file("truth.json"))
    let file = try Interview(questions, writingTo: folder.file("truth.json")).answers()
    #expect(file.answers[questions[0].name] == .value("answered before"))
    #expect(
      file.answers[questions[1].name] == .unanswered("the process ended while this was asked"))
    #expect(file.answers[questions[2].name]?.isAnswered == true)
    let written = try AnswerFile(contentsOf: folder.file("truth.json").path)
    #expect(written == file)
  }

  @Test @MainActor func `a finished file is not taken for the beginning of another run`() throws {
    let folder = try TemporaryFolder()
    let questions = Array(Question.all.prefix(1))
    let old = AnswerFile(system: .current, answers: [questions[0].name: .value("old")])
    try old.write(to: folder.file("truth.json"))
    let file = try Interview(questions, writingTo: folder.file("truth.json")).answers()
    #expect(file.answers[questions[0].name] != .value("old"))
  }

  @Test(arguments: [
    Answer.frames(["item 0-0": [0, 1.5, 2, 3], "header 0": nil]), .calls(["prepare"]),
    .words([]), .value("2"), .raised(["out of bounds"], name: "NSRangeException"),
    .raised([], name: nil), .unanswered("no screen"),
  ])
  func `an answer is read as it was written`(answer: Answer) throws {
    let data = try JSONEncoder().encode(answer)
    #expect(try JSONDecoder().decode(Answer.self, from: data) == answer)
  }

  @Test func `numbers that differ by less than a millionth are the same`() {
    let near = AnswerDifference(file: .frames(["a": [1 / 3]]), ours: .frames(["a": [0.3333333]]))
    let far = AnswerDifference(file: .frames(["a": [1 / 3]]), ours: .frames(["a": [0.333]]))
    #expect(near.lines.isEmpty && far.lines.count == 2)
    let absent = AnswerDifference(file: .frames(["a": nil]), ours: .frames(["a": [1]]))
    #expect(absent.lines == ["+ a: none", "- a: 1"])
  }

  @Test func `the name of an exception is not compared`() {
    let file = Answer.raised(["no"], name: "NSRangeException")
    #expect(AnswerDifference(file: file, ours: .raised(["no"], name: nil)).lines.isEmpty)
  }
}

#if os(Linux)
  /// A question in a process of its own.
  struct AskingProcessTests {
    private func ask(seconds: UInt32 = 20, _ body: @escaping ctruth_body) -> ctruth_outcome {
      ctruth_ask(body, nil, seconds)
    }

    @Test func `an answer comes back whole`() {
      let outcome = ask { _ in strdup(String(repeating: "prepare ", count: 50_000)) }
      defer { ctruth_free(outcome) }
      #expect(outcome.end == ctruth_returned)
      #expect(outcome.answer.map { strlen($0) } == 400_000)
    }

    @Test func `words that end the process come back`() {
      let outcome = ask { _ in
        let words = "out of bounds\n"
        _ = write(2, words, words.utf8.count)
        abort()
      }
      defer { ctruth_free(outcome) }
      #expect(outcome.end == ctruth_raised)
      #expect(outcome.words.map { String(cString: $0) } == "out of bounds\n")
    }

    @Test func `a question without an end is given up`() {
      let outcome = ask(seconds: 1) { _ in
        while true { pause() }
      }
      defer { ctruth_free(outcome) }
      #expect(outcome.end == ctruth_late)
    }
  }
#endif
