package import Foundation
import LayoutCore
package import RasterCore

/// The formatting of lengths in points for messages.
package enum Points {
  /// Returns a number with at most three decimals.
  package static func text(_ value: Double) -> String {
    value.thousandths
  }

  /// Returns a number with its sign: `+8`, `-3`, `0`; with all digits if rounding would make it 0.
  package static func signed(_ value: Double) -> String {
    let rounded = text(value)
    return (value > 0 ? "+" : "") + (rounded == "0" ? value.shortest : rounded)
  }

  /// Returns several numbers, such as `120×80`.
  package static func text(_ values: [Double], separator: String) -> String {
    values.map { text($0) }.joined(separator: separator)
  }

  /// Returns an offset rounded as in messages; offsets that are printed alike are thereby equal,
  /// and are grouped together.
  package static func rounded(_ offset: CGVector) -> [Double] {
    [Double(offset.dx), Double(offset.dy)].map(rounded)
  }

  /// Returns a size rounded as in messages.
  package static func rounded(_ size: CGSize) -> [Double] {
    [Double(size.width), Double(size.height)].map(rounded)
  }

  private static func rounded(_ value: Double) -> Double {
    let thousandths = (value * 1000).rounded()
    // A value that would be rounded to zero is returned in full.
    return thousandths == 0 ? value : thousandths / 1000
  }

  /// Returns a change, such as `16 → 24`, in full precision if rounding would hide it.
  package static func change(_ golden: [Double], _ actual: [Double], separator: String) -> String {
    let old = text(golden, separator: separator)
    let new = text(actual, separator: separator)
    if old != new { return "\(old) → \(new)" }
    let exact = [golden, actual].map { values in
      values.map(\.shortest).joined(separator: separator)
    }
    return exact.joined(separator: " → ")
  }
}

/// The formatting of counts with their nouns for messages.
package enum Counted {
  /// Returns `1 pixel`, `2 pixels`.
  package static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
