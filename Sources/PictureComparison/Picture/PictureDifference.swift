package import LayoutComparison
package import RasterCore

/// The difference of two pictures.
///
/// Pictures of different sizes are aligned at their top left corners; pixels that exist only in one
/// of them count as differing.
package struct PictureDifference: Sendable, Hashable {
  /// A group of differing pixels that are close to each other.
  package struct Region: Sendable, Hashable, Codable {
    /// The bounding box of the pixels.
    package private(set) var bounds: PixelRect
    /// The number of pixels that differ.
    package private(set) var differingPixels: Int
    /// The view that the region belongs to, such as `cell [0,3] › leaf`; nil if it is unknown.
    package internal(set) var owner: String?

    init(_ run: PixelRun) {
      bounds = PixelRect(x: run.columns.lowerBound, y: run.y, width: run.columns.count, height: 1)
      differingPixels = run.columns.count
    }

    mutating func add(_ run: PixelRun) {
      bounds = bounds.union(Region(run).bounds)
      differingPixels += run.columns.count
    }
  }

  /// An exceeded limit of the tolerance.
  package enum BrokenLimit: Sendable, Hashable, Codable {
    /// The sizes differ, which no tolerance allows.
    case size
    /// The number of differing pixels exceeds this maximum.
    case maxDifferingPixels(Int)
    /// The share of differing pixels exceeds this maximum.
    case maxDifferingRatio(Double)
    /// The number of differing pixels in one window exceeds the maximum.
    case maxClusterInWindow(PictureTolerance.ClusterLimit, pixels: Int, window: PixelRect)
  }

  package let golden: Bitmap
  package let actual: Bitmap
  /// The limits used by the comparison.
  package let tolerance: PictureTolerance
  /// The parts that were not compared, in pixels.
  package let maskedRectangles: [PixelRect]
  /// The differing pixels, row by row, from left to right.
  package let runs: [PixelRun]
  /// The regions of nearby differing pixels, sorted from top to bottom, then from left to right.
  package internal(set) var regions: [Region]
  /// The number of pixels that differ.
  package let differingPixels: Int
  /// The number of pixels that are unequal but count as equal.
  package let toleratedPixels: Int
  /// The number of tolerated pixels that belong to anti-aliased edges of shapes.
  package let antialiasedPixels: Int
  /// The greatest channel difference among the differing pixels.
  package let greatestDelta: UInt8
  /// The exceeded limits; empty if the pictures count as equal.
  package let brokenLimits: [BrokenLimit]

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - golden: the expected picture.
  ///   - actual: the new picture.
  ///   - tolerance: the allowed differences; its masks by element and by kind need `panes`.
  ///   - scale: the number of pixels per point, for masks given in points.
  ///   - panes: the layouts of both pictures, which contain the elements of masks.
  package init(
    golden: Bitmap, actual: Bitmap, tolerance: PictureTolerance = .exact, scale: Double = 1,
    panes: [RecordedLayout] = []
  ) {
    self.init(
      golden: golden, actual: actual, colors: (nil, nil), tolerance: tolerance, scale: scale,
      panes: panes)
  }

  /// Compares two pictures; `colors` contains the colours as stored in the files from which the
  /// pictures were read, and `scanned` the differing pixels if they have already been found.
  package init(
    golden: Bitmap, actual: Bitmap, colors: (golden: StraightPixels?, actual: StraightPixels?),
    tolerance: PictureTolerance, scale: Double, panes: [RecordedLayout],
    scanned: ScannedPixels? = nil
  ) {
    self.golden = golden
    self.actual = actual
    self.tolerance = tolerance
    maskedRectangles = tolerance.masks.flatMap { $0.rectangles(scale: scale, panes: panes) }
    // All other values are computed from the runs found in this single pass over the pixels.
    let scan =
      scanned?.finding
      ?? PixelScan(
        golden, actual, tolerance: tolerance, mask: PixelArea(maskedRectangles), colors: colors
      ).finding
    runs = scan.runs
    regions = RegionFinder.regions(of: scan.runs)
    differingPixels = scan.runs.reduce(0) { $0 + $1.columns.count }
    toleratedPixels = scan.toleratedPixels
    antialiasedPixels = scan.antialiasedPixels
    greatestDelta = scan.greatestDelta
    brokenLimits = Self.brokenLimits(golden, actual, tolerance, runs: scan.runs)
  }

  /// Whether the pictures count as equal.
  package var isWithinTolerance: Bool { brokenLimits.isEmpty }

  /// The width of the wider picture, in pixels.
  package var width: Int { max(golden.width, actual.width) }
  /// The height of the taller picture, in pixels.
  package var height: Int { max(golden.height, actual.height) }
  /// The share of pixels that differ, 0 to 1.
  package var differingRatio: Double {
    Double(differingPixels) / Double(max(width * height, 1))
  }

  /// The number of pixels that were not compared.
  package var maskedPixels: Int {
    PixelArea(maskedRectangles).pixels(width: width, height: height)
  }

  private static func size(_ golden: Bitmap, _ actual: Bitmap) -> PixelRect {
    PixelRect(
      x: 0, y: 0, width: max(golden.width, actual.width),
      height: max(golden.height, actual.height))
  }

  private static func brokenLimits(
    _ golden: Bitmap, _ actual: Bitmap, _ tolerance: PictureTolerance, runs: [PixelRun]
  ) -> [BrokenLimit] {
    let size = size(golden, actual)
    var broken: [BrokenLimit] = []
    if golden.width != actual.width || golden.height != actual.height { broken.append(.size) }
    let count = runs.reduce(0) { $0 + $1.columns.count }
    if count == 0 { return broken }
    // If no limit allows differing pixels, the other limits need not be checked.
    if !tolerance.allowsDifferingPixels { return broken + [.maxDifferingPixels(0)] }
    if let limit = tolerance.maxDifferingPixels, count > limit {
      broken.append(.maxDifferingPixels(limit))
    }
    if let limit = tolerance.maxDifferingRatio,
      Double(count) > limit * Double(size.width * size.height)
    {
      broken.append(.maxDifferingRatio(limit))
    }
    return broken + brokenClusters(tolerance.clusterLimit, runs: runs, size: size)
  }

  private static func brokenClusters(
    _ limit: PictureTolerance.ClusterLimit, runs: [PixelRun], size: PixelRect
  ) -> [BrokenLimit] {
    if limit == .unlimited { return [] }
    let densest = DensestWindow(
      of: runs, width: size.width, height: size.height, side: limit.side)
    if densest.pixels <= limit.pixels { return [] }
    return [.maxClusterInWindow(limit, pixels: densest.pixels, window: densest.bounds)]
  }
}
