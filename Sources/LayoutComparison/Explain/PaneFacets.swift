import Foundation
import LayoutCore

/// The parts of a layout's name in a picture: the settings, the device and the orientation.
///
/// ```
/// dark · large iPhone SE (1st gen) portrait 2
/// └────┬─────┘ └───────┬─────────┘ └───┬────┘
///  settings          device        orientation
/// ```
package struct PaneFacets {
  /// The separator between the settings in a layout's name.
  package static let separator = " · "

  /// The parts of the name, in order.
  private var parts: [String]
  /// The orientation without the number that is appended to equal names; nil if it has no number.
  private var unnumbered: String?

  /// The parts of the name, and its orientation without the number if it has one.
  var words: [String] { parts + [unnumbered].compactMap(\.self) }

  /// The name made from the parts that were not removed by `without`.
  var name: String { parts.joined(separator: " ") }

  /// Returns the name parts except for those in a set.
  func without(_ common: Set<String>) -> PaneFacets {
    var facets = self
    facets.parts.removeAll { common.contains($0) }
    if let word = unnumbered, common.contains(word) { facets.unnumbered = nil }
    return facets
  }

  /// Divides the names of layouts into their parts.
  static func list(of panes: [RecordedLayout]) -> [PaneFacets] {
    let devices = Set(panes.map(\.device))
    let plain = Dictionary(grouping: devices) { $0.withoutParentheses }
    return panes.map { pane in
      // The device is shortened, for example to `iPhone SE`, if the picture shows no other
      // generation of it.
      let short = pane.device.withoutParentheses
      return PaneFacets(pane, device: plain[short]?.count == 1 ? short : pane.device)
    }
  }

  private init(_ pane: RecordedLayout, device: String) {
    let words = pane.name.split(separator: " ", omittingEmptySubsequences: false)
    let isNumbered = words.count > 1 && words.last.flatMap { Int($0) } != nil
    let held = (isNumbered ? words.dropLast() : words[...]).last.map(String.init)
    guard let held, held == pane.orientation.rawValue else {
      // A name that the app's author chose for the layout is not divided.
      parts = pane.name.isEmpty ? [] : [pane.name]
      return
    }
    let end = isNumbered ? "\(held) \(words.last ?? "")" : held
    unnumbered = isNumbered ? held : nil
    var rest = pane.name.dropLast(end.count).trimmedEnd
    var parts = [end]
    if rest == pane.device || rest.hasSuffix(" \(pane.device)") {
      rest = rest.dropLast(pane.device.count).trimmedEnd
      parts.insert(device, at: 0)
    }
    let settings = rest.isEmpty ? [] : String(rest).components(separatedBy: Self.separator)
    self.parts = settings + parts
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring { last == " " ? dropLast() : self }
}

extension String {
  /// The text before an addition in parentheses: `iPhone SE` for `iPhone SE (1st gen)`.
  fileprivate var withoutParentheses: String {
    guard hasSuffix(")"), let start = range(of: " (") else { return self }
    return String(self[..<start.lowerBound])
  }
}
