import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct FillTests {
  @Test func `a rectangle between pixels is half grey at its sides`() {
    let picture = picture(6, 4) {
      $0.fill(CGRect(x: 1.5, y: 1, width: 3, height: 2), with: .color(.black))
    }
    #expect(
      picture == """
        ······
        ·5██5·
        ·5██5·
        ······
        """)
  }
}

/// Returns the alpha of what a closure draws.
func picture(
  _ width: Int, _ height: Int, _ draw: (Canvas) -> Void
) -> String {
  Picture.alpha(of: Drawing(draw).rasterized(width: width, height: height))
}
