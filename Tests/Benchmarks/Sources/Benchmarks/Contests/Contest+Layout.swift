import Examples
import Foundation
import LayoutScenes
import LayoutStage
import UIKit

extension Contest {
  /// The gallery's largest scene laid out, beside its rasterising.
  static var markers: Contest {
    let drawn = "its rasterising"
    return Contest(
      stage: "layouts",
      sides: [
        .ours { markersLaidOut },
        .ours(drawn) {
          let figures = rendered()
          return {
            try figures.reduce(0) { try $0 + $1.picture().bitmap(scale: $1.device.scale).width }
          }
        },
      ],
      rows: [
        Row(
          name: "plants/markers laid out, four pictures", beside: [drawn], limit: .most(15))
      ])
  }

  /// Lays the scene out, and returns how many pictures it has.
  static func markersLaidOut() -> Int { rendered().count }

  private static func rendered() -> [RenderedFigure] {
    MainActor.assumeIsolated {
      Gallery.scenes.first { $0.figure.description == "plants/markers" }?.rendered() ?? []
    }
  }

  /// Items whose sizes the delegate of a flow layout returns, laid out beside a loop in C++ and
  /// beside the delegate's calls alone.
  static func flow(count: Int) -> Contest {
    let (loop, calls) = ("a loop in C++", "\(count.words) calls of the delegate")
    return Contest(
      stage: "layouts",
      sides: [
        .ours {
          let grid = MainActor.assumeIsolated { MixedGrid(count: count) }
          return { MainActor.assumeIsolated { grid.laidOutAnew() } }
        },
        .peer(loop, "flow_loop") { ["\(count)"] },
        .ours(calls) {
          let grid = MainActor.assumeIsolated { MixedGrid(count: count) }
          return { MainActor.assumeIsolated { grid.askedOnly() } }
        },
      ],
      rows: [
        Row(
          name: "flow layout of \(count.words) items through the delegate",
          beside: [loop, calls], limit: .share(2))
      ])
  }
}

extension Int {
  /// The number with commas between groups of three digits: `1,000,000`.
  var words: String {
    let digits = String(self)
    let parts = stride(from: digits.count, to: 0, by: -3).map { end in
      digits.prefix(end).suffix(Swift.min(3, end))
    }
    return parts.reversed().joined(separator: ",")
  }
}
