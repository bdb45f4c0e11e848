import Basics
import Foundation
package import RasterCore

/// The pixels of a picture, either available from the start or drawn when they are first read.
///
/// Most snapshots are unchanged, which is verified without drawing them: see `GoldenStamp.source`.
package enum PicturePixels: Sendable {
  case drawn(Bitmap)
  case recorded(RecordedPixels)

  package var bitmap: Bitmap {
    switch self {
    case .drawn(let bitmap): bitmap
    case .recorded(let pixels): pixels.bitmap
    }
  }

  /// The width and the height, in pixels.
  package var size: (width: Int, height: Int) {
    switch self {
    case .drawn(let bitmap): (bitmap.width, bitmap.height)
    case .recorded(let pixels): (pixels.width, pixels.height)
    }
  }

  /// Returns the pixels, and passes all rows to `stages`; if the pixels are drawn now, each row is
  /// passed as soon as it is drawn.
  package func bitmap(through stages: [RowStage]) -> Bitmap {
    switch self {
    case .drawn(let bitmap):
      bitmap.handOver(to: stages)
      return bitmap
    case .recorded(let pixels): return pixels.bitmap(through: stages)
    }
  }

  /// A fingerprint of all values that determine the pixels; nil if it is unknown.
  package var fingerprint: SIMD4<UInt64>? {
    if case .recorded(let pixels) = self { pixels.fingerprint } else { nil }
  }
}

extension PicturePixels: Hashable {
  package static func == (left: PicturePixels, right: PicturePixels) -> Bool {
    // A drawing that is compared with itself need not be drawn.
    if case .recorded(let one) = left, case .recorded(let other) = right, one === other {
      return true
    }
    return left.bitmap == right.bitmap
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

/// A drawing with the size of its picture, and the pixels once they have been drawn.
package final class RecordedPixels: Sendable {
  private let drawing: Drawing
  private let size: CGSize
  private let scale: CGFloat
  private let drawn = Mutex<Bitmap?>(nil)

  /// Creates the pixels of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: the display list.
  ///   - size: the picture's size, in points.
  ///   - scale: the number of pixels per point.
  init(_ drawing: Drawing, size: CGSize, scale: CGFloat) {
    (self.drawing, self.size, self.scale) = (drawing, size, scale)
  }

  /// Whether the pixels have been drawn.
  var isDrawn: Bool { drawn.withLock { $0 != nil } }

  /// The pixels, drawn only once for all callers.
  var bitmap: Bitmap { bitmap(through: []) }

  /// Returns the pixels, drawn only once for all callers, and passes all rows to `stages`.
  package func bitmap(through stages: [RowStage]) -> Bitmap {
    // The lock is held during drawing, so that a concurrent caller waits instead of drawing again.
    drawn.withLock { drawn in
      if let drawn {
        drawn.handOver(to: stages)
        return drawn
      }
      let bitmap = drawing.rasterized(width: width, height: height, scale: scale, stages: stages)
      drawn = bitmap
      return bitmap
    }
  }

  /// A fingerprint of all values that determine the pixels; nil if it is unknown.
  var fingerprint: SIMD4<UInt64>? {
    drawing.fingerprint(width: width, height: height, scale: scale)
  }

  var width: Int { Int((size.width * scale).rounded()) }
  var height: Int { Int((size.height * scale).rounded()) }
}
