import Foundation
import XcodeProject

extension PreviewBundle {
  /// The keys that describe an app's own program and package, which are not those of a preview.
  private static let others: Set<String> = ["CFBundleExecutable", "CFBundlePackageType"]

  /// Writes the contents of an app's `Info.plist`, so that its sources find their entries.
  func write(_ information: [String: PropertyListValue]) throws {
    let entries = information.filter { !Self.others.contains($0.key) }
    if entries.isEmpty { return }
    try write(
      entries.mapValues(\.object), to: place.appendingPathComponent("Info.plist"))
  }
}

extension PropertyListValue {
  /// The value as an object of Foundation's; Booleans are those texts that XML writes as such.
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
