// Mirrors AVKit. Controllers and views are drawn as boxes, settings have no effect, and no delegate
// is called.
public import Foundation
public import UIKit

/// A controller that plays a video, drawn as a box.
open class AVPlayerViewController: StandInController {
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
  public var player: AVPlayer?
  public var showsPlaybackControls = true
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var allowsPictureInPicturePlayback = true
  public var entersFullScreenWhenPlaybackBegins = false
  public var exitsFullScreenWhenPlaybackEnds = false
  public var updatesNowPlayingInfoCenter = true
  open var contentOverlayView: UIView? { view }
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { view.bounds }
  open override var boxTitle: String { "Video" }
}

public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

open class AVPictureInPictureController: NSObject, StandInMembers {
  public weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public convenience init?(playerLayer: AVPlayerLayer) { nil }
  public class func isPictureInPictureSupported() -> Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPicturePossible: Bool { false }
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

/// The button that shows the list of audio outputs, drawn as a box.
open class AVRoutePickerView: StandInBox, StandInMembers {
  public var activeTintColor: UIColor?
  public var prioritizesVideoDevices = false
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}
