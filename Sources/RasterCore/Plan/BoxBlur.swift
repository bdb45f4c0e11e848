import Dispatch
import Foundation

/// A Gaussian blur by three running means, in integers.
///
/// The mean is of `2·radius + 1` values and a share of one more on either side, so that any
/// standard deviation is met exactly (the extended box filter of Gwosdek and others, 2011):
///
/// ```
///      ┌────────────────┐         three of them after one another
///   ┌──┘                └──┐      are a bell to within 3 %
/// ──┘                      └──
/// ```
///
/// Values have 8 bits more than alpha between the passes; a line's values do not depend on other
/// lines, so that all cores share the work and give the same bytes.
struct BoxBlur: Equatable {
  private let radius: Int
  /// The weights of a value inside and of one at the border, in 1/2²⁴.
  private let innerWeight: Int, borderWeight: Int

  /// The distance over which a pixel spreads.
  var reach: Int { borderWeight > 0 ? 3 * (radius + 1) : 3 * radius }

  /// The widest blur, beyond which a shadow is even anyway.
  private static let largest = 500.0
  private static let passes = 3

  /// Makes a blur of a standard deviation in pixels; not a number or negative blurs nothing.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, Self.largest) : 0
    // Variances of passes add up, so each pass takes a third. `share` is what a box of whole
    // numbers lacks to that variance (Gwosdek's formula).
    let variance = sigma * sigma / Double(Self.passes)
    let whole = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let l = Double(whole)
    let share = (2 * l + 1) * (l * (l + 1) - 3 * variance) / (6 * (variance - (l + 1) * (l + 1)))
    let unit = Double(1 << 24) / (2 * l + 1 + 2 * share)
    radius = whole
    borderWeight = Int(unit * share)
    // The inner weight takes what rounding leaves, so that an even area stays as it is.
    innerWeight = (1 << 24 - 2 * Int(unit * share)) / (2 * whole + 1)
  }

  /// Returns the part of a bitmap's blurred alpha inside a rectangle, in pixels from the bitmap's
  /// first.
  ///
  /// The rectangle is within the bitmap and its reach on every side.
  func blurredAlpha(of bitmap: Bitmap, in seen: PixelRect) -> CoverageMask {
    let columns = Grid<UInt16>(width: bitmap.height, height: seen.width)
    let bytes = Grid<UInt8>(width: seen.width, height: seen.height)
    defer {
      columns.deallocate()
      bytes.deallocate()
    }
    // Rows are stored as columns and columns as rows, so that both passes read along their lines.
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

  /// Calls a closure for many lines of one length, on all cores.
  private func inParallel(_ lines: Int, count: Int, _ body: (BlurLine, Int) -> Void) {
    // Enough lines that making a `BlurLine` costs little beside them, few enough for all cores.
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

  /// Memory that threads share, each of which writes to other places.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }
}
