/// A number of a fact where someone relies on it.
struct FactCitation: Hashable {
  let number: FactNumber
  let place: Place
}

/// A test or a fixture, with the facts that it cites.
struct FactHolder {
  let name: String
  var numbers: Set<FactNumber>
}
