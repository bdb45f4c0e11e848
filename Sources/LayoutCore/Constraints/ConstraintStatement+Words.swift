extension ConstraintStatement {
  /// The statement as a sentence without a full stop: `title wants to be 120 wide`.
  public var sentence: String {
    switch origin {
    case .app: "\(subject) wants to be \(wish)"
    case .frame: "\(first.item) keeps its frame, \(given)"
    case .cell: "\(first.item) is \(given)"
    case .content: "the content of \(first.item) is \(given)"
    case .guide(let name): "\(name) of \(first.item) are where the system puts them"
    case .fitting: "\(first.item) is asked to be \(given)"
    case .sign: "nothing is less than 0 wide or high"
    }
  }

  /// The name and the place of the app's constraint: `title.width, Demo/TitleCell.swift:31`.
  public var whereabouts: String? {
    let words = [identifier, source].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var subject: String { isLength ? first.item : first.words }

  private var isLength: Bool { first.part == .width || first.part == .height }

  /// A number that is not requested but there: `100 wide`, `with its left side at 16`.
  private var given: String {
    isLength
      ? "\(constant.thousandths) \(first.part.adjective)"
      : "with its \(first.part.noun) at \(constant.thousandths)"
  }

  private var wish: String {
    guard let second, multiplier != 0 else {
      return "\(relation.words)\(constant.thousandths) \(first.part.adjective)"
    }
    return isLength ? length(as: second) : place(at: second)
  }

  private func length(as other: Side) -> String {
    let times = multiplier == 1 ? "" : "\(multiplier.thousandths) times "
    let end = first.part == other.part ? "" : " is \(other.part.adjective)"
    let rest =
      constant == 0 ? "" : ", \(constant > 0 ? "plus" : "less") \(abs(constant).thousandths)"
    return "\(relation.words)\(times)as \(first.part.adjective) as \(other.item)\(end)\(rest)"
  }

  private func place(at other: Side) -> String {
    guard multiplier == 1 else {
      let sign = constant < 0 ? "less" : "plus"
      let rest = constant == 0 ? "" : ", \(sign) \(abs(constant).thousandths)"
      return "\(relation.words)\(multiplier.thousandths) times \(other.words)\(rest)"
    }
    let direction = first.part.direction
    if constant == 0 {
      switch relation {
      case .equal: return "at \(other.words)"
      case .atLeast: return "at or \(direction.onward) \(other.words)"
      case .atMost: return "at or \(direction.backward) \(other.words)"
      }
    }
    // A place at least 8 less than another is at most 8 before it.
    let distance = constant < 0 ? relation.turned : relation
    let way = constant < 0 ? direction.backward : direction.onward
    return "\(distance.words)\(abs(constant).thousandths) \(way) \(other.words)"
  }
}

extension ConstraintStatement.Side {
  fileprivate var words: String { "the \(part.noun) of \(item)" }
}

extension ConstraintStatement.Part {
  fileprivate var adjective: String { self == .height ? "high" : "wide" }

  fileprivate var noun: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .place(let name, _): name
    }
  }

  fileprivate var direction: ConstraintStatement.Direction {
    if case .place(_, let direction) = self { direction } else { .right }
  }
}

extension ConstraintStatement.Direction {
  fileprivate var onward: String {
    switch self {
    case .reading: "after"
    case .right: "right of"
    case .down: "below"
    }
  }

  fileprivate var backward: String {
    switch self {
    case .reading: "before"
    case .right: "left of"
    case .down: "above"
    }
  }
}

extension ConstraintStatement.Relation {
  fileprivate var words: String {
    switch self {
    case .atMost: "at most "
    case .equal: ""
    case .atLeast: "at least "
    }
  }

  fileprivate var turned: Self {
    switch self {
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    }
  }
}
