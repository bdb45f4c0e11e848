import Basics
import Foundation

/// The coverages of glyphs that were drawn before.
///
/// A text is the same few glyphs again and again. A font keeps its masks too, except for all
/// threads: behind a lock, and in a dictionary. Each planner has a memo for itself, and leaves what
/// it learnt to the next.
final class GlyphMemo {
  /// The source of a glyph's drawing.
  enum Answer: Equatable {
    /// A coverage by its number in the plan.
    case coverage(UInt32)
    /// Its outline, for want of a mask.
    case outline
    /// Nothing: it covers no pixel.
    case nothing
  }

  /// A glyph at a size and at quarters of a pixel.
  struct Request: Equatable {
    /// The font's number, see `number(of:)`.
    let source: Int
    let glyph: UInt32
    let pixelsPerEm: Double
    let phaseX: Int, phaseY: Int
  }

  /// An entry at one place.
  private struct Entry {
    let request: Request
    let answer: Answer
    /// The plan that the entry is for.
    let plan: Int
  }

  /// The entries that are left to the next memo.
  private final class Known: @unchecked Sendable {
    /// The entries, in sets of four places.
    ///
    /// Not an array: each access would check its uniqueness.
    let entries: UnsafeMutablePointer<Entry?>
    /// The coverages in the same places.
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

  /// Enough for the letters of a text at all of their quarters.
  private static let placeCount = 1 << placeBits
  private static let placeBits = 11
  /// The number of glyphs that share a set, so that two glyphs do not evict each other at every
  /// letter.
  private static let setSize = 4
  /// The bytes that a memo may hold before it forgets everything.
  private static let largest = 4 << 20
  /// The number of fonts that a memo may hold.
  private static let mostSources = 16
  private static let left = Mutex<[Known]>([])
  private static let mostLeft = ProcessInfo.processInfo.activeProcessorCount + 1

  /// Makes a memo with the entries of an earlier one, for another plan.
  init() {
    known = Self.left.withLock { $0.popLast() } ?? Known()
    known.plans += 1
  }

  deinit {
    let known = known
    Self.left.withLock { if $0.count < Self.mostLeft { $0.append(known) } }
  }

  /// Returns a font's number, which holds until the next font is requested.
  func number(of source: any GlyphSource) -> Int {
    // A handful of fonts: a look at each is faster than a dictionary.
    if let known = known.sources.firstIndex(where: { $0 === source }) { return known }
    if known.sources.count == Self.mostSources {
      known.sources = []
      known.forgetGlyphs()
    }
    known.sources.append(source)
    return known.sources.count - 1
  }

  /// Finds the coverage of a glyph; one that the plan does not have yet is appended to it.
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

  /// Returns the first free place of a set; evicts its oldest entry if it is full.
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
    // A space has no mask and no outline either, and there is one in every word.
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
    // The first of its set. The highest bits of a product with 2⁶⁴ over the golden ratio are well
    // mixed.
    let mixed = (bits &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - placeBits)
    return Int(truncatingIfNeeded: mixed) & ~(setSize - 1)
  }
}
