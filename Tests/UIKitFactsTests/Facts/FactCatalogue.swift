/// All facts of the articles, compared with the citations of them.
struct FactCatalogue {
  let facts: [Fact]
  let citations: [FactCitation]
  let holders: [String: [FactHolder]]

  /// Reads the articles, the sources and the fixtures.
  init(articles: [FactText], sources: [FactText]) {
    let articles = articles.map(FactArticle.init)
    let sources = sources.map(CitingSource.init)
    facts = articles.flatMap(\.facts)
    citations = articles.flatMap(\.citations) + sources.flatMap(\.citations)
    holders = Dictionary(grouping: sources.flatMap(\.holders), by: \.name)
  }

  /// Citations of numbers that no article explains.
  var unknownCitations: [FactProblem] {
    let known = Set(facts.map(\.number))
    return citations.filter { !known.contains($0.number) }.map {
      FactProblem(
        place: $0.place,
        message: "cites \($0.number), which no article has. Correct the number, or write the fact "
          + "down under `### \($0.number) · …` in Sources/UIKit/UIKit.docc.")
    }
  }

  /// Numbers that are twice or are left out, and facts that lack a part.
  var incompleteFacts: [FactProblem] { misnumbered + facts.flatMap(missingParts) }

  /// Facts that no test holds though one should, and names that hold nothing.
  var unheldFacts: [FactProblem] { facts.flatMap { missingHolders(of: $0) + wrongHolders(of: $0) } }

  private var misnumbered: [FactProblem] {
    Dictionary(grouping: facts, by: \.number.section).values.flatMap { section in
      zip(section, 1...).filter { $0.0.number.place != $0.1 }.prefix(1).map { fact, place in
        FactProblem(
          place: fact.place,
          message: "\(fact.number) stands where \(fact.number.section)\(place) is expected. "
            + "Number the facts of a section in order, each once.")
      }
    }
  }

  private func missingParts(of fact: Fact) -> [FactProblem] {
    var missing: [String] = []
    if fact.grade == nil { missing.append("`- **Certain** · source`, or Likely, or Disputed") }
    if !fact.hasSource { missing.append("where it is known from, after the grade") }
    if fact.grade == .disputed, !fact.isDecided { missing.append("`- **Decided** · …`") }
    if fact.grade == .disputed, !fact.isSettledBySomething {
      missing.append("`- **Settled by** · …`, the one run on a device that would")
    }
    return missing.map {
      FactProblem(place: fact.place, message: "\(fact.number) lacks a line. Add \($0).")
    }
  }

  private func missingHolders(of fact: Fact) -> [FactProblem] {
    let reasons = Fact.Reason.allCases.map(\.rawValue)
    if let reason = fact.reason, !reasons.contains(reason) {
      let message = "\(fact.number) is not held for an unknown reason, \"\(reason)\". Take one of: "
      return [FactProblem(place: fact.place, message: message + reasons.joined(separator: ", "))]
    }
    guard fact.grade != .disputed, fact.holders.isEmpty, fact.reason == nil else { return [] }
    return [
      FactProblem(
        place: fact.place,
        message:
          "\(fact.number) is held by nothing. Write a test with its number and name it after "
          + "`- **Held by**`, or say why there is none after `- **Not held** ·`.")
    ]
  }

  private func wrongHolders(of fact: Fact) -> [FactProblem] {
    fact.holders.compactMap { name in
      fault(of: name, for: fact.number).map {
        FactProblem(
          place: fact.place,
          message: "\(fact.number) is said to be held by `\(name)`, but \($0).")
      }
    }
  }

  private func fault(of name: String, for number: FactNumber) -> String? {
    guard let found = holders[name] else {
      return "no test or fixture has that name. Correct the name, or take it out"
    }
    if found.contains(where: { $0.numbers.contains(number) }) { return nil }
    return "that does not cite the number. Add it to the name, a comment or the `source`"
  }
}
