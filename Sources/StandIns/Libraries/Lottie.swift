public import Foundation
internal import UIKit

/// See Lottie.
public enum LottieLoopMode: Hashable, Sendable {
  case playOnce, loop, autoReverse
  case `repeat`(Float), repeatBackwards(Float)
}
/// See Lottie.
public enum LottieBackgroundBehavior: Int, Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}
/// See Lottie.
public typealias LottieCompletionBlock = (Bool) -> Void
/// See Lottie.
public typealias AnimationProgressTime = CGFloat
/// See Lottie.
public typealias AnimationFrameTime = CGFloat
/// See Lottie.
public struct AnimationKeypath: Hashable, Sendable {
  /// See Lottie.
  public init(keypath: String) {}
  /// See Lottie.
  public init(keys: [String]) {}
}
/// See Lottie.
public struct LottieColor: Hashable, Sendable {
  /// See Lottie.
  public var r: Double
  /// See Lottie.
  public var g: Double
  /// See Lottie.
  public var b: Double
  /// See Lottie.
  public var a: Double
  /// See Lottie.
  public init(r: Double, g: Double, b: Double, a: Double) {
    (self.r, self.g, self.b, self.a) = (r, g, b, a)
  }
}
/// See Lottie.
open class ColorValueProvider: StandInMembers {
  /// See Lottie.
  public init(_ color: LottieColor) {}
}
/// See Lottie.
public struct LottieConfiguration: Sendable {
  /// See Lottie.
  public init() {}
  /// See Lottie.
  public static let shared = LottieConfiguration()
}
/// An animation, of which only the name is known.
open class LottieAnimation: StandInMembers, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  /// See Lottie.
  open var duration: TimeInterval { 1 }
  /// See Lottie.
  open var startFrame: AnimationFrameTime { 0 }
  /// See Lottie.
  open var endFrame: AnimationFrameTime { 1 }
  /// See Lottie.
  open var framerate: Double { 60 }
  /// See Lottie.
  open var size: CGSize { CGSize(width: 100, height: 100) }
  /// See Lottie.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// See Lottie.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: Any? = nil
  ) -> LottieAnimation? { LottieAnimation(name) }
  /// See Lottie.
  public static func filepath(_ path: String, animationCache: Any? = nil) -> LottieAnimation? {
    LottieAnimation(path)
  }
}
/// An animation at rest, drawn as a box with its name.
open class LottieAnimationView: StandInBox, StandInMembers {
  /// See Lottie.
  public var animation: LottieAnimation? { didSet { title(of: animation?.name ?? "Animation") } }
  /// See Lottie.
  public var loopMode = LottieLoopMode.playOnce
  /// See Lottie.
  public var backgroundBehavior = LottieBackgroundBehavior.stop
  /// See Lottie.
  public var animationSpeed: CGFloat = 1
  /// See Lottie.
  public var currentProgress: AnimationProgressTime = 0
  /// See Lottie.
  public var currentFrame: AnimationFrameTime = 0
  /// See Lottie.
  public var currentTime: TimeInterval = 0
  /// See Lottie.
  public var shouldRasterizeWhenIdle = false
  /// See Lottie.
  public var respectAnimationFrameRate = false
  /// See Lottie.
  public init(
    animation: LottieAnimation? = nil, imageProvider: Any? = nil, textProvider: Any? = nil,
    fontProvider: Any? = nil, configuration: LottieConfiguration = .shared
  ) {
    self.animation = animation
    super.init(animation?.name ?? "Animation")
  }
  /// See Lottie.
  public convenience init(
    name: String, bundle: Bundle = .main, subdirectory: String? = nil, imageProvider: Any? = nil,
    animationCache: Any? = nil, configuration: LottieConfiguration = .shared
  ) { self.init(animation: LottieAnimation(name)) }
  /// See Lottie.
  public override init(frame: CGRect) {
    super.init("Animation")
    self.frame = frame
  }
  /// See Lottie.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title(of: "Animation")
  }
  /// See Lottie.
  open var isAnimationPlaying: Bool { false }
  /// See Lottie.
  open var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
  /// Inert: see Lottie.
  open func play(completion: LottieCompletionBlock? = nil) {}
  /// See Lottie.
  open func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) { currentProgress = toProgress }
  /// See Lottie.
  open func play(
    fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) { currentFrame = toFrame }
  /// Inert: see Lottie.
  open func stop() {}
  /// Inert: see Lottie.
  open func pause() {}
  /// Inert: see Lottie.
  open func forceDisplayUpdate() {}
  /// Inert: see Lottie.
  open func reloadImages() {}
  /// Inert: see Lottie.
  open func setValueProvider(_ provider: Any, keypath: AnimationKeypath) {}
  /// See Lottie.
  open override var intrinsicContentSize: CGSize { animation?.size ?? super.intrinsicContentSize }
}
/// See Lottie.
public typealias Animation = LottieAnimation
/// See Lottie.
public typealias AnimationView = LottieAnimationView
