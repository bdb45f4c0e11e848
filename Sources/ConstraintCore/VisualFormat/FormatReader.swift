/// A parser that reads a visual format from left to right and collects its equations.
struct FormatReader {
  var scanner: FormatScanner
  let names: FormatNames
  var maker: FormatEquations

  /// Parses the format after its axis: the views and their connections, to the end.
  mutating func readLine() throws(VisualFormatError) {
    if scanner.skip("|") {
      let connection = try readConnection()
      try readView(after: .superview, connection)
    } else {
      try readView(after: nil, [])
    }
    while scanner.next != nil, try readNext() {}
    if scanner.next != nil { throw scanner.error(.expectedEnd) }
  }

  /// Parses a connection and the view or `|` after it; returns false after the closing `|`.
  private mutating func readNext() throws(VisualFormatError) -> Bool {
    let start = scanner.place
    let connection = try readConnection()
    if scanner.skip("|") {
      try connect(to: .superview, connection)
      return false
    }
    if scanner.place == start && scanner.next != "[" { throw scanner.error(.expectedEnd) }
    try readView(after: maker.last, connection)
    return true
  }

  private mutating func readView(
    after previous: FormatItem?, _ connection: [FormatPredicate]
  ) throws(VisualFormatError) {
    maker.last = previous
    guard scanner.skip("["), let name = scanner.readName() else {
      throw scanner.error(.expectedView)
    }
    if names.views[name] == nil { throw scanner.error(.unknownView(name)) }
    try connect(to: .view(name), connection)
    if scanner.skip("(") {
      try readLengths(of: name)
    }
    if !scanner.skip("]") { throw scanner.error(.unclosedView) }
  }

  private mutating func readLengths(of name: String) throws(VisualFormatError) {
    for predicate in try readPredicates(closing: .unclosedView, of: name) {
      maker.addLength(of: .view(name), predicate)
    }
  }

  private mutating func connect(
    to item: FormatItem, _ connection: [FormatPredicate]
  ) throws(VisualFormatError) {
    for case .view(let name) in [maker.last, item].compactMap({ $0 })
    where (maker.last == .superview || item == .superview)
      && names.views[name]?.hasSuperview == false
    {
      throw scanner.error(.noSuperview)
    }
    maker.connect(to: item, connection)
  }
}

// MARK: - Connections and predicates

extension FormatReader {
  /// Parses a connection: nothing, `-`, `-n-` or `-(list)-`.
  private mutating func readConnection() throws(VisualFormatError) -> [FormatPredicate] {
    guard scanner.skip("-") else { return [FormatPredicate(object: .number(0))] }
    switch scanner.next {
    case nil, "[", "|": return [FormatPredicate(object: .standardSpace)]
    default: break
    }
    let predicates =
      scanner.skip("(")
      ? try readPredicates(closing: .unclosedConnection, of: nil)
      : [FormatPredicate(object: .number(try readConstant()))]
    if !scanner.skip("-") { throw scanner.error(.expectedDash) }
    return predicates
  }

  /// Parses a list of predicates up to its closing parenthesis.
  ///
  /// `name` is the view whose length the predicates describe. It is nil in a connection, where a
  /// space cannot be compared with a view's length.
  private mutating func readPredicates(
    closing reason: VisualFormatError.Reason, of name: String?
  ) throws(VisualFormatError) -> [FormatPredicate] {
    var predicates = [try readPredicate(of: name)]
    while scanner.skip(",") { predicates.append(try readPredicate(of: name)) }
    if !scanner.skip(")") { throw scanner.error(reason) }
    return predicates
  }

  private mutating func readPredicate(
    of name: String?
  ) throws(VisualFormatError) -> FormatPredicate {
    var predicate = FormatPredicate(
      relation: try scanner.readRelation(), object: try readObject(of: name))
    if scanner.skip("@") { predicate.priority = Float(try readConstant()) }
    return predicate
  }

  private mutating func readObject(
    of view: String?
  ) throws(VisualFormatError) -> FormatPredicate.Object {
    guard view != nil else { return .number(try readConstant()) }
    let start = scanner
    if let name = scanner.readName(), names.metrics[name] == nil {
      if names.views[name] == nil { throw scanner.error(.unknownView(name)) }
      return .view(name)
    }
    scanner = start
    return .number(try readConstant())
  }

  /// Parses a number, or the name of a metric, and returns the value.
  private mutating func readConstant() throws(VisualFormatError) -> Double {
    if let name = scanner.readName() {
      guard let metric = names.metrics[name] else { throw scanner.error(.unknownMetric(name)) }
      if !metric.isFinite { throw scanner.error(.expectedNumber) }
      return metric
    }
    guard let number = scanner.readNumber() else { throw scanner.error(.expectedNumber) }
    return number
  }
}
