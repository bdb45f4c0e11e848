import LayoutComparison
import LayoutCore
import RasterPNG

/// A test of the first causes that are reported for a changed film.
///
/// For each cause, the film is recorded again with the golden's animation, and its frames are
/// compared with the golden's.
struct FilmTrial {
  /// A cause with the golden's animations that undo it.
  struct Attempt {
    let name: String
    let values: [AnimationTrial.Restoration]
    let words: String
  }

  private let comparison: FilmComparison
  let attempts: [Attempt]

  /// The maximum number of causes that are tested.
  private static let mostCauses = 2

  /// Prepares the test; nil if no cause is an animation whose values can be replaced.
  init?(_ comparison: FilmComparison) {
    self.comparison = comparison
    let all = comparison.statements.compactMap { $0.finding.cause.flatMap(Attempt.init) }
    attempts = Array(all.prefix(Self.mostCauses))
    if attempts.isEmpty { return nil }
  }

  /// Returns whether a film that was recorded again has the pixels of the compared one; if not, the
  /// film differs from one recording to the next, and nothing can be proved.
  func isReproduced(by film: LayoutFilm) -> Bool {
    film.frames.map(\.pixels) == comparison.actual.frames.map(\.pixels)
  }

  /// Returns the result of an attempt; nil if the recorded film does not have the golden's
  /// animation, so that the golden's value had no effect.
  ///
  /// The frames are compared exactly, without a tolerance.
  func proof(of attempt: Attempt, _ film: LayoutFilm) -> Cause.Proof? {
    guard attempt.values.allSatisfy({ film.hasAnimation($0) }) else { return nil }
    let golden = comparison.golden.frames
    guard film.frames.count == golden.count else {
      let counts = "\(film.frames.count) frames instead of \(golden.count)"
      return Cause.Proof(attempt.words, .remaining, remaining: [counts])
    }
    var remaining: [String] = []
    for (index, frame) in film.frames.enumerated() {
      if frame.bitmap != golden[index].bitmap {
        remaining.append("frame \(index + 1), \(frame.note.time.milliseconds)")
      }
    }
    if remaining.isEmpty { return Cause.Proof(attempt.words, .golden) }
    let isSame = isReproduced(by: film)
    return Cause.Proof(
      attempt.words, isSame ? .unchanged : .remaining, remaining: isSame ? [] : remaining)
  }
}

extension FilmTrial.Attempt {
  /// Reads the animations of a cause; nil if the cause is not a change of a single view's
  /// properties, or if one of the changes cannot be undone.
  fileprivate init?(_ cause: Cause) {
    guard case .views(let group) = cause.trigger, group.count == 1, let label = group.path.last,
      case .changed(let properties) = group.change
    else { return nil }
    let values = properties.map { property in
      AnimationTrial.Restoration(
        view: label, property: property.key, golden: property.golden, actual: property.actual)
    }
    let words = properties.compactMap(AnimationChange.init).flatMap(\.goldenValues)
    let known = values.compactMap(\.self)
    guard known.count == values.count, !words.isEmpty else { return nil }
    (name, self.values) = (cause.trigger.sameness, known)
    self.words = words.listed
  }
}

extension LayoutFilm {
  /// Returns whether the metadata of a frame contains the golden's animation.
  fileprivate func hasAnimation(_ value: AnimationTrial.Restoration) -> Bool {
    func has(_ view: LayoutRecord.View) -> Bool {
      view.look[value.property] == value.golden || view.views.contains(where: has)
    }
    return frames.contains { frame in
      frame.note.panes.contains { $0.layout.screen.map(has) ?? false }
    }
  }
}

extension ReportedChange.Change {
  /// The cause of a changed layout in a picture or in frames of a film; nil for other changes.
  var cause: Cause? {
    switch self {
    case .cause(let cause, _): cause
    case .inFrames(_, let change): change.cause
    default: nil
    }
  }

  /// Returns the change with the result of testing its cause, if there is one.
  func adding(_ proofs: [String: Cause.Proof]) -> Self {
    switch self {
    case .cause(var cause, let panes):
      cause.proof = proofs[cause.trigger.sameness]
      return .cause(cause, panes: panes)
    case .inFrames(let extent, let change): return .inFrames(extent, change.adding(proofs))
    default: return self
    }
  }
}
