/// The difference up to which two pictures count as the same.
///
/// By default nothing: one level of one channel of one pixel is a difference. Every limit that is
/// given must hold; a limit that is not given does not weaken another.
public struct PictureTolerance: Sendable, Hashable {
  /// A limit on how densely differing pixels may be.
  ///
  /// A share of the whole picture hides a solid block in a large one; this limit finds it.
  public struct ClusterLimit: Sendable, Hashable, Codable {
    /// The most differing pixels in any window.
    public var pixels: Int
    /// The window's width and height, in pixels.
    public var side: Int

    /// A line one pixel thick through a window of 16 × 16: the most for anti-aliasing noise, and
    /// too few for a block.
    public static let line = ClusterLimit(16, side: 16)
    /// A limit that every picture is within.
    public static let unlimited = ClusterLimit(.max, side: 1)

    /// Makes a limit.
    public init(_ pixels: Int, side: Int = 16) {
      precondition(side > 0, "A window has at least one pixel.")
      self.pixels = pixels
      self.side = side
    }
  }

  /// The greatest difference of any channel, 0 to 255, by which a pixel counts as the same.
  public var maxChannelDelta: UInt8
  /// The most pixels that may differ.
  public var maxDifferingPixels: Int?
  /// The greatest share of pixels that may differ, 0 to 1.
  public var maxDifferingRatio: Double?
  /// The most pixels that may differ within one window.
  ///
  /// Where pixels may differ and nothing is set here, `ClusterLimit.line` holds.
  public var maxClusterInWindow: ClusterLimit?
  /// A measure of visible difference, by which a pixel may count as the same too.
  public var perceptual: PerceptualMetric?
  /// Parts of the picture that are not compared.
  public var masks: [Mask]

  /// Nothing may differ.
  public static let exact = PictureTolerance()

  /// Makes a tolerance; without arguments, none.
  public init(
    maxChannelDelta: UInt8 = 0, maxDifferingPixels: Int? = nil, maxDifferingRatio: Double? = nil,
    maxClusterInWindow: ClusterLimit? = nil, perceptual: PerceptualMetric? = nil,
    masks: [Mask] = []
  ) {
    self.maxChannelDelta = maxChannelDelta
    self.maxDifferingPixels = maxDifferingPixels
    self.maxDifferingRatio = maxDifferingRatio
    self.maxClusterInWindow = maxClusterInWindow
    self.perceptual = perceptual
    self.masks = masks
  }

  /// Whether any pixel at all may differ.
  var allowsDifferingPixels: Bool {
    maxDifferingPixels ?? 0 > 0 || maxDifferingRatio ?? 0 > 0 || maxClusterInWindow != nil
  }

  /// The limit on clusters that holds.
  var clusterLimit: ClusterLimit { maxClusterInWindow ?? .line }
}
