// Mirrors Lottie. An animation is drawn as a box with its name and does not run: no completion
// handler is called.
public import Foundation
internal import UIKit

public enum LottieLoopMode: Hashable, Sendable {
  case playOnce, loop, autoReverse
  case `repeat`(Float), repeatBackwards(Float)
}

public enum LottieBackgroundBehavior: Int, Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

public typealias LottieCompletionBlock = (Bool) -> Void
public typealias AnimationProgressTime = CGFloat
public typealias AnimationFrameTime = CGFloat

public struct AnimationKeypath: Hashable, Sendable {
  public init(keypath: String) {}
  public init(keys: [String]) {}
}

public struct LottieColor: Hashable, Sendable {
  public var r: Double
  public var g: Double
  public var b: Double
  public var a: Double
  public init(r: Double, g: Double, b: Double, a: Double) {
    (self.r, self.g, self.b, self.a) = (r, g, b, a)
  }
}

open class ColorValueProvider: StandInMembers {
  public init(_ color: LottieColor) {}
}

public struct LottieConfiguration: Sendable {
  public init() {}
  public static let shared = LottieConfiguration()
}

/// An animation, of which only the name or the path is stored, as its file is not read.
open class LottieAnimation: StandInMembers, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  open var duration: TimeInterval { 1 }
  open var startFrame: AnimationFrameTime { 0 }
  open var endFrame: AnimationFrameTime { 1 }
  open var framerate: Double { 60 }
  open var size: CGSize { CGSize(width: 100, height: 100) }
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: Any? = nil
  ) -> LottieAnimation? { LottieAnimation(name) }
  public static func filepath(_ path: String, animationCache: Any? = nil) -> LottieAnimation? {
    LottieAnimation(path)
  }
}

/// A view of an animation, drawn as a box with the animation's name, or with “Animation” if there
/// is none.
open class LottieAnimationView: StandInBox, StandInMembers {
  public var animation: LottieAnimation? { didSet { title(of: animation?.name ?? "Animation") } }
  public var loopMode = LottieLoopMode.playOnce
  public var backgroundBehavior = LottieBackgroundBehavior.stop
  public var animationSpeed: CGFloat = 1
  public var currentProgress: AnimationProgressTime = 0
  public var currentFrame: AnimationFrameTime = 0
  public var currentTime: TimeInterval = 0
  public var shouldRasterizeWhenIdle = false
  public var respectAnimationFrameRate = false
  public init(
    animation: LottieAnimation? = nil, imageProvider: Any? = nil, textProvider: Any? = nil,
    fontProvider: Any? = nil, configuration: LottieConfiguration = .shared
  ) {
    self.animation = animation
    super.init(animation?.name ?? "Animation")
  }
  public convenience init(
    name: String, bundle: Bundle = .main, subdirectory: String? = nil, imageProvider: Any? = nil,
    animationCache: Any? = nil, configuration: LottieConfiguration = .shared
  ) { self.init(animation: LottieAnimation(name)) }
  public override init(frame: CGRect) {
    super.init("Animation")
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title(of: "Animation")
  }
  open var isAnimationPlaying: Bool { false }
  open var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
  open func play(completion: LottieCompletionBlock? = nil) {}
  open func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) { currentProgress = toProgress }
  open func play(
    fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) { currentFrame = toFrame }
  open func stop() {}
  open func pause() {}
  open func forceDisplayUpdate() {}
  open func reloadImages() {}
  open func setValueProvider(_ provider: Any, keypath: AnimationKeypath) {}
  open override var intrinsicContentSize: CGSize { animation?.size ?? super.intrinsicContentSize }
}

public typealias Animation = LottieAnimation
public typealias AnimationView = LottieAnimationView
