package import Foundation
import Testing
import UIKit

/// Compares rectangles to a billionth of a point.
package func expectEqual(_ actual: CGRect?, _ expected: CGRect, _ name: String) {
  let isNear = actual.map { actual in
    abs(actual.minX - expected.minX) < 1e-9 && abs(actual.minY - expected.minY) < 1e-9
      && abs(actual.width - expected.width) < 1e-9 && abs(actual.height - expected.height) < 1e-9
  }
  #expect(
    isNear == true,
    "\(name): \(actual.map(NSStringFromCGRect) ?? "nil"), expected \(NSStringFromCGRect(expected))")
}

/// Compares sizes to a billionth of a point.
package func expectEqual(_ actual: CGSize, _ expected: CGSize, _ name: String) {
  expectEqual(CGRect(origin: .zero, size: actual), CGRect(origin: .zero, size: expected), name)
}
