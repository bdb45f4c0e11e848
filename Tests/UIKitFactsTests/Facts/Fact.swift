/// A fact as an article states it: a heading, and the list under it.
struct Fact: Sendable {
  enum Grade: String { case certain = "Certain", likely = "Likely", disputed = "Disputed" }

  /// The reason why no test holds a fact; the index of the articles explains each.
  enum Reason: String, CaseIterable {
    case hidden = "private to UIKit"
    case notBuilt = "not built"
    case notFollowed = "not followed"
    case noClock = "no clock"
    case history
    case advice
    case oneReading = "one reading"
  }

  let number: FactNumber
  let place: Place
  var grade: Grade?
  /// The names of the tests and fixtures that check the fact.
  var holders: [String] = []
  var reason: String?
  var isDecided = false
  var isSettledBySomething = false
  var hasSource = false
}

/// A line of a file.
struct Place: Hashable, CustomStringConvertible {
  let path: String
  let line: Int

  var description: String { "\(path):\(line)" }
}

/// A problem in a text, with its place and what to do.
struct FactProblem: Hashable, CustomStringConvertible {
  let place: Place
  let message: String

  var description: String { "\(place): \(message)" }
}

/// A text with the path of its file.
struct FactText {
  let path: String
  let text: String

  /// The lines with their places.
  var lines: [(place: Place, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      (Place(path: path, line: $0.offset + 1), $0.element)
    }
  }
}
