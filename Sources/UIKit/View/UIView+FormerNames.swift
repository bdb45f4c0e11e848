// The names that source from before Swift 4.2 uses; see UIKit.

/// The former name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The former name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The former name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The former name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
