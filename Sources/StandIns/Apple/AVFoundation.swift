public import Foundation
public import QuartzCore
internal import UIKit

/// A player, which plays nothing.
open class AVPlayer: NSObject, StandInMembers {
  /// See AVFoundation.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// See AVFoundation.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// See AVFoundation.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// See AVFoundation.
  public private(set) var currentItem: AVPlayerItem?
  /// See AVFoundation.
  public var rate: Float = 0
  /// See AVFoundation.
  public var defaultRate: Float = 1
  /// See AVFoundation.
  public var volume: Float = 1
  /// See AVFoundation.
  public var isMuted = false
  /// See AVFoundation.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// See AVFoundation.
  public var allowsExternalPlayback = true
  /// See AVFoundation.
  public var preventsDisplaySleepDuringVideoPlayback = true
  /// See AVFoundation.
  public var automaticallyWaitsToMinimizeStalling = true
  /// See AVFoundation.
  public override init() { super.init() }
  /// See AVFoundation.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// See AVFoundation.
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  /// See AVFoundation.
  open var status: Status { .unknown }
  /// See AVFoundation.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// See AVFoundation.
  open var error: (any Error)? { nil }
  /// Inert: see AVFoundation.
  open func play() {}
  /// Inert: see AVFoundation.
  open func pause() {}
  /// See AVFoundation.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// See AVFoundation.
  open func currentTime() -> CMTime { .zero }
  /// Inert: see AVFoundation.
  open func seek(to time: CMTime) {}
  /// Inert: see AVFoundation.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  /// Inert: see AVFoundation.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// See AVFoundation.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// See AVFoundation.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Inert: see AVFoundation.
  open func removeTimeObserver(_ observer: Any) {}
}
/// See AVFoundation.
open class AVQueuePlayer: AVPlayer {
  /// See AVFoundation.
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  /// See AVFoundation.
  open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  /// Inert: see AVFoundation.
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {}
  /// Inert: see AVFoundation.
  open func removeAllItems() {}
  /// Inert: see AVFoundation.
  open func advanceToNextItem() {}
}
/// See AVFoundation.
open class AVPlayerLooper: NSObject, StandInMembers {
  /// See AVFoundation.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  /// Inert: see AVFoundation.
  open func disableLooping() {}
}
/// See AVFoundation.
open class AVAsset: NSObject, StandInMembers {
  /// See AVFoundation.
  public convenience init(url: URL) { self.init() }
  /// See AVFoundation.
  open var duration: CMTime { .zero }
  /// See AVFoundation.
  open var isPlayable: Bool { true }
}
/// See AVFoundation.
open class AVURLAsset: AVAsset {
  /// See AVFoundation.
  public let url: URL
  /// See AVFoundation.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}
/// See AVFoundation.
open class AVPlayerItem: NSObject, StandInMembers {
  /// See AVFoundation.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// See AVFoundation.
  public let asset: AVAsset
  /// See AVFoundation.
  public init(url: URL) { asset = AVURLAsset(url: url) }
  /// See AVFoundation.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }
  /// See AVFoundation.
  open var duration: CMTime { .zero }
  /// See AVFoundation.
  open var status: Status { .unknown }
  /// See AVFoundation.
  open var error: (any Error)? { nil }
  /// See AVFoundation.
  open var presentationSize: CGSize { .zero }
  /// See AVFoundation.
  open func currentTime() -> CMTime { .zero }
}
extension NSNotification.Name {
  /// See AVFoundation.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  /// See AVFoundation.
  public static let AVPlayerItemFailedToPlayToEndTime =
    Self("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// See AVFoundation.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// See AVFoundation.
  public let rawValue: String
  /// See AVFoundation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// See AVFoundation.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// See AVFoundation.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// See AVFoundation.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
/// A layer that draws a grey plane in place of a film.
open class AVPlayerLayer: CALayer {
  /// See AVFoundation.
  public var player: AVPlayer?
  /// See AVFoundation.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// See AVFoundation.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    backgroundColor = UIColor.systemGray4.cgColor
  }
  /// See AVFoundation.
  open var isReadyForDisplay: Bool { false }
  /// See AVFoundation.
  open var videoRect: CGRect { bounds }
}
/// A layer that draws a grey plane in place of the camera's picture.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// See AVFoundation.
  public var session: AVCaptureSession?
  /// See AVFoundation.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// See AVFoundation.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    backgroundColor = UIColor.systemGray4.cgColor
  }
  /// See AVFoundation.
  open var connection: AVCaptureConnection? { nil }
  /// See AVFoundation.
  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }
  /// See AVFoundation.
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { rect }
}

/// See AVFoundation.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
/// See AVFoundation.
open class AVAudioPlayer: NSObject, StandInMembers {
  /// See AVFoundation.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// See AVFoundation.
  public var volume: Float = 1
  /// See AVFoundation.
  public var numberOfLoops = 0
  /// See AVFoundation.
  public var currentTime: TimeInterval = 0
  /// See AVFoundation.
  public init(contentsOf url: URL) throws {}
  /// See AVFoundation.
  public init(data: Data) throws {}
  /// See AVFoundation.
  open var isPlaying: Bool { false }
  /// See AVFoundation.
  open var duration: TimeInterval { 0 }
  /// See AVFoundation.
  @discardableResult open func play() -> Bool { false }
  /// See AVFoundation.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Inert: see AVFoundation.
  open func pause() {}
  /// Inert: see AVFoundation.
  open func stop() {}
}
/// See AVFoundation.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {}
/// See AVFoundation.
open class AVAudioRecorder: NSObject, StandInMembers {
  /// See AVFoundation.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// See AVFoundation.
  public var isMeteringEnabled = false
  /// See AVFoundation.
  public init(url: URL, settings: [String: Any]) throws {}
  /// See AVFoundation.
  open var isRecording: Bool { false }
  /// See AVFoundation.
  open var currentTime: TimeInterval { 0 }
  /// See AVFoundation.
  @discardableResult open func record() -> Bool { false }
  /// See AVFoundation.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Inert: see AVFoundation.
  open func pause() {}
  /// Inert: see AVFoundation.
  open func stop() {}
  /// Inert: see AVFoundation.
  open func updateMeters() {}
  /// See AVFoundation.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}
/// See AVFoundation.
open class AVAudioSession: NSObject, StandInMembers {
  /// See AVFoundation.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  /// See AVFoundation.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// See AVFoundation.
    public let rawValue: String
    /// See AVFoundation.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See AVFoundation.
    public static let ambient = Self(rawValue: "ambient")
    /// See AVFoundation.
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    /// See AVFoundation.
    public static let playback = Self(rawValue: "playback")
    /// See AVFoundation.
    public static let record = Self(rawValue: "record")
    /// See AVFoundation.
    public static let playAndRecord = Self(rawValue: "playAndRecord")
    /// See AVFoundation.
    public static let multiRoute = Self(rawValue: "multiRoute")
  }
  /// See AVFoundation.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// See AVFoundation.
    public let rawValue: String
    /// See AVFoundation.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See AVFoundation.
    public static let `default` = Self(rawValue: "default")
    /// See AVFoundation.
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    /// See AVFoundation.
    public static let spokenAudio = Self(rawValue: "spokenAudio")
    /// See AVFoundation.
    public static let voiceChat = Self(rawValue: "voiceChat")
    /// See AVFoundation.
    public static let videoChat = Self(rawValue: "videoChat")
    /// See AVFoundation.
    public static let measurement = Self(rawValue: "measurement")
  }
  /// See AVFoundation.
  public struct CategoryOptions: OptionSet, Sendable {
    /// See AVFoundation.
    public let rawValue: UInt
    /// See AVFoundation.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// See AVFoundation.
    public static let mixWithOthers = Self(rawValue: 1)
    /// See AVFoundation.
    public static let duckOthers = Self(rawValue: 2)
    /// See AVFoundation.
    public static let allowBluetooth = Self(rawValue: 4)
    /// See AVFoundation.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// See AVFoundation.
    public static let allowAirPlay = Self(rawValue: 64)
  }
  /// See AVFoundation.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// See AVFoundation.
    public let rawValue: UInt
    /// See AVFoundation.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// See AVFoundation.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  /// See AVFoundation.
  public class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  /// See AVFoundation.
  open var category: Category { .soloAmbient }
  /// See AVFoundation.
  open var recordPermission: RecordPermission { .undetermined }
  /// See AVFoundation.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// Inert: see AVFoundation.
  open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}
  /// Inert: see AVFoundation.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}
