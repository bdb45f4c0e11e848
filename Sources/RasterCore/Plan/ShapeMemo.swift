import Basics
import Foundation

/// A cache of the coverages of shapes.
///
/// User interfaces repeat their shapes: a list has the same cell, border and badge a hundred times.
/// The first time a shape is drawn, only its hash is stored; its coverage is cached the second
/// time. Each planner has its own memo, which needs no lock, and passes its entries on to the next
/// planner's memo.
final class ShapeMemo {
  /// A shape's cache key and coverage; the coverage is nil if it would be too large.
  private final class Kept: Sendable {
    let key: ContourKey
    let coverage: CoverageSpans?

    init(_ key: ContourKey, _ coverage: CoverageSpans?) {
      (self.key, self.coverage) = (key, coverage)
    }

    var byteCount: Int { (coverage?.byteCount ?? 0) + key.words.count * 8 + 128 }
  }

  /// An entry of the table: the hash of the shape that used the entry last and, if that shape was
  /// drawn at least twice, its coverage.
  private struct Entry: Sendable {
    var hash = 0
    var kept: Kept?
  }

  /// The entries, which are passed on to the next memo.
  private struct Entries: Sendable {
    var all = [Entry](repeating: Entry(), count: ShapeMemo.placeCount)
    var byteCount = 0
  }

  private var entries: Entries
  private let reader = ContourReader()
  /// A builder for the edges of a shape that is being cached.
  private var builder = EdgeBuilder()

  /// The memory of the cached coverages, in bytes.
  var byteCount: Int { entries.byteCount }

  /// Makes an empty memo.
  init() { entries = Entries() }

  private init(_ entries: Entries) { self.entries = entries }

  /// Returns a memo with the entries of an earlier memo, or an empty one if there is none.
  static func learned() -> ShapeMemo {
    ShapeMemo(left.withLock { $0.popLast() } ?? Entries())
  }

  deinit {
    let entries = entries
    Self.left.withLock { if $0.count < Self.mostLeft { $0.append(entries) } }
  }

  private static let left = Mutex<[Entries]>([])
  /// The maximum number of tables of entries that are stored for later memos.
  private static let mostLeft = ProcessInfo.processInfo.activeProcessorCount + 1
  /// The size of the table, a power of two.
  private static let placeCount = 4096
  /// The maximum number of bytes in a memo.
  ///
  /// If a memo exceeds this limit, all entries are removed.
  static let largest = 4 << 20

  /// Returns a contour's position, and its coverage if it is in the cache after this call.
  ///
  /// Returns nil if the contour must always be drawn from its edges.
  func look(
    for contour: Contour, under transform: CGAffineTransform
  ) -> (place: ContourKey.Place, coverage: CoverageSpans?)? {
    guard let place = reader.read(contour, transform) else { return nil }
    let index = reader.hash & (Self.placeCount - 1)
    let entry = entries.all[index]
    guard entry.hash == reader.hash else {
      // The entry is of another shape, so this shape counts as drawn for the first time.
      forget(index)
      entries.all[index].hash = reader.hash
      return (place, nil)
    }
    guard let kept = entry.kept else { return (place, keep(contour, place, index)) }
    return (place, reader.matches(kept.key, contour) ? kept.coverage : nil)
  }

  /// Returns the contour last looked up, relative to its position.
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
    // The clip is much larger than any cached shape, so that no part of a shape is missing from its
    // coverage.
    let side = 1 << 17
    builder.edges.removeAll()
    builder.begin(clip: PixelRect(minX: -side, minY: -side, maxX: side, maxY: side))
    contour.add(to: &builder, transform)
    return CoverageSpans(
      of: builder.edges[0..<builder.edges.count], in: builder.end(), rule: contour.rule)
  }
}
