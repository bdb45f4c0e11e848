/// The differences up to which two pictures count as equal.
///
/// By default no difference is allowed: a change of 1 in one channel of one pixel is a difference.
/// All limits that are set must be satisfied.
public struct PictureTolerance: Sendable, Hashable {
  /// A limit on the density of differing pixels.
  ///
  /// A limit on the share of a large picture does not detect a small solid block; this limit does.
  public struct ClusterLimit: Sendable, Hashable, Codable {
    /// The maximum number of differing pixels in any window.
    public var pixels: Int
    /// The window's width and height, in pixels.
    public var side: Int

    /// A limit of 16 pixels in a window of 16 × 16 pixels: it allows a line one pixel thick through
    /// the window, but no block of 5 × 5 pixels.
    public static let line = ClusterLimit(16, side: 16)
    /// A limit that no picture exceeds.
    public static let unlimited = ClusterLimit(.max, side: 1)

    /// Creates a limit on the number of pixels, by default in windows of 16 × 16 pixels.
    public init(_ pixels: Int, side: Int = 16) {
      precondition(side > 0, "A window has at least one pixel.")
      self.pixels = pixels
      self.side = side
    }
  }

  /// The greatest channel difference with which a pixel counts as equal, from 0 to 255.
  public var maxChannelDelta: UInt8
  /// The maximum number of differing pixels; nil if it is not set.
  public var maxDifferingPixels: Int?
  /// The maximum share of differing pixels, from 0 to 1; nil if it is not set.
  public var maxDifferingRatio: Double?
  /// The maximum number of differing pixels in any window.
  ///
  /// If it is nil and another limit allows differing pixels, `ClusterLimit.line` is used.
  public var maxClusterInWindow: ClusterLimit?
  /// A perceptual metric; pixels whose distance does not exceed its threshold also count as equal.
  public var perceptual: PerceptualMetric?
  /// Parts of the picture that are not compared.
  public var masks: [Mask]

  /// The tolerance that allows no differences.
  public static let exact = PictureTolerance()

  /// Creates a tolerance.
  ///
  /// By default, it allows no differences.
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

  /// Whether the maximum number or share of differing pixels is greater than 0, or a limit on
  /// clusters is set.
  var allowsDifferingPixels: Bool {
    maxDifferingPixels ?? 0 > 0 || maxDifferingRatio ?? 0 > 0 || maxClusterInWindow != nil
  }

  /// The effective limit on clusters.
  var clusterLimit: ClusterLimit { maxClusterInWindow ?? .line }
}
