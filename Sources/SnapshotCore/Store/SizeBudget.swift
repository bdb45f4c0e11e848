import Foundation
import LayoutComparison

/// The sizes of goldens, and of stores (folders of goldens), above which a warning is reported.
public struct SizeBudget: Sendable, Hashable, Codable {
  /// The maximum number of bytes of a golden.
  public var perGolden: Int
  /// The maximum number of bytes of all goldens in a folder of goldens.
  public var total: Int

  /// Makes a budget.
  ///
  /// The defaults are 1 MB per golden and 100 MB per folder of goldens.
  public init(perGolden: Int = 1 << 20, total: Int = 100 << 20) {
    self.perGolden = perGolden
    self.total = total
  }

  /// Returns a warning if a size exceeds the budget of a golden; otherwise nothing.
  func warnings(for size: Int, policy: ClassPolicy = .init()) -> [ReportedChange] {
    if size <= perGolden { return [] }
    return [ReportedChange(.metadata, .oversize(bytes: size, budget: perGolden), policy: policy)]
  }

  /// Returns a warning that lists the largest goldens if all goldens of a store exceed the budget
  /// together.
  ///
  /// - Parameter store: the folder of goldens.
  /// - Returns: the warning; nil if the store is within the budget.
  package func warning(for store: GoldenStore) -> String? {
    // The sizes come from the file system, so no golden is read.
    let sizes = store.names().map { (name: $0, size: store.size(of: $0)) }
    let sum = sizes.reduce(0) { $0 + $1.size }
    if sum <= total { return nil }
    let largest = sizes.sorted { $0.size > $1.size }.prefix(3).map { "\($0.name) (\($0.size))" }
    return "\(store.root.path): \(sizes.count) goldens have \(sum) bytes, the budget is \(total); "
      + "the largest are \(largest.joined(separator: ", "))"
  }
}
