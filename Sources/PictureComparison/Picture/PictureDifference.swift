public import LayoutComparison
public import RasterCore

/// The difference of two pictures.
///
/// Pictures of different sizes are laid on each other at their top left corners; what only one of
/// them has, differs.
public struct PictureDifference: Sendable, Hashable {
  /// Differing pixels that are near each other.
  public struct Region: Sendable, Hashable, Codable {
    /// The smallest rectangle around them.
    public private(set) var bounds: PixelRect
    /// The number of pixels that differ.
    public private(set) var differingPixels: Int
    /// The view that they belong to: `cell [0,3] › leaf`; nil if no view is known.
    public internal(set) var owner: String?

    init(_ run: PixelRun) {
      bounds = PixelRect(x: run.columns.lowerBound, y: run.y, width: run.columns.count, height: 1)
      differingPixels = run.columns.count
    }

    mutating func add(_ run: PixelRun) {
      bounds = bounds.union(Region(run).bounds)
      differingPixels += run.columns.count
    }
  }

  /// A limit of the tolerance that is broken.
  public enum BrokenLimit: Sendable, Hashable, Codable {
    /// The sizes are others, which no tolerance allows.
    case size
    /// More pixels differ than may.
    case maxDifferingPixels(Int)
    /// A greater share of pixels differs than may.
    case maxDifferingRatio(Double)
    /// More pixels differ within one window than may.
    case maxClusterInWindow(PictureTolerance.ClusterLimit, pixels: Int, window: PixelRect)
  }

  /// The decoded golden.
  public let golden: Bitmap
  /// The picture that was drawn now.
  public let actual: Bitmap
  /// The limits that the comparison uses.
  public let tolerance: PictureTolerance
  /// The parts that were not compared, in pixels.
  public let maskedRectangles: [PixelRect]
  /// The differing pixels, row by row, from left to right.
  public let runs: [PixelRun]
  /// The differing pixels where they are near each other, from the top, then the left.
  public internal(set) var regions: [Region]
  /// The number of pixels that differ.
  public let differingPixels: Int
  /// The number of pixels that are not equal but count as the same.
  public let toleratedPixels: Int
  /// Of those, how many for being the soft edge of a shape.
  public let antialiasedPixels: Int
  /// The greatest difference of a channel among the differing pixels.
  public let greatestDelta: UInt8
  /// The limits that make the pictures different; empty if they count as the same.
  public let brokenLimits: [BrokenLimit]

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - golden: the expected picture.
  ///   - actual: the picture now.
  ///   - tolerance: the allowed differences; its masks by element need `panes`.
  ///   - scale: pixels per point, for masks given in points.
  ///   - panes: those of both pictures.
  public init(
    golden: Bitmap, actual: Bitmap, tolerance: PictureTolerance = .exact, scale: Double = 1,
    panes: [RecordedLayout] = []
  ) {
    self.init(
      golden: golden, actual: actual, colors: (nil, nil), tolerance: tolerance, scale: scale,
      panes: panes)
  }

  /// Compares two pictures; `colors` are those of the files that they were read from.
  package init(
    golden: Bitmap, actual: Bitmap, colors: (golden: StraightPixels?, actual: StraightPixels?),
    tolerance: PictureTolerance, scale: Double, panes: [RecordedLayout],
    scanned: ScannedPixels? = nil
  ) {
    self.golden = golden
    self.actual = actual
    self.tolerance = tolerance
    maskedRectangles = tolerance.masks.flatMap { $0.rectangles(scale: scale, panes: panes) }
    // Everything else is counted from the runs that this one pass over the pixels finds.
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

  /// Whether the pictures count as the same.
  public var isWithinTolerance: Bool { brokenLimits.isEmpty }

  /// The width of the wider picture, in pixels.
  public var width: Int { max(golden.width, actual.width) }
  /// The height of the higher picture, in pixels.
  public var height: Int { max(golden.height, actual.height) }
  /// The share of pixels that differ, 0 to 1.
  public var differingRatio: Double {
    Double(differingPixels) / Double(max(width * height, 1))
  }

  /// The number of pixels that were not compared.
  public var maskedPixels: Int {
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
    // Where no limit allows a pixel, this is all there is to say.
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
