public import Foundation
public import LayoutStage
public import SnapshotCore

extension GoldenPane {
  /// Takes down all layouts that a picture shows, each under the name of its pane.
  ///
  /// A single layout needs no name. Several are called by what they do not have in common,
  /// `before portrait`; equal ones are numbered.
  public static func panes(of picture: Picture, scale: CGFloat) -> [GoldenPane] {
    let layouts = picture.layouts
    guard layouts.count > 1 else { return layouts.map { GoldenPane($0, scale: scale) } }
    return zip(layouts, PaneNames(layouts).names).map { layout, name in
      GoldenPane(layout, named: name, scale: scale)
    }
  }
}

/// What the panes of a picture are called.
struct PaneNames {
  /// A name for each pane, no two alike.
  let names: [String]

  init(_ layouts: [PicturedLayout]) {
    let words = [
      layouts.map(\.variant), layouts.map(\.device.name), layouts.map(\.orientation.rawValue),
    ]
    // Orientations are told even where all are alike: a pane of a strip is still upright or not.
    let telling = words.enumerated().filter { index, words in
      index == 2 || Set(words).count > 1 || (index == 0 && words[0] != nil)
    }.map(\.element)
    let plain = layouts.indices.map { pane in
      telling.compactMap { $0[pane] }.joined(separator: " ")
    }
    var counts: [String: Int] = [:]
    names = plain.map { name in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name) \(count)"
    }
  }
}
