import Foundation
import LayoutTruth

extension TruthReport {
  /// The report as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let data = (try? encoder.encode(Document(self))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The contents of the JSON.
  private struct Document: Encodable {
    struct Difference: Encodable {
      var question: String
      var facts: [String]
      var file: Answer
      var quarterturn: Answer
    }

    struct Fact: Encodable {
      var fact: String
      var grade: String?
      var sentence: String
      var changes: Bool
      var against: [String]
    }

    var system: AnsweringSystem
    var questions: Int
    var same: Int
    var different: [Difference]
    var unanswered: [String]
    var missing: [String]
    var unknown: [String]
    var facts: [Fact]

    init(_ report: TruthReport) {
      let comparison = report.comparison
      system = comparison.system
      questions = comparison.entries.count
      same = comparison.entries.filter(\.isSame).count
      different = comparison.different.map {
        Difference(
          question: $0.question.name, facts: $0.question.facts, file: $0.file,
          quarterturn: $0.ours)
      }
      unanswered = comparison.unanswered.map(\.question.name)
      missing = comparison.missing
      unknown = comparison.unknown
      let settles = system.kit == .apple
      facts = comparison.facts.map {
        Fact(
          fact: $0.fact, grade: $0.grade?.rawValue, sentence: settles ? $0.sentence : "",
          changes: settles && $0.changesGrade, against: $0.against)
      }
    }
  }
}
