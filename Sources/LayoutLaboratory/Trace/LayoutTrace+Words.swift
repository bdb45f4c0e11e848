import Foundation
import LayoutCore
import UIKit

extension LayoutTrace.Call {
  /// The call in Swift syntax: `delegate.collectionView(_:layout:sizeForItemAt: [0, 3])`.
  ///
  /// The arguments for the collection view and the layout are shown only as labels, without values.
  var words: String {
    let value = { (label: String) in argument(label)?.description ?? "" }
    switch receiver {
    case .exception: return "✗ UIKit would end the program here: \(method.rawValue): \(value("_"))"
    case .collectionView where method == .bounds:
      return "collectionView.bounds: \(value("from")) → \(value("to"))"
    case .collectionView where method == .collectionViewLayout:
      return "collectionView.collectionViewLayout = \(value("to"))"
    case .view: return "\(object).\(signature)"
    default: return "\(receiver.rawValue).\(signature)"
    }
  }

  /// The method name with its argument values inserted.
  private var signature: String {
    let name = method.rawValue
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return name[...open] + labels.enumerated().map(written).joined() + ")"
  }

  private func written(_ place: Int, _ label: String) -> String {
    guard let value = argument(label) else { return "\(label):" }
    let isAfterValue = place > 0 && arguments.first?.label != label
    return (isAfterValue ? ", " : "") + (label == "_" ? "" : "\(label): ") + value.description
  }
}

extension LayoutTrace.Value: CustomStringConvertible {
  /// The value in the format of UIKit's log, without addresses.
  public var description: String {
    switch self {
    case .nothing: "nil"
    case .flag(let flag): flag.word
    case .number(let number): Double(number).shortest
    case .point(let point): NSStringFromCGPoint(point)
    case .size(let size): NSStringFromCGSize(size)
    case .rect(let rect): NSStringFromCGRect(rect)
    case .insets(let insets): NSStringFromUIEdgeInsets(insets)
    case .indexPath(let path): path.words
    case .indexPaths(let paths): "[" + paths.map(\.words).joined(separator: ", ") + "]"
    case .text(let text): "\"\(text)\""
    case .object(let name): name
    case .placement(let placement): placement.description
    case .placements(let placements): placements.words
    case .changes(let changes): changes.joined(separator: ", ")
    case .context(let context): "<\(context.className): \(context.summary)>"
    }
  }
}

extension LayoutTrace.Placement: CustomStringConvertible {
  /// The placement as text, with values that differ from the defaults:
  /// `[0, 3] {{10, 10}, {187, 220}}`.
  public var description: String {
    var words = ["\(element.name) \(NSStringFromCGRect(element.frame))"]
    if element.zIndex != 0 { words.append("zIndex \(element.zIndex)") }
    if alpha != 1 { words.append("alpha \(Double(alpha))") }
    if isHidden { words.append("hidden") }
    return words.joined(separator: " ")
  }
}

extension [LayoutTrace.Placement] {
  /// The elements as text: `13 elements: header [0, 0], [0, 0] to [0, 11]`.
  fileprivate var words: String {
    let count = self.count == 1 ? "1 element" : "\(self.count) elements"
    return isEmpty ? count : "\(count): " + map(\.element).spans.joined(separator: ", ")
  }
}

extension [LayoutRecord.Element] {
  /// The names of the elements, with consecutive elements shortened to the first and the last.
  var spans: [String] {
    runs.map { $0.first == $0.last ? $0.first.name : "\($0.first.name) to \($0.last.path)" }
  }
}

extension LayoutRecord.Element {
  /// The index path as text: `[0, 3]`.
  package var path: String { "[\(indexPath.section), \(indexPath.item)]" }

  /// The name of the element: `[0, 3]` for a cell, and with its kind for all others, such as
  /// `header [0, 0]`.
  var name: String {
    switch kind {
    case .cell: path
    case .header, .footer, .caption: "\(kind.role) \(path)"
    case .supplementary(let kind), .decoration(let kind): "\(kind) \(path)"
    }
  }
}

extension Bool {
  /// The value in the format of the log: `YES` or `NO`.
  package var word: String { self ? "YES" : "NO" }
}
