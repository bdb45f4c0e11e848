public import Foundation
public import UIKit

/// A film in a controller, drawn as a box.
open class AVPlayerViewController: StandInController {
  /// See AVKit.
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// See AVKit.
  public var player: AVPlayer?
  /// See AVKit.
  public var showsPlaybackControls = true
  /// See AVKit.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// See AVKit.
  public var allowsPictureInPicturePlayback = true
  /// See AVKit.
  public var entersFullScreenWhenPlaybackBegins = false
  /// See AVKit.
  public var exitsFullScreenWhenPlaybackEnds = false
  /// See AVKit.
  public var updatesNowPlayingInfoCenter = true
  /// See AVKit.
  open var contentOverlayView: UIView? { view }
  /// See AVKit.
  open var isReadyForDisplay: Bool { false }
  /// See AVKit.
  open var videoBounds: CGRect { view.bounds }
  /// See AVKit.
  open override var boxTitle: String { "Video" }
}
/// See AVKit.
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
/// See AVKit.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
/// See AVKit.
open class AVPictureInPictureController: NSObject, StandInMembers {
  /// See AVKit.
  public weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// See AVKit.
  public convenience init?(playerLayer: AVPlayerLayer) { nil }
  /// See AVKit.
  public class func isPictureInPictureSupported() -> Bool { false }
  /// See AVKit.
  open var isPictureInPictureActive: Bool { false }
  /// See AVKit.
  open var isPictureInPicturePossible: Bool { false }
  /// Inert: see AVKit.
  open func startPictureInPicture() {}
  /// Inert: see AVKit.
  open func stopPictureInPicture() {}
}
/// The button of the places where sound is played, drawn as a box.
open class AVRoutePickerView: StandInBox, StandInMembers {
  /// See AVKit.
  public var activeTintColor: UIColor?
  /// See AVKit.
  public var prioritizesVideoDevices = false
  /// See AVKit.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}
