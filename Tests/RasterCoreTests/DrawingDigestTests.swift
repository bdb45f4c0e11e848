import Foundation
import RasterCore
import Testing

/// The digests of drawings, which goldens contain and which must not change with a version.
@Suite struct DrawingDigestTests {
  @Test(
    arguments: zip(
      [UInt64(1), 2, 3, 4],
      ["b3528d721394c2c5", "3aef25ab452b9a71", "1a43cc67db5f52d1", "aa6f53be135ee960"])
  )
  func `a list has the digest that it always had`(seed: UInt64, digest: String) {
    #expect(RandomDrawing.drawing(seed: seed).digest == digest)
  }

  @Test func `both zeros have one digest`() {
    let digests = [0, -0.0].map { zero in
      Drawing { $0.fill(CGRect(x: zero, y: 1, width: 2, height: 2), with: .color(.black)) }.digest
    }
    #expect(digests[0] == digests[1])
  }
}
