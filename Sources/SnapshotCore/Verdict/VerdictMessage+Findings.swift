import LayoutComparison
import PictureComparison

extension VerdictMessage {
  /// The changes, the differing or allowed pixels, the warnings and the ignored changes, most
  /// important first; details are indented.
  package var findings: [String] { changes + pixels + warnings + ignored }

  /// The changes, most important first: at most ten lines, and then the number of the others.
  package var changes: [String] {
    switch (record.reason, record.subject) {
    case (.unsound(let objections), _): Self.cut(objections)
    case (.orphan, _): ["no snapshot of the run requested it"]
    case (.alone, .files(let first, let second)):
      ["only"] + [first, second].compactMap { $0.map(told) }
    case (.closed, .files(let first, let second)): [first, second].compactMap { $0.map(told) }
    case (.incomparable(let words), _): [words]
    default: Self.lines(of: failing)
    }
  }

  /// The changes that lead to a failure.
  ///
  /// If two have the same headline, such as one cause of two classes, only the first is listed.
  private var failing: [ReportedChange] {
    Self.distinct(record.statements.filter { $0.reaction == .fail }, besides: [])
  }

  /// Returns the changes with different headlines, without those whose headline is among `others`.
  private static func distinct(
    _ statements: [ReportedChange], besides others: [ReportedChange]
  ) -> [ReportedChange] {
    let told = Set(others.map(\.headline))
    return statements.grouped(by: \.headline).map { $0[0] }.filter { !told.contains($0.headline) }
  }

  /// Returns changes as lines: headlines, each followed by details, and then the number of further
  /// lines if there are more than ten.
  ///
  /// Details are left out before headlines. Equal details are listed only once, except for lines of
  /// a text.
  private static func lines(
    of statements: [ReportedChange], after others: [ReportedChange] = [], mark: String = ""
  ) -> [String] {
    var told = Set(others.flatMap(\.details))
    // The headlines are counted first, and the remaining lines are used for details.
    var rest = max(changeLimit - statements.count, 0)
    var count = 0
    let lines = statements.prefix(changeLimit).flatMap { statement -> [String] in
      // Lines of a text are not deduplicated, since equal lines may occur several times.
      let details = statement.details.filter {
        statement.isVerbatim || told.insert($0).inserted
      }
      let shown = details.prefix(rest)
      rest -= shown.count
      count += details.count - shown.count
      return ["\(mark)\(statement.headline)"] + shown.map(indented)
    }
    for statement in statements.dropFirst(changeLimit) { count += 1 + statement.details.count }
    return count == 0 ? lines : lines + ["\(mark)and \(Counted.text(count, "more line"))"]
  }

  private static func cut(_ lines: [String]) -> [String] {
    let rest = lines.count - changeLimit
    return lines.prefix(changeLimit) + (rest > 0 ? ["and \(Counted.text(rest, "more line"))"] : [])
  }

  /// The number of differing pixels, the number of allowed ones, and the reasons; empty if one of
  /// the changes already contains the number.
  private var pixels: [String] {
    guard let pixels = record.pixels else { return [] }
    if record.passes { return pixels.allowances.map { "allowed: \($0)" } }
    // If a change already gives the total number of differing pixels, this line would repeat it.
    if record.statements.contains(where: \.countsAllPixels) { return [] }
    let reasons = pixels.allowances + pixels.limitsOfNumber + [contrast].compactMap(\.self)
    return ["pixels: \(pixels.headline)"] + reasons.map(Self.indented)
  }

  /// A line that explains why the comparison fails although the pixels are within all limits; nil
  /// if this is not the case.
  private var contrast: String? {
    let failing = record.statements.filter { $0.reaction == .fail }.classes
    guard let pixels = record.pixels, pixels.isWithinTolerance, !failing.isEmpty,
      pixels.differingPixels > 0 || pixels.toleratedPixels > 0
    else { return nil }
    let others = failing.map(\.subject).joined(separator: " and ")
    return "the pixels are within the limits, \(others) \(failing.count == 1 ? "is" : "are") not"
  }

  /// The warnings, without changes that already fail in another class.
  private var warnings: [String] {
    Self.lines(
      of: Self.distinct(record.warnings, besides: failing), after: failing, mark: "warning: ")
  }

  /// The headlines of the ignored changes.
  private var ignored: [String] {
    let told = failing + record.warnings
    return Self.cut(
      Self.distinct(record.ignored, besides: told).map { "ignored: \($0.headline)" })
  }
}

extension ReportedChange {
  /// Whether the details are lines of a text.
  fileprivate var isVerbatim: Bool { if case .lines = finding { true } else { false } }

  /// Whether the change gives the total number of differing pixels.
  fileprivate var countsAllPixels: Bool {
    switch finding {
    case .pixels(_, nil), .inFrames(_, .pixels(_, nil)), .frames: true
    default: false
    }
  }
}

extension ChangeClass {
  /// The subject of changes of this class in messages, such as “the layout”.
  fileprivate var subject: String {
    switch self {
    case .layout: "the layout"
    case .paint: "the colour"
    case .text: "the text"
    case .fonts: "the font"
    case .metadata: "the metadata"
    }
  }
}
