import Foundation

/// The positions of scenes on a sheet, which follow those on Interface Builder's canvas.
///
/// Scenes that are above each other on the canvas form a column. The columns keep their order. The
/// gaps between columns are as wide as on the canvas, within the limits of `Gaps`. Scenes of a
/// column that overlap, because they are drawn on a larger device, are moved apart.
///
///     canvas  ▯···········▯▯      sheet  ▯···▯··▯
struct CanvasArrangement {
  /// The upper-left corner of each scene on the sheet.
  private(set) var origins: [CGPoint] = []
  /// The size of the whole arrangement.
  private(set) var size = CGSize.zero

  /// The minimum and maximum distances between neighbouring columns (width), and between scenes of
  /// a column (height).
  struct Gaps {
    var least: CGSize
    var most: CGSize
  }

  /// Arranges scenes; those without a position on the canvas form a row below the others.
  ///
  /// - Parameters:
  ///   - places: the positions on the canvas, in points.
  ///   - sizes: the sizes on the sheet.
  ///   - zoom: the number of points on the sheet per point of the canvas.
  ///   - gaps: the minimum and maximum distances between scenes.
  init(_ places: [CGPoint?], sizes: [CGSize], zoom: CGFloat, gaps: Gaps) {
    var frames = Self.frames(places, sizes, zoom, gaps.least)
    var start: CGFloat = 0
    var end: CGFloat?
    for column in Self.columns(of: frames) {
      let edge = column.map { frames[$0].minX }.min() ?? 0
      // The gap to the previous column is measured on the canvas, before this column is moved.
      let gap = end.map { max(gaps.least.width, min(gaps.most.width, edge - $0)) } ?? 0
      end = column.map { frames[$0].maxX }.max()
      for index in column { frames[index].origin.x += start + gap - edge }
      start = column.map { frames[$0].maxX }.max() ?? 0
      Self.separate(&frames, column, by: gaps.least.height)
    }
    Self.narrowRows(&frames, most: gaps.most.height)
    let top = frames.map(\.minY).min() ?? 0
    origins = frames.map { CGPoint(x: $0.minX.rounded(), y: ($0.minY - top).rounded()) }
    size = CGSize(
      width: zip(origins, sizes).map { $0.x + $1.width }.max() ?? 0,
      height: zip(origins, sizes).map { $0.y + $1.height }.max() ?? 0)
  }

  /// Returns the frames of the scenes on the sheet at their scaled positions on the canvas; scenes
  /// without a position form a row below the others.
  private static func frames(
    _ places: [CGPoint?], _ sizes: [CGSize], _ zoom: CGFloat, _ gap: CGSize
  ) -> [CGRect] {
    let known = zip(places, sizes).compactMap { place, size in
      place.map { CGRect(origin: CGPoint(x: $0.x * zoom, y: $0.y * zoom), size: size) }
    }
    var next = CGPoint(
      x: known.map(\.minX).min() ?? 0, y: (known.map(\.maxY).max() ?? -gap.height) + gap.height)
    return zip(places, sizes).map { place, size in
      if let place {
        return CGRect(origin: CGPoint(x: place.x * zoom, y: place.y * zoom), size: size)
      }
      defer { next.x += size.width + gap.width }
      return CGRect(origin: next, size: size)
    }
  }

  /// Returns the indices of the scenes in each column, from left to right.
  ///
  /// A scene belongs to a column if its left edge is to the left of the middle of the column's
  /// first scene, and if it is above or below the scenes of the column rather than beside one.
  private static func columns(of frames: [CGRect]) -> [[Int]] {
    var columns: [[Int]] = []
    for index in frames.indices.sorted(by: { (frames[$0].minX, $0) < (frames[$1].minX, $1) }) {
      if let first = columns.last?.first, frames[index].minX < frames[first].midX,
        !isBeside(frames[index], columns.last?.map { frames[$0] } ?? [])
      {
        columns[columns.count - 1].append(index)
      } else {
        columns.append([index])
      }
    }
    return columns
  }

  /// Returns whether a scene is beside a scene of a column, because much of their heights overlaps,
  /// rather than above or below it.
  private static func isBeside(_ frame: CGRect, _ column: [CGRect]) -> Bool {
    column.contains { other in
      let common = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
      return common > min(frame.height, other.height) / 2
    }
  }

  /// Moves the scenes of a column down until none overlaps the one above it.
  private static func separate(_ frames: inout [CGRect], _ column: [Int], by gap: CGFloat) {
    var bottom = -CGFloat.infinity
    for index in column.sorted(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
      frames[index].origin.y = max(frames[index].minY, bottom + gap)
      bottom = frames[index].maxY
    }
  }

  /// Reduces the heights of the empty horizontal areas between scenes to a maximum.
  private static func narrowRows(_ frames: inout [CGRect], most: CGFloat) {
    var (end, cut): (CGFloat, CGFloat) = (.infinity, 0)
    for index in frames.indices.sorted(by: { frames[$0].minY < frames[$1].minY }) {
      let (top, bottom) = (frames[index].minY, frames[index].maxY)
      cut += max(0, top - end - most)
      end = end == .infinity ? bottom : max(end, bottom)
      frames[index].origin.y -= cut
    }
  }
}
