import LayoutCore
import UIKit

extension LayoutTrace {
  /// The calls as JSON: an array of objects with `receiver`, `object`, `method`, `arguments`,
  /// `result` and nested `calls`.
  ///
  /// Empty members are left out.
  ///
  /// Rectangles are `[x, y, width, height]`, insets are `[top, left, bottom, right]`, and index
  /// paths are `[section, item]`. All calls are listed, without folding.
  public var json: String { jsonValue.document }

  var jsonValue: JSONValue { .list(calls.map(\.jsonValue)) }
}

extension LayoutTrace.Call {
  fileprivate var jsonValue: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("receiver", .text(receiver.rawValue)), ("object", .text(object)),
      ("method", .text(method.rawValue)),
    ]
    if !arguments.isEmpty {
      members.append(
        ("arguments", .object(arguments.map { (name: $0.label, value: $0.value.jsonValue) })))
    }
    if let result { members.append(("result", result.jsonValue)) }
    if !calls.isEmpty { members.append(("calls", .list(calls.map(\.jsonValue)))) }
    return .object(members)
  }
}

extension LayoutTrace.Value {
  fileprivate var jsonValue: JSONValue {
    switch self {
    case .nothing: .null
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .point(let point): .numbers([point.x, point.y])
    case .size(let size): .numbers([size.width, size.height])
    case .rect(let rect): rect.jsonValue
    case .insets(let insets): .numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .indexPath(let path): path.jsonValue
    case .indexPaths(let paths): .list(paths.map(\.jsonValue))
    case .text(let text), .object(let text): .text(text)
    case .placement(let placement): placement.jsonValue
    case .placements(let placements): .list(placements.map(\.jsonValue))
    case .changes(let changes): .list(changes.map { .text($0) })
    case .context(let context): context.jsonValue
    }
  }
}

extension LayoutTrace.Placement {
  fileprivate var jsonValue: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("kind", .text(element.kind.role)),
      (
        "indexPath", .list([.integer(element.indexPath.section), .integer(element.indexPath.item)])
      ),
      ("frame", element.frame.jsonValue), ("zIndex", .number(Double(element.zIndex))),
    ]
    if alpha != 1 { members.append(("alpha", .number(Double(alpha)))) }
    if isHidden { members.append(("isHidden", .flag(true))) }
    return .object(members)
  }
}

extension LayoutTrace.Context {
  fileprivate var jsonValue: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("class", .text(className)),
      ("invalidateEverything", .flag(invalidateEverything)),
      ("invalidateDataSourceCounts", .flag(invalidateDataSourceCounts)),
      (
        "invalidatedItemIndexPaths",
        invalidatedItemIndexPaths.map { .list($0.map(\.jsonValue)) } ?? .null
      ),
    ]
    members += invalidatedViews.map { ($0.kind, .list($0.indexPaths.map(\.jsonValue))) }
    if let flag = invalidateFlowLayoutAttributes {
      members.append(("invalidateFlowLayoutAttributes", .flag(flag)))
    }
    if let flag = invalidateFlowLayoutDelegateMetrics {
      members.append(("invalidateFlowLayoutDelegateMetrics", .flag(flag)))
    }
    let (offset, size) = (contentOffsetAdjustment, contentSizeAdjustment)
    members.append(("contentOffsetAdjustment", .numbers([offset.x, offset.y])))
    members.append(("contentSizeAdjustment", .numbers([size.width, size.height])))
    return .object(members)
  }
}

extension IndexPath {
  var jsonValue: JSONValue { .list(map { .number(Double($0)) }) }
}

extension CGRect {
  var jsonValue: JSONValue { .numbers([minX, minY, width, height]) }
}
