// Mirrors the players and recorders of AVFoundation. Nothing is played or recorded: properties can
// be set but have no effect, durations are zero, and no delegate or completion handler is called.
public import Foundation
public import QuartzCore
internal import UIKit

/// A player, which plays nothing.
open class AVPlayer: NSObject, StandInMembers {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var defaultRate: Float = 1
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var allowsExternalPlayback = true
  public var preventsDisplaySleepDuringVideoPlayback = true
  public var automaticallyWaitsToMinimizeStalling = true
  public override init() { super.init() }
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var error: (any Error)? { nil }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player with a queue, of which only the first item is stored.
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {}
  open func removeAllItems() {}
  open func advanceToNextItem() {}
}

open class AVPlayerLooper: NSObject, StandInMembers {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}

open class AVAsset: NSObject, StandInMembers {
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { true }
}

open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}

open class AVPlayerItem: NSObject, StandInMembers {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }
  open var duration: CMTime { .zero }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var presentationSize: CGSize { .zero }
  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime =
    Self("AVPlayerItemFailedToPlayToEndTimeNotification")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that, if it is made with a player, is grey in place of the video.
open class AVPlayerLayer: CALayer {
  public var player: AVPlayer?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    backgroundColor = UIColor.systemGray4.cgColor
  }
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { bounds }
}

/// A layer that, if it is made with a session, is grey in place of the camera's picture.
open class AVCaptureVideoPreviewLayer: CALayer {
  public var session: AVCaptureSession?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    backgroundColor = UIColor.systemGray4.cgColor
  }
  open var connection: AVCaptureConnection? { nil }
  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { rect }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

open class AVAudioPlayer: NSObject, StandInMembers {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func prepareToPlay() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {}

open class AVAudioRecorder: NSObject, StandInMembers {
  public weak var delegate: (any AVAudioRecorderDelegate)?
  public var isMeteringEnabled = false
  public init(url: URL, settings: [String: Any]) throws {}
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func prepareToRecord() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}

open class AVAudioSession: NSObject, StandInMembers {
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "ambient")
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    public static let playback = Self(rawValue: "playback")
    public static let record = Self(rawValue: "record")
    public static let playAndRecord = Self(rawValue: "playAndRecord")
    public static let multiRoute = Self(rawValue: "multiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    public static let spokenAudio = Self(rawValue: "spokenAudio")
    public static let voiceChat = Self(rawValue: "voiceChat")
    public static let videoChat = Self(rawValue: "videoChat")
    public static let measurement = Self(rawValue: "measurement")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let allowAirPlay = Self(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  open var category: Category { .soloAmbient }
  open var recordPermission: RecordPermission { .undetermined }
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}
