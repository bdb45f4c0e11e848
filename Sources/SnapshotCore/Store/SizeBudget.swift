import Foundation
import LayoutComparison

/// The size from which on a golden is warned of.
public struct SizeBudget: Sendable, Hashable, Codable {
  /// The most bytes of one golden.
  public var perGolden: Int
  /// The most bytes of a store.
  public var total: Int

  /// Makes a budget, by default of 1 MB per golden and 100 MB per store: sizes that a git
  /// repository can keep for years.
  public init(perGolden: Int = 1 << 20, total: Int = 100 << 20) {
    self.perGolden = perGolden
    self.total = total
  }

  /// Returns a warning for a golden that is larger than its budget.
  func warnings(for size: Int, policy: ClassPolicy = .init()) -> [ReportedChange] {
    if size <= perGolden { return [] }
    return [ReportedChange(.metadata, .oversize(bytes: size, budget: perGolden), policy: policy)]
  }

  /// Returns a warning for a store that is larger than its budget, naming its largest goldens.
  ///
  /// - Parameter store: every golden of it is looked at.
  /// - Returns: nil if the store is within its budget.
  public func warning(for store: GoldenStore) -> String? {
    // Sizes are queried of the file system, and no golden is read.
    let sizes = store.names().map { (name: $0, size: store.size(of: $0)) }
    let sum = sizes.reduce(0) { $0 + $1.size }
    if sum <= total { return nil }
    let largest = sizes.sorted { $0.size > $1.size }.prefix(3).map { "\($0.name) (\($0.size))" }
    return "\(store.root.path): \(sizes.count) goldens have \(sum) bytes, the budget is \(total); "
      + "the largest are \(largest.joined(separator: ", "))"
  }
}
