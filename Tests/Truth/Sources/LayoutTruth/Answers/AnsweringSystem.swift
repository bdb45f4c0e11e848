import Foundation
import UIKit

/// The UIKit that answered, and the screen that it answered on.
public struct AnsweringSystem: Codable, Sendable, Equatable {
  /// The UIKit that answers: Apple's or ours.
  public enum Kit: String, Codable, Sendable {
    case apple = "Apple"
    case quarterturn = "Quarterturn"
  }

  /// The UIKit that answers: Apple's or ours.
  public var kit: Kit
  /// The name of the system, from `UIDevice`.
  public var name: String
  /// The version of the system.
  public var version: String
  /// The name of the device, from `UIDevice`.
  public var model: String
  /// Pixels per point.
  public var scale: Double
  /// The width and the height of the screen in points.
  public var screen: [Double]

  /// The system this process runs on.
  @MainActor public static var current: AnsweringSystem {
    let (device, screen) = (UIDevice.current, UIScreen.main)
    return AnsweringSystem(
      kit: kit, name: device.systemName, version: device.systemVersion, model: device.model,
      scale: Double(screen.scale),
      screen: [Double(screen.bounds.width), Double(screen.bounds.height)])
  }

  private static var kit: Kit {
    // On macOS it is Quarterturn's, as on Linux.
    #if os(iOS)
      .apple
    #else
      .quarterturn
    #endif
  }

  /// The name, as in "Apple's UIKit, iOS 18.0, iPhone, 3 pixels per point".
  public var description: String {
    let pixels = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
    return kit == .apple
      ? "Apple's UIKit, \(name) \(version), \(model), \(pixels) pixels per point"
      : "Quarterturn's UIKit, \(model), \(pixels) pixels per point"
  }
}
