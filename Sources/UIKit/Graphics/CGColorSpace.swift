// Mirrors CGColorSpace (iOS 17). Missing: every space but sRGB.
public import Foundation

/// How colours are measured: here always sRGB.
public final class CGColorSpace: NSObject, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// Makes the space of a name, or `nil` for any but sRGB.
  public init?(name: String) { if name != Self.sRGB { return nil } }

  override init() { super.init() }
}

/// Returns the colour space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
