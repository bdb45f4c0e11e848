import Foundation
import RasterCore

/// A search for the pixels that differ in some rows of two pictures.
///
/// Each row is processed as a whole in several steps, and each step marks pixels: those that are
/// unequal and not masked; among these, those beyond the maximum channel difference; among these,
/// those that look different; and finally those that are not anti-aliased. The pixels marked by the
/// last step differ.
struct BandScan {
  /// The input of the perceptual comparison, which can make unequal pixels count as equal.
  struct Looks {
    let metric: PerceptualMetric
    /// The colours of the golden's pixels, not premultiplied.
    let golden: PixelPlane
    /// The colours of the new picture's pixels, not premultiplied.
    let actual: PixelPlane
  }

  /// The result for the rows of a band.
  struct Finding: Sendable {
    /// The runs of differing pixels, row by row, from left to right.
    var runs: [PixelRun] = []
    /// The number of pixels that are unequal but count as equal.
    var toleratedPixels = 0
    /// The number of tolerated pixels that belong to anti-aliased edges of shapes.
    var antialiasedPixels = 0
    /// The greatest channel difference among the differing pixels.
    var greatestDelta: UInt8 = 0
  }

  /// The result so far.
  private(set) var finding = Finding()

  private let golden: PixelPlane
  private let actual: PixelPlane
  private let looks: Looks?
  private let limit: UInt8
  private let mask: PixelArea
  private let kernels: RowKernels
  private let unequal: RowMarks
  private let differing: RowMarks
  private let apart: RowMarks
  private let unsure: RowMarks
  private var edges: SoftEdges?

  /// Prepares to scan pictures of the same size.
  ///
  /// - Parameters:
  ///   - golden: the expected picture.
  ///   - actual: the new picture.
  ///   - looks: the metric and the colours for the perceptual comparison; nil for none.
  ///   - limit: the greatest channel difference with which a pixel counts as equal.
  ///   - mask: the part that is not compared.
  ///   - kernels: the loops that mark the pixels of a row.
  init(
    _ golden: PixelPlane, _ actual: PixelPlane, looks: Looks?, limit: UInt8, mask: PixelArea,
    kernels: RowKernels
  ) {
    self.golden = golden
    self.actual = actual
    self.looks = looks
    self.limit = limit
    self.mask = mask
    self.kernels = kernels
    unequal = RowMarks(width: golden.width)
    differing = RowMarks(width: golden.width)
    apart = RowMarks(width: golden.width)
    unsure = RowMarks(width: golden.width)
    if let looks, !looks.metric.countsAntialiasing { edges = SoftEdges(looks, kernels: kernels) }
  }

  /// Scans some rows, which directly follow the rows scanned before.
  mutating func scan(_ rows: Range<Int>) {
    // Nearly every snapshot is unchanged and returns here. In builds without optimisation, a call
    // for each row would take longer.
    if areEqual(rows) { return }
    for y in rows {
      guard let old = golden.start(ofRow: y), let new = actual.start(ofRow: y) else { return }
      // Most rows are equal; `memcmp` compares these at the speed of memory.
      if memcmp(old, new, golden.width &* 4) != 0 { scan(old, new, row: y) }
    }
  }

  /// Returns whether some rows are equal as a single block of memory; false if a picture is wider
  /// than the common part.
  private func areEqual(_ rows: Range<Int>) -> Bool {
    guard golden.stride == golden.width, actual.stride == actual.width,
      let old = golden.start(ofRow: rows.lowerBound),
      let new = actual.start(ofRow: rows.lowerBound)
    else { return false }
    return memcmp(old, new, rows.count &* golden.width &* 4) == 0
  }

  private mutating func scan(_ old: RowKernels.Row, _ new: RowKernels.Row, row y: Int) {
    let width = golden.width
    kernels.markUnequal(old, new, count: width, limit: 0, in: unequal.words)
    if !mask.rectangles.isEmpty {
      differing.mark(mask.columns(ofRow: y, outside: 0..<width))
      unequal.formIntersection(differing)
    }
    if limit == 0 {
      differing.copy(unequal)
    } else {
      kernels.markUnequal(old, new, count: width, limit: limit, in: differing.words)
      differing.formIntersection(unequal)
    }
    if let looks { keepWhatLooksDifferent(looks, row: y) }
    finding.antialiasedPixels += edges?.remove(from: differing, row: y) ?? 0
    let delta = kernels.greatestDelta(old, new, count: width, in: differing.words)
    finding.greatestDelta = max(finding.greatestDelta, delta)
    finding.toleratedPixels += unequal.total - differing.total
    differing.appendRuns(ofRow: y, to: &finding.runs)
  }

  /// Unmarks the pixels that look the same.
  ///
  /// If a pixel's difference is too close to the limit for the kernel's precision, the metric's
  /// exact formula decides.
  private func keepWhatLooksDifferent(_ looks: Looks, row y: Int) {
    guard let old = looks.golden.start(ofRow: y), let new = looks.actual.start(ofRow: y) else {
      return
    }
    let limit = looks.metric.limit
    kernels.markLooks(
      old, new, count: golden.width, limit: limit, apart: apart.words, unsure: unsure.words)
    unsure.formIntersection(differing)
    let offset = y &* looks.golden.stride
    unsure.remove { x in
      abs(looks.metric.distance(old[x], new[x], offset: offset &+ x)) <= limit
    }
    apart.formUnion(unsure)
    differing.formIntersection(apart)
  }
}
