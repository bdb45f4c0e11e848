extension TraceReport: CustomStringConvertible {
  /// The trace as text with repeated calls folded; see `text(folded:)`.
  public var description: String { text() }

  /// Returns the log of the first phase after the first layout in which a change of bounds
  /// invalidated the layout, each phase as indented text, and the summary.
  public func text(folded: Bool = true) -> String {
    var parts = [firstLog, ([heading] + cast).joined(separator: "\n")].compactMap(\.self)
    parts += phases.enumerated().map { number, phase in
      let head = "\(number + 1) · \(phase.name), bounds \(LayoutTrace.Value.rect(phase.bounds))"
      let body = phase.trace.text(folded: folded)
      return head + "\n" + (body.isEmpty ? "(no calls)" : body).indented(by: 2)
    }
    return (parts + [summary]).joined(separator: "\n\n")
  }

  /// The heading of the report: `herbs/markers · before · iPhone 7 Plus`.
  var heading: String { [figure, variant, device].compactMap(\.self).joined(separator: " · ") }

  /// The classes of the layout, the delegate and the data source:
  /// `layout UICollectionViewFlowLayout`.
  private var cast: [String] {
    let calls = phases.first?.trace.allCalls ?? []
    let parts = [LayoutTrace.Receiver.layout, .delegate, .dataSource].compactMap { receiver in
      calls.first { $0.receiver == receiver }.map { "\(receiver.rawValue) \($0.object)" }
    }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  /// The log of the first phase in which a change of bounds invalidated the layout, not counting
  /// the first layout; nil if there is none.
  private var firstLog: String? {
    phases.dropFirst().lazy.map(\.trace.log).first { !$0.isEmpty }
  }

  /// The numbers of calls of a few methods and of created and reused views, the causes of
  /// invalidations, and the delegate and data source methods that were and that were not called
  /// again.
  public var summary: String {
    (["Summary"] + table.lines(indent: 2) + [""] + phases.indices.map(account))
      .joined(separator: "\n")
  }

  private var table: TextTable {
    var table = TextTable([
      "", "prepare", "sizeForItemAt", "elements(in:)", "cellForItemAt", "views made", "reused",
    ])
    for phase in phases {
      let counts = [.prepare, .sizeForItemAt, .layoutAttributesForElements, .cellForItemAt]
        .map(phase.count)
      table.add(
        [phase.name] + (counts + [phase.views.made, phase.views.reused]).map { "\($0)" })
    }
    return table
  }

  /// Returns the description of one phase as sentences.
  private func account(_ index: Int) -> String {
    let phase = phases[index]
    let sentences = [invalidated(phase)] + (index == 0 ? [] : [asked(phase), kept(phase)])
    let text = "\(phase.name): " + sentences.compactMap(\.self).joined(separator: " ")
    return text.wrapped(indent: 2, hanging: 4)
  }

  private func invalidated(_ phase: Phase) -> String {
    let causes = phase.invalidations.unique.map { "\($0.cause) invalidated \($0.scope)" }
    return (causes.isEmpty ? "nothing became invalid" : causes.joined(separator: "; ")) + "."
  }

  /// Returns a sentence about the methods called again after the layout was prepared; nil if there
  /// are none.
  private func asked(_ phase: Phase) -> String? {
    guard phase.count(of: .prepare) > 0 else { return nil }
    let again = questions.filter { phase.count(of: $0) > 0 }
    guard !again.isEmpty else { return nil }
    return "Asked again: " + again.map { $0.times(phase.count(of: $0)) }.joined(separator: ", ")
      + "."
  }

  /// Returns a sentence about the methods not called again although the layout was prepared; nil if
  /// there are none.
  private func kept(_ phase: Phase) -> String? {
    guard phase.count(of: .prepare) > 0, let first = phases.first else { return nil }
    let kept = notAskedAgain(in: phase)
    guard !kept.isEmpty else { return nil }
    let words = kept.map { $0.times(first.count(of: $0)) }.joined(separator: ", ")
    return "Not asked again: \(words); the answers of the first layout still hold."
  }

  /// Returns the methods of `questions` that a later phase did not call; empty for the first phase.
  func notAskedAgain(in phase: Phase) -> [LayoutTrace.Method] {
    phase == phases.first ? [] : questions.filter { phase.count(of: $0) == 0 }
  }

  /// The methods in `LayoutTrace.Method.questions` that were called in the first layout.
  private var questions: [LayoutTrace.Method] {
    let asked = phases.first?.trace.allCalls.map(\.method) ?? []
    return LayoutTrace.Method.questions.filter(asked.contains)
  }
}

extension LayoutTrace.Method {
  /// The methods whose results determine a layout: counts, sizes, insets and spacings.
  package static let questions: [LayoutTrace.Method] = [
    .sizeForItemAt, .insetForSectionAt, .minimumLineSpacingForSectionAt,
    .minimumInteritemSpacingForSectionAt, .referenceSizeForHeaderInSection,
    .referenceSizeForFooterInSection, .numberOfSections, .numberOfItemsInSection,
  ]

  /// The label that distinguishes the method from similar ones: `sizeForItemAt`.
  package var shortName: String {
    let labels = rawValue.split(separator: "(").last?.dropLast().split(separator: ":") ?? []
    guard rawValue.hasPrefix("collectionView("), let label = labels.last else {
      return rawValue.split(separator: "(").first.map(String.init) ?? rawValue
    }
    return String(label)
  }

  fileprivate func times(_ count: Int) -> String { "\(shortName) ×\(count)" }
}

extension [Invalidation] {
  /// The invalidations without duplicates.
  fileprivate var unique: Self {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
