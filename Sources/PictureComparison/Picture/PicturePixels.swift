import Basics
import Foundation
package import RasterCore

/// The pixels of a picture: there from the beginning, or drawn when they are first read.
///
/// Most snapshots are unchanged, and verified by what would be drawn: see `GoldenStamp.source`.
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

  /// Returns the pixels, after all rows were passed to stages: during drawing, or from pixels that
  /// are drawn already.
  package func bitmap(through stages: [RowStage]) -> Bitmap {
    switch self {
    case .drawn(let bitmap):
      bitmap.handOver(to: stages)
      return bitmap
    case .recorded(let pixels): return pixels.bitmap(through: stages)
    }
  }

  /// A fingerprint of everything that the pixels are a function of; nil if it is not known.
  package var fingerprint: SIMD4<UInt64>? {
    if case .recorded(let pixels) = self { pixels.fingerprint } else { nil }
  }
}

extension PicturePixels: Hashable {
  package static func == (left: PicturePixels, right: PicturePixels) -> Bool {
    // The same drawing need not be drawn to be equal to itself.
    if case .recorded(let one) = left, case .recorded(let other) = right, one === other {
      return true
    }
    return left.bitmap == right.bitmap
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

/// A drawing, the size of its picture, and its pixels after the first request.
package final class RecordedPixels: Sendable {
  private let drawing: Drawing
  private let size: CGSize
  private let scale: CGFloat
  private let drawn = Mutex<Bitmap?>(nil)

  /// Records a drawing.
  ///
  /// - Parameters:
  ///   - drawing: the display list.
  ///   - size: the picture's size, in points.
  ///   - scale: pixels per point.
  init(_ drawing: Drawing, size: CGSize, scale: CGFloat) {
    (self.drawing, self.size, self.scale) = (drawing, size, scale)
  }

  /// Whether the pixels were read.
  var isDrawn: Bool { drawn.withLock { $0 != nil } }

  /// The pixels, drawn once for all callers.
  var bitmap: Bitmap { bitmap(through: []) }

  /// Returns the pixels, drawn once for all callers; stages took all rows of them.
  package func bitmap(through stages: [RowStage]) -> Bitmap {
    // The lock is held while it is drawn: another caller waits, and draws nothing.
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

  /// A fingerprint of everything that the pixels are a function of.
  var fingerprint: SIMD4<UInt64>? {
    drawing.fingerprint(width: width, height: height, scale: scale)
  }

  /// The picture's width, in pixels.
  var width: Int { Int((size.width * scale).rounded()) }
  /// The picture's height, in pixels.
  var height: Int { Int((size.height * scale).rounded()) }
}
