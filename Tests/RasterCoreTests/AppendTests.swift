import Foundation
import RasterCore
import TestSupport
import Testing

/// Drawings that are appended to another one, as if their steps were recorded again.
@Suite struct AppendTests {
  private let drawing = Drawing { canvas in
    canvas.fill(CGRect(x: 1, y: 1, width: 3, height: 3), with: .color(.black))
    canvas.translate(x: 2, y: 0)
    canvas.stroke(
      Path(CGRect(x: 1, y: 1, width: 3, height: 3)), StrokeStyle(width: 1), with: .color(.white))
  }

  private func appended(_ before: (Canvas) -> Void = { _ in }) -> Drawing {
    Drawing { canvas in
      before(canvas)
      canvas.append(drawing)
      canvas.append(drawing)
    }
  }

  @Test func `steps are recorded as if they were drawn`() {
    let twice = appended()
    #expect(twice.commands.count == 4)
    #expect(Drawing { $0.append(drawing) }.digest == drawing.digest)
    #expect(drawing.commands.count == 2)
  }

  @Test func `under a transform or a clip they draw the same as a nested drawing`() {
    for before: (Canvas) -> Void in [
      { $0.translate(x: 3, y: 1) }, { $0.clip(to: CGRect(x: 2, y: 0, width: 2.5, height: 9)) },
      { _ in },
    ] {
      let nested = Drawing { canvas in
        before(canvas)
        canvas.draw(drawing)
        canvas.draw(drawing)
      }
      #expect(
        appended(before).rasterized(width: 12, height: 9, scale: 1)
          == nested.rasterized(width: 12, height: 9, scale: 1))
    }
  }
}
