import Dispatch
import Foundation

/// A Gaussian blur approximated by three running means, in integer arithmetic.
///
/// Each mean covers `2·radius + 1` values and a fraction of one more on either side, so that three
/// of them have exactly the requested standard deviation (the extended box filter of Gwosdek and
/// others, 2011):
///
/// ```
///      ┌────────────────┐         three of them in sequence
///   ┌──┘                └──┐      equal a Gaussian to within 3 %
/// ──┘                      └──
/// ```
///
/// Between the passes, values have 8 fraction bits in addition to the bits of alpha. The lines are
/// independent of each other, so all cores share the work and give the same bytes.
struct BoxBlur: Equatable {
  private let radius: Int
  /// The weights of an inner value and of a border value, in units of 2⁻²⁴.
  private let innerWeight: Int, borderWeight: Int

  /// The distance over which a pixel spreads, in pixels.
  var reach: Int { borderWeight > 0 ? 3 * (radius + 1) : 3 * radius }

  /// The largest standard deviation, in pixels; a larger one is reduced to it.
  private static let largest = 500.0
  private static let passes = 3

  /// Makes a blur with a standard deviation in pixels.
  ///
  /// NaN and negative numbers count as 0, for which nothing is blurred.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, Self.largest) : 0
    // The variances of the passes add up, so each pass has a third. `share` is the fraction of the
    // border values that makes up the difference from a box of whole values (Gwosdek's formula).
    let variance = sigma * sigma / Double(Self.passes)
    let whole = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let l = Double(whole)
    let share = (2 * l + 1) * (l * (l + 1) - 3 * variance) / (6 * (variance - (l + 1) * (l + 1)))
    let unit = Double(1 << 24) / (2 * l + 1 + 2 * share)
    radius = whole
    borderWeight = Int(unit * share)
    // The inner weight is computed from the rounded border weight, so that all weights add up to
    // almost exactly 1 and a uniform area stays unchanged.
    innerWeight = (1 << 24 - 2 * Int(unit * share)) / (2 * whole + 1)
  }

  /// Returns the part of a bitmap's blurred alpha that is inside a rectangle, in pixels relative to
  /// the bitmap's first pixel.
  ///
  /// The rectangle must be within the bitmap extended by `reach` on every side.
  func blurredAlpha(of bitmap: Bitmap, in seen: PixelRect) -> CoverageMask {
    let columns = Grid<UInt16>(width: bitmap.height, height: seen.width)
    let bytes = Grid<UInt8>(width: seen.width, height: seen.height)
    defer {
      columns.deallocate()
      bytes.deallocate()
    }
    // The results of rows are stored as columns, so that the second pass also reads contiguous
    // memory.
    inParallel(bitmap.height, count: bitmap.width) { line, y in
      line.load(rowOf: bitmap, y)
      average(line)
      line.store(from: seen.minX, count: seen.width, to: columns, column: y)
    }
    inParallel(seen.width, count: bitmap.height) { line, x in
      line.load(columns, row: x)
      average(line)
      line.store(from: seen.minY, count: seen.height, to: bytes, column: x)
    }
    return CoverageMask(
      left: 0, top: 0, width: seen.width, height: seen.height, coverage: bytes.array)
  }

  private func average(_ line: BlurLine) {
    line.average(times: Self.passes, radius, innerWeight, borderWeight)
  }

  /// Calls a closure for many lines of equal length, on all cores.
  private func inParallel(_ lines: Int, count: Int, _ body: (BlurLine, Int) -> Void) {
    // This many lines share a `BlurLine`, so that memory is not allocated for each line.
    let linesAtOnce = 32
    withoutActuallyEscaping(body) { body in
      let body = Shared(value: body)
      DispatchQueue.concurrentPerform(iterations: (lines + linesAtOnce - 1) / linesAtOnce) {
        let line = BlurLine(count: count, reach: reach, margin: radius + 1)
        defer { line.deallocate() }
        for index in $0 * linesAtOnce..<min(lines, ($0 + 1) * linesAtOnce) {
          body.value(line, index)
        }
      }
    }
  }

  /// A wrapper for a value shared by threads, each of which writes to different memory.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }
}
