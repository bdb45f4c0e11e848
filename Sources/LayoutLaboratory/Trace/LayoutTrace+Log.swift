import LayoutCore
import UIKit

extension LayoutTrace {
  /// The layout's invalidation contexts for changes of bounds, in the format of a log for
  /// debugging: the method that returned the context, and the context's flags.
  ///
  ///     [UICollectionViewFlowLayout invalidationContextForBoundsChange:] bounds: {{0, -64}, {1366, 1024}},
  ///     <UICollectionViewFlowLayoutInvalidationContext>
  ///     invalidateEverything: NO,
  ///     invalidatedItemIndexPaths: NO,
  ///     invalidateFlowLayoutAttributes: YES,
  ///     invalidateFlowLayoutDelegateMetrics: NO
  ///
  /// The text is empty if no change of bounds invalidated the layout.
  public var log: String {
    calls(to: .invalidationContextForBoundsChange).map(\.log).joined(separator: "\n\n")
  }
}

extension LayoutTrace.Call {
  fileprivate var log: String {
    guard case .context(let context) = result else { return "" }
    let bounds = argument("forBoundsChange")?.description ?? ""
    let head = "[\(object) invalidationContextForBoundsChange:] bounds: \(bounds),"
    return ([head] + context.logLines).joined(separator: "\n")
  }
}

extension LayoutTrace.Context {
  /// The class and the flags, one per line; rare flags are left out if they are not set.
  var logLines: [String] {
    var flags = ["invalidateEverything: \(invalidateEverything.word)"]
    if invalidateDataSourceCounts { flags.append("invalidateDataSourceCounts: YES") }
    let items = invalidatedItemIndexPaths.map { LayoutTrace.Value.indexPaths($0).description }
    flags.append("invalidatedItemIndexPaths: \(items ?? "NO")")
    for views in invalidatedViews {
      flags.append("\(views.kind): \(LayoutTrace.Value.indexPaths(views.indexPaths))")
    }
    if let flag = invalidateFlowLayoutAttributes {
      flags.append("invalidateFlowLayoutAttributes: \(flag.word)")
    }
    if let flag = invalidateFlowLayoutDelegateMetrics {
      flags.append("invalidateFlowLayoutDelegateMetrics: \(flag.word)")
    }
    if contentOffsetAdjustment != .zero {
      flags.append("contentOffsetAdjustment: \(NSStringFromCGPoint(contentOffsetAdjustment))")
    }
    if contentSizeAdjustment != .zero {
      flags.append("contentSizeAdjustment: \(NSStringFromCGSize(contentSizeAdjustment))")
    }
    return ["<\(className)>"] + flags.dropLast().map { $0 + "," } + flags.suffix(1)
  }

  /// The invalidated parts as a short text: `attributes`, `everything and counts`, `[0, 3]`.
  ///
  /// If everything or the counts are invalidated, nothing else is listed.
  public var summary: String {
    var words: [String] = []
    if invalidateEverything { words.append("everything") }
    if invalidateDataSourceCounts { words.append("counts") }
    if words.isEmpty {
      words += (invalidatedItemIndexPaths ?? []).map(\.words)
      words += invalidatedViews.map { "\($0.kind) ×\($0.indexPaths.count)" }
      if invalidateFlowLayoutAttributes == true { words.append("attributes") }
      if invalidateFlowLayoutDelegateMetrics == true { words.append("delegate metrics") }
    }
    return words.isEmpty ? "the layout" : words.listed
  }
}
