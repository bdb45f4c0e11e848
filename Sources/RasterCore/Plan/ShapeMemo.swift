import Basics
import Foundation

/// The coverage of shapes that were drawn before.
///
/// User interfaces repeat their shapes: a list is one cell, one border and one badge a hundred
/// times. A shape that is met again is kept; one that is drawn once only leaves a number. Each
/// planner has a memo for itself, without locks, and leaves what it learnt to the next.
final class ShapeMemo {
  /// A coverage, or nil if it would be large.
  private final class Kept: Sendable {
    let key: ContourKey
    let coverage: CoverageSpans?

    init(_ key: ContourKey, _ coverage: CoverageSpans?) {
      (self.key, self.coverage) = (key, coverage)
    }

    var byteCount: Int { (coverage?.byteCount ?? 0) + key.words.count * 8 + 128 }
  }

  /// An entry at one place: the last shape that has it.
  private struct Entry: Sendable {
    var hash = 0
    var kept: Kept?
  }

  /// The entries that are left to the next memo.
  private struct Entries: Sendable {
    var all = [Entry](repeating: Entry(), count: ShapeMemo.placeCount)
    var byteCount = 0
  }

  private var entries: Entries
  private let reader = ContourReader()
  /// The edges of a shape that is about to be kept.
  private var builder = EdgeBuilder()

  /// The memory of the kept coverages, in bytes.
  var byteCount: Int { entries.byteCount }

  /// Makes a memo that knows nothing yet.
  init() { entries = Entries() }

  private init(_ entries: Entries) { self.entries = entries }

  /// Returns a memo with the entries of an earlier one.
  static func learned() -> ShapeMemo {
    ShapeMemo(left.withLock { $0.popLast() } ?? Entries())
  }

  deinit {
    let entries = entries
    Self.left.withLock { if $0.count < Self.mostLeft { $0.append(entries) } }
  }

  private static let left = Mutex<[Entries]>([])
  /// One for each thread, and for the drawings inside of drawings.
  private static let mostLeft = ProcessInfo.processInfo.activeProcessorCount + 1
  /// The size of the table, a power of two; some hundred shapes seldom collide in it.
  private static let placeCount = 4096
  /// The bytes that a memo may hold before it forgets everything.
  static let largest = 4 << 20

  /// Finds out where a contour is, and its coverage if it is known; nil for one that is always
  /// drawn from its edges.
  func look(
    for contour: Contour, under transform: CGAffineTransform
  ) -> (place: ContourKey.Place, coverage: CoverageSpans?)? {
    guard let place = reader.read(contour, transform) else { return nil }
    let index = reader.hash & (Self.placeCount - 1)
    let entry = entries.all[index]
    guard entry.hash == reader.hash else {
      // For the first time: who has the place goes.
      forget(index)
      entries.all[index].hash = reader.hash
      return (place, nil)
    }
    guard let kept = entry.kept else { return (place, keep(contour, place, index)) }
    return (place, reader.matches(kept.key, contour) ? kept.coverage : nil)
  }

  /// Returns the contour that was looked up last, at its own place.
  func relative(_ contour: Contour) -> Contour { reader.relative(contour) }

  private func forget(_ index: Int) {
    guard let kept = entries.all[index].kept else { return }
    entries.byteCount -= kept.byteCount
    entries.all[index].kept = nil
  }

  private func keep(
    _ contour: Contour, _ place: ContourKey.Place, _ index: Int
  ) -> CoverageSpans? {
    let coverage = coverage(of: reader.relative(contour), place.transform)
    let kept = Kept(reader.key(contour), coverage)
    if entries.byteCount + kept.byteCount > Self.largest { entries = Entries() }
    entries.byteCount += kept.byteCount
    entries.all[index] = Entry(hash: reader.hash, kept: kept)
    return coverage
  }

  private func coverage(
    of contour: Contour, _ transform: CGAffineTransform
  ) -> CoverageSpans? {
    // Much larger than what is kept, so that nothing that is kept was cut.
    let side = 1 << 17
    builder.edges.removeAll()
    builder.begin(clip: PixelRect(minX: -side, minY: -side, maxX: side, maxY: side))
    contour.add(to: &builder, transform)
    return CoverageSpans(
      of: builder.edges[0..<builder.edges.count], in: builder.end(), rule: contour.rule)
  }
}
