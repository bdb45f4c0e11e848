import Foundation
import XcodeProject

extension PreviewBundle {
  /// The keys that describe an app's own executable and bundle, and are not copied for a preview
  /// program.
  private static let others: Set<String> = ["CFBundleExecutable", "CFBundlePackageType"]

  /// Writes the contents of an app's `Info.plist`, so that the app's source can read the entries at
  /// run time.
  func write(_ information: [String: PropertyListValue]) throws {
    let entries = information.filter { !Self.others.contains($0.key) }
    if entries.isEmpty { return }
    try write(
      entries.mapValues(\.object), to: place.appendingPathComponent("Info.plist"))
  }
}

extension PropertyListValue {
  /// The value as a Foundation object; the texts `YES` and `NO`, as which Booleans are stored,
  /// become Booleans.
  var object: Any {
    switch content {
    case .text("YES"): true
    case .text("NO"): false
    case .text(let text): text
    case .list(let list): list.map(\.object)
    case .dictionary(let entries): entries.mapValues(\.object)
    }
  }
}
