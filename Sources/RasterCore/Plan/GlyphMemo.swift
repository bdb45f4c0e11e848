import Basics
import Foundation

/// A cache of the coverages of glyphs.
///
/// A text repeats the same few glyphs. A font caches its masks too, but that cache serves all
/// threads, so each look-up needs a lock and a dictionary. A memo belongs to one planner, so it
/// needs no lock, and it uses a simple table. When the planner is finished, the entries are passed
/// on to the memo of a later planner.
final class GlyphMemo {
  /// The result of looking up a glyph.
  enum Answer: Equatable {
    /// The index of the glyph's coverage in the plan.
    case coverage(UInt32)
    /// No mask exists, so the outline must be drawn.
    case outline
    /// The glyph covers no pixel.
    case nothing
  }

  /// The key of a look-up: the glyph, its font and size, and its subpixel offset in quarters of a
  /// pixel.
  struct Request: Equatable {
    /// The font's number.
    ///
    /// `number(of:)` assigns the number.
    let source: Int
    let glyph: UInt32
    let pixelsPerEm: Double
    let phaseX: Int, phaseY: Int
  }

  /// An entry of the table: a request and its result.
  private struct Entry {
    let request: Request
    let answer: Answer
    /// The number of the plan in which the answer is valid, because a coverage is given by its
    /// index in that plan.
    let plan: Int
  }

  /// The entries, which are passed on to the next memo.
  private final class Known: @unchecked Sendable {
    /// The entries, in sets of four slots.
    ///
    /// This is not an array, since each access to an array would check its uniqueness.
    let entries: UnsafeMutablePointer<Entry?>
    /// The coverages in the same slots.
    var coverages = [CoverageSpans?](repeating: nil, count: GlyphMemo.placeCount)
    var sources: [any GlyphSource] = []
    var byteCount = 0
    var plans = 0

    init() {
      entries = .allocate(capacity: GlyphMemo.placeCount)
      entries.initialize(repeating: nil, count: GlyphMemo.placeCount)
    }

    deinit { entries.deallocate() }

    func forgetGlyphs() {
      entries.update(repeating: nil, count: GlyphMemo.placeCount)
      coverages = Array(repeating: nil, count: GlyphMemo.placeCount)
      byteCount = 0
    }
  }

  private let known: Known

  /// The number of slots: enough for the letters of a text at all of their subpixel offsets.
  private static let placeCount = 1 << placeBits
  private static let placeBits = 11
  /// The number of slots in a set.
  ///
  /// Glyphs with the same hash share a set, so that two of them do not keep evicting each other.
  private static let setSize = 4
  /// The maximum number of bytes in a memo.
  ///
  /// If a memo exceeds this limit, all glyphs are removed.
  private static let largest = 4 << 20
  /// The maximum number of fonts in a memo.
  private static let mostSources = 16
  private static let left = Mutex<[Known]>([])
  private static let mostLeft = ProcessInfo.processInfo.activeProcessorCount + 1

  /// Makes a memo for a new plan, with the entries of an earlier memo if there is one.
  init() {
    known = Self.left.withLock { $0.popLast() } ?? Known()
    known.plans += 1
  }

  deinit {
    let known = known
    Self.left.withLock { if $0.count < Self.mostLeft { $0.append(known) } }
  }

  /// Returns a font's number, which is valid until another font's number is requested.
  func number(of source: any GlyphSource) -> Int {
    // There are only a few fonts, so they are compared one after another.
    if let known = known.sources.firstIndex(where: { $0 === source }) { return known }
    if known.sources.count == Self.mostSources {
      known.sources = []
      known.forgetGlyphs()
    }
    known.sources.append(source)
    return known.sources.count - 1
  }

  /// Looks up a glyph.
  ///
  /// If its coverage is not in the plan yet, it is appended to the plan.
  func look(for request: Request, _ plan: inout RenderPlan) -> Answer {
    let first = Self.place(of: request)
    for place in first..<first + Self.setSize {
      guard let entry = known.entries[place] else { break }
      guard entry.request == request else { continue }
      guard case .coverage = entry.answer, entry.plan != known.plans,
        let coverage = known.coverages[place]
      else { return entry.answer }
      return keep(.coverage(plan.number(of: coverage)), request, place)
    }
    return learn(request, first, &plan)
  }

  /// Returns the first free slot of a set.
  ///
  /// If the set is full, its oldest entry is evicted.
  private func freePlace(_ first: Int) -> Int {
    let last = first + Self.setSize - 1
    if let free = (first...last).first(where: { known.entries[$0] == nil }) { return free }
    known.byteCount -= known.coverages[first]?.byteCount ?? 0
    for place in first..<last {
      known.entries[place] = known.entries[place + 1]
      known.coverages[place] = known.coverages[place + 1]
    }
    return last
  }

  private func learn(_ request: Request, _ first: Int, _ plan: inout RenderPlan) -> Answer {
    if known.byteCount > Self.largest { known.forgetGlyphs() }
    let place = freePlace(first)
    let source = known.sources[request.source]
    let coverage = source.mask(
      of: request.glyph, pixelsPerEm: request.pixelsPerEm, phaseX: request.phaseX,
      phaseY: request.phaseY
    ).flatMap { CoverageSpans($0) }
    known.byteCount += coverage?.byteCount ?? 0
    known.coverages[place] = coverage
    if let coverage { return keep(.coverage(plan.number(of: coverage)), request, place) }
    // A space has neither a mask nor an outline; this result is cached too.
    let isNothing = source.outline(of: request.glyph).isEmpty
    return keep(isNothing ? .nothing : .outline, request, place)
  }

  private func keep(_ answer: Answer, _ request: Request, _ place: Int) -> Answer {
    known.entries[place] = Entry(request: request, answer: answer, plan: known.plans)
    return answer
  }

  private static func place(of request: Request) -> Int {
    let phase = UInt64(truncatingIfNeeded: request.phaseX * 4 + request.phaseY)
    let bits =
      UInt64(request.glyph) << 4 ^ phase ^ request.pixelsPerEm.bitPattern >> 32
      ^ UInt64(truncatingIfNeeded: request.source) << 40
    // The index of the first slot of the set is computed by Fibonacci hashing: a multiplication by
    // 2⁶⁴ divided by the golden ratio, of which the highest bits are used.
    let mixed = (bits &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - placeBits)
    return Int(truncatingIfNeeded: mixed) & ~(setSize - 1)
  }
}
