import Foundation
import Testing

@testable import RasterCore

/// The rasteriser's version, which has to change whenever pixels do.
struct RasteriserVersionTests {
  /// The version, and the digest of the reference drawing in it.
  private static let pinned = (version: "1", digest: "5c90d0f96061721e")

  @Test func `a rasteriser that gives other pixels has another version`() {
    let digest = Self.digest(of: Self.reference.rasterized(width: 96, height: 64, scale: 2))
    #expect(
      digest == Self.pinned.digest,
      "the reference drawing has other pixels: raise Rasteriser.version, then pin it here")
    #expect(Rasteriser.version == Self.pinned.version)
  }

  /// The scenes in the version that is pinned.
  private static let scenes = [
    "modes": "e8772cffa743b470 6da4f1093417ddbf",
    "strokes": "4a3a18fa3530157e a9c20c67777f869e",
    "paths": "c2e58dc2a9f220a2 73b4ace573089e82",
    "paints": "ff8e252062ead690 1c167bf62febe0de",
    "images": "9901dcf3cdd2a9 d330a004ee4dd065",
    "groups": "f3ac08a99df0b07c f966a8ca3575a4be",
    "glyphs": "5b8de49077b4e16e 331c92ff873ebc1e",
    "masks": "74b9400daae8f723 b3c582e7da13febd",
    "mixes": "42cdbc69745a4170 d4a4b8cee86130bc",
    "spreads": "80043d66029f3ec9 28584843af0b0381",
  ]

  @Test(arguments: VersionScenes.all.map(\.name))
  func `a rasteriser that draws a scene with other pixels has another version`(
    name: String
  ) throws {
    let scene = try #require(VersionScenes.all.first { $0.name == name })
    // At one scale edges are on pixels, at the other between them.
    let digests = [1, 1.75].map { scale -> String in
      let (width, height) = (Int(96 * scale), Int(64 * scale))
      return Self.digest(of: scene.drawing.rasterized(width: width, height: height, scale: scale))
    }
    #expect(
      digests.joined(separator: " ") == Self.scenes[name],
      "\(name) has other pixels: raise Rasteriser.version, then pin all scenes here")
  }

  @Test func `the pinned scenes reach every case that a drawing may hold`() {
    var reach = SceneReach()
    for scene in VersionScenes.all { reach.add(scene.drawing) }
    #expect(reach.contents == Set(SceneReach.Content.allCases))
    #expect(reach.paints == Set(SceneReach.Kind.allCases))
    #expect(reach.clips == Set(SceneReach.Clip.allCases))
    #expect(reach.groups == Set(SceneReach.Group.allCases))
    #expect(reach.caps == Set(SceneReach.Cap.allCases))
    #expect(reach.joins == Set(SceneReach.Join.allCases))
    #expect(reach.lines == Set(SceneReach.Line.allCases))
    #expect(reach.rules == Set(SceneReach.Rule.allCases))
    #expect(reach.samplings == Set(SceneReach.Sample.allCases))
    #expect(reach.steps == Set(SceneReach.Step.allCases))
    #expect(reach.modes == Set(BlendMode.allCases))
    #expect(reach.imageModes == Set(BlendMode.allCases))
  }

  /// A little of everything: fills, strokes, gradients, clips, images, groups, shadows, glyphs.
  private static let reference = Drawing { canvas in
    canvas.fill(Path(ellipseIn: CGRect(x: 2.3, y: 1.7, width: 20, height: 14)), with: .color(.red))
    canvas.stroke(
      Path(roundedRect: CGRect(x: 12, y: 6, width: 30, height: 20), radius: 7, style: .continuous),
      StrokeStyle(width: 2.5, join: .round, dash: [5, 2]),
      with: .linearGradient(
        ramp, from: .zero, to: CGPoint(x: 40, y: 20)))
    canvas.save()
    canvas.clip(to: Path(ellipseIn: CGRect(x: 20, y: 4, width: 24, height: 24)))
    canvas.rotate(by: 0.3)
    canvas.fill(
      CGRect(x: 20, y: -8, width: 30, height: 18),
      with: .radialGradient(
        ramp, center: CGPoint(x: 30, y: 0), radius: 12))
    canvas.draw(checkers, in: CGRect(x: 28, y: 2, width: 9, height: 9))
    canvas.restore()
    canvas.beginGroup(
      alpha: 0.7, blendMode: .multiply,
      shadow: Shadow(color: .black, offset: CGVector(dx: 1, dy: 2), blur: 1.5))
    canvas.draw(
      GlyphRun(
        source: Wedge(), size: 16, glyphs: [.init(id: 0, x: 0), .init(id: 0, x: 9.3, y: 0.4)]),
      at: CGPoint(x: 4, y: 28), with: .color(.blue))
    canvas.endGroup()
  }

  private static let ramp = Gradient(stops: [
    .init(color: Color(red: 1, green: 0.8, blue: 0, alpha: 1), location: 0),
    .init(color: Color(red: 0, green: 0.2, blue: 0.6, alpha: 0.5), location: 1),
  ])

  private static let checkers: Bitmap = {
    var bitmap = Bitmap(width: 3, height: 3)
    for index in 0..<9 where index % 2 == 0 {
      bitmap[index % 3, index / 3] = Pixel(red: 0, green: UInt8(index * 20), blue: 90, alpha: 255)
    }
    return bitmap
  }()

  /// FNV-1a: any change of any byte shows.
  private static func digest(of bitmap: Bitmap) -> String {
    let hash = bitmap.withUnsafeBytes { bytes in
      bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }
}

extension Color {
  fileprivate static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  fileprivate static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A font of one glyph: a bent wedge.
final class Wedge: GlyphSource {
  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0.05, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0.5, y: -0.7), control: CGPoint(x: 0.1, y: -0.6))
    path.addLine(to: CGPoint(x: 0.4, y: 0.1))
    path.closeSubpath()
    return path
  }

  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask? {
    CoverageMask(
      outline: outline(of: glyph), pixelsPerEm: pixelsPerEm, phaseX: phaseX, phaseY: phaseY)
  }
}
