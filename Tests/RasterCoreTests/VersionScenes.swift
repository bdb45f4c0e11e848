import Foundation

@testable import RasterCore

/// Drawings that together use every feature of a display list.
///
/// Their digests are pinned in `RasteriserVersionTests`, so a drawing is not changed: a new feature
/// gets a scene of its own.
enum VersionScenes {
  static let all: [(name: String, drawing: Drawing)] = [
    ("modes", modes), ("strokes", strokes), ("paths", paths), ("paints", paints),
    ("images", images), ("groups", groups), ("glyphs", glyphs), ("masks", masks),
    ("mixes", mixes), ("spreads", spreads),
  ]

  /// Each of the first fourteen modes with a colour, a gradient and an image, over a translucent
  /// rectangle.
  private static let modes = Drawing { canvas in
    canvas.fill(
      CGRect(x: 2, y: 5.5, width: 90, height: 50), with: .color(color(0.9, 0.4, 0.1, 0.8)))
    for (index, mode) in BlendMode.allCases.prefix(14).enumerated() {
      let (x, y) = (CGFloat(index % 5) * 19 + 1, CGFloat(index / 5) * 21 + 1)
      canvas.fill(
        Path(ellipseIn: CGRect(x: x, y: y, width: 11.3, height: 10)),
        with: .color(color(0.1, 0.6, 0.9, 0.6)), blendMode: mode)
      canvas.fill(
        CGRect(x: x + 6, y: y + 3, width: 9, height: 7.5),
        with: .linearGradient(ramp, from: CGPoint(x: x, y: y), to: CGPoint(x: x + 15, y: y + 9)),
        blendMode: mode)
      canvas.draw(
        checkers, in: CGRect(x: x + 3, y: y + 9, width: 8, height: 8.25), blendMode: mode)
    }
  }

  /// Each of the modes after the first fourteen, which PDF files use, over a translucent rectangle.
  private static let mixes = Drawing { canvas in
    canvas.fill(
      CGRect(x: 2, y: 5.5, width: 90, height: 50), with: .color(color(0.9, 0.4, 0.1, 0.8)))
    for (index, mode) in BlendMode.allCases.dropFirst(14).enumerated() {
      let (x, y) = (CGFloat(index % 5) * 19 + 1, CGFloat(index / 5) * 21 + 1)
      canvas.fill(
        CGRect(x: x, y: y, width: 15, height: 9.5),
        with: .linearGradient(ramp, from: CGPoint(x: x, y: y), to: CGPoint(x: x + 15, y: y + 9)),
        blendMode: mode)
      canvas.draw(
        checkers, in: CGRect(x: x + 3, y: y + 9, width: 8, height: 8.25), blendMode: mode)
    }
  }

  /// Gradients that are repeated, between two circles, and in coordinates of their own.
  private static let spreads = Drawing { canvas in
    for (index, spread) in Gradient.Spread.allCases.enumerated() {
      let x = CGFloat(index) * 31 + 1
      let gradient = Gradient(stops: ramp.stops, spread: spread)
      canvas.fill(
        CGRect(x: x, y: 1, width: 30, height: 14),
        with: .linearGradient(
          gradient, from: CGPoint(x: x + 8, y: 3), to: CGPoint(x: x + 17, y: 8)))
      canvas.fill(
        CGRect(x: x, y: 16, width: 30, height: 20.5),
        with: .transformed(
          .radialGradient(gradient, center: .zero, radius: 1),
          CGAffineTransform(a: 9, b: 3, c: -2, d: 5, tx: x + 12, ty: 25)))
      let circles = GradientCircles(
        start: CGPoint(x: x + 9, y: 50), startRadius: CGFloat(3 - index),
        end: CGPoint(x: x + 19, y: 48), endRadius: 7, extendsStart: index != 1,
        extendsEnd: index == 2)
      canvas.fill(
        CGRect(x: x, y: 38, width: 30, height: 24), with: .circleGradient(gradient, circles))
    }
  }

  /// Each join with each cap, solid and dashed, thin and thick, and under a skew.
  private static let strokes = Drawing { canvas in
    for (row, join) in [StrokeStyle.Join.miter, .round, .bevel].enumerated() {
      for (column, cap) in [StrokeStyle.Cap.butt, .round, .square].enumerated() {
        canvas.save()
        canvas.translate(x: CGFloat(column) * 31 + 4, y: CGFloat(row) * 20 + 3)
        if column == row {
          canvas.concatenate(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 0.8, tx: 3, ty: 0))
        }
        var style = StrokeStyle(width: 3.5, cap: cap, join: join, miterLimit: 4)
        canvas.stroke(zigzag, style, with: .color(color(0, 0.3, 0.7, 0.7)))
        style.width = 0.4
        style.dash = [3, 1.5, 0, 2]
        style.dashPhase = 1
        canvas.stroke(
          zigzag, style, with: .linearGradient(ramp, from: .zero, to: CGPoint(x: 20, y: 9)))
        canvas.stroke(
          Path(CGRect(x: 2.25, y: 10, width: 18, height: 4)), StrokeStyle(width: 1),
          with: .color(.black), blendMode: .multiply)
        canvas.restore()
      }
    }
  }

  private static let zigzag: Path = {
    var path = Path()
    path.addLines(between: [
      CGPoint(x: 1, y: 8), CGPoint(x: 8, y: 1), CGPoint(x: 11, y: 9), CGPoint(x: 14, y: 2),
    ])
    path.addQuadCurve(to: CGPoint(x: 24, y: 7), control: CGPoint(x: 19, y: -3))
    path.addCurve(
      to: CGPoint(x: 4, y: 12), control1: CGPoint(x: 26, y: 15), control2: CGPoint(x: 12, y: 16))
    return path
  }()

  /// Both fill rules, both kinds of corners, arcs, overlaps, and shapes outside of the picture.
  private static let paths = Drawing { canvas in
    var star = Path()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5
      let point = CGPoint(
        x: 24 + 22 * Trigonometry.sine(angle), y: 24 - 22 * Trigonometry.cosine(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    canvas.fill(star, with: .color(color(0.8, 0, 0.3, 1)), using: .evenOdd)
    canvas.translate(x: 40, y: 12)
    canvas.fill(star, with: .color(color(0, 0.5, 0.3, 0.5)), using: .nonZero)
    canvas.fill(
      Path(
        roundedRect: CGRect(x: -36.4, y: 28.2, width: 60, height: 20), radius: 9, style: .circular),
      with: .color(color(0.2, 0.2, 0.9, 0.9)))
    canvas.fill(
      Path(
        roundedRect: CGRect(x: 10, y: -20, width: 90, height: 30), radius: 12, style: .continuous),
      with: .color(color(1, 0.8, 0, 0.4)))
    canvas.fill(CGRect(x: -30, y: 45, width: 20, height: 5), with: .color(.black))
  }

  /// Gradients along, across and around, of two stops and of many, hard edges, whole and clear.
  private static let paints = Drawing { canvas in
    let hard = Gradient(stops: [
      .init(color: .black, location: 0.2), .init(color: color(1, 0, 0, 1), location: 0.5),
      .init(color: color(0, 0, 1, 0.5), location: 0.5), .init(color: .clear, location: 0.9),
    ])
    for (index, gradient) in [ramp, hard, Gradient(colors: [.white])].enumerated() {
      let y = CGFloat(index) * 21
      canvas.fill(
        CGRect(x: 1, y: y, width: 30, height: 20),
        with: .linearGradient(
          gradient, from: CGPoint(x: 4, y: y + 2), to: CGPoint(x: 25, y: y + 15)))
      canvas.fill(
        Path(ellipseIn: CGRect(x: 32.5, y: y, width: 30, height: 20)),
        with: .radialGradient(gradient, center: CGPoint(x: 45, y: y + 9), radius: 13))
      canvas.fill(
        CGRect(x: 64, y: y, width: 14, height: 20),
        with: .linearGradient(gradient, from: CGPoint(x: 0, y: y), to: CGPoint(x: 0, y: y + 20)))
      canvas.fill(
        CGRect(x: 79, y: y + 0.5, width: 14, height: 19),
        with: .linearGradient(gradient, from: CGPoint(x: 79, y: 0), to: CGPoint(x: 93, y: 0)))
    }
  }

  /// Both samplings as they are, larger, smaller and turned; parts, alphas, template images.
  private static let images = Drawing { canvas in
    for (row, sampling) in [Sampling.nearest, .linear].enumerated() {
      let y = CGFloat(row) * 30 + 1
      canvas.draw(checkers, in: CGRect(x: 1, y: y, width: 7, height: 6), sampling: sampling)
      canvas.draw(checkers, in: CGRect(x: 10, y: y, width: 20.5, height: 17), sampling: sampling)
      canvas.draw(
        noise, in: CGRect(x: 1, y: y + 8, width: 8, height: 11.5),
        source: CGRect(x: 3, y: 1, width: 30, height: 25), sampling: sampling, alpha: 0.6)
      canvas.drawMask(
        checkers, in: CGRect(x: 32, y: y, width: 18, height: 19),
        with: .radialGradient(ramp, center: CGPoint(x: 40, y: y), radius: 15), sampling: sampling)
      canvas.save()
      canvas.translate(x: 60, y: y)
      canvas.rotate(by: 0.4)
      canvas.draw(noise, in: CGRect(x: 0, y: 0, width: 26, height: 18), sampling: sampling)
      canvas.drawMask(
        noise, in: CGRect(x: 8, y: 12, width: 22, height: 7), with: .color(.black),
        sampling: sampling, alpha: 0.5, blendMode: .screen)
      canvas.restore()
    }
  }

  /// Alphas, modes, shadows with and without their content, drawings in drawings, clips in clips.
  private static let groups = Drawing { canvas in
    canvas.fill(CGRect(x: 0, y: 0, width: 96, height: 64), with: .color(color(0.9, 0.95, 1, 1)))
    let shadow = Shadow(
      color: color(0.1, 0, 0.2, 0.6), offset: CGVector(dx: 1.5, dy: 2.5), blur: 2)
    canvas.beginGroup(alpha: 0.7, blendMode: .multiply, shadow: shadow)
    canvas.draw(paths)
    canvas.endGroup()
    canvas.drawShadow(
      shadow, of: Path(roundedRect: CGRect(x: 60, y: 40, width: 24, height: 14), radius: 4))
    canvas.save()
    canvas.clip(to: Path(ellipseIn: CGRect(x: 5, y: 30, width: 50, height: 30)))
    canvas.clip(to: zigzag.applying(CGAffineTransform(scaleX: 2.2, y: 4)), using: .evenOdd)
    canvas.draw(paints)
    canvas.beginGroup(alpha: 0.5)
    canvas.fill(CGRect(x: 10, y: 35, width: 40, height: 12), with: .color(.black))
    canvas.endGroup()
    canvas.restore()
    canvas.clip(to: CGRect(x: 70, y: 2, width: 20, height: 20))
    canvas.beginGroup(blendMode: .destinationIn)
    canvas.fill(Path(ellipseIn: CGRect(x: 70, y: 2, width: 20, height: 20)), with: .color(.white))
    canvas.endGroup()
  }

  /// Glyphs as they are, clipped, shaded and turned.
  private static let glyphs = Drawing { canvas in
    let run = GlyphRun(
      source: Wedge(), size: 16,
      glyphs: (0..<5).map { .init(id: 0, x: CGFloat($0) * 9.3, y: CGFloat($0 % 3) * 0.4) })
    canvas.draw(run, at: CGPoint(x: 4, y: 14), with: .color(color(0, 0, 1, 1)))
    canvas.draw(
      run, at: CGPoint(x: 4.3, y: 34.6),
      with: .linearGradient(ramp, from: .zero, to: CGPoint(x: 50, y: 40)))
    canvas.save()
    canvas.clip(to: Path(ellipseIn: CGRect(x: 2, y: 36, width: 40, height: 24)))
    canvas.draw(run, at: CGPoint(x: 5, y: 52), with: .color(color(0.7, 0, 0, 0.6)))
    canvas.restore()
    canvas.translate(x: 60, y: 30)
    canvas.rotate(by: 0.5)
    canvas.draw(run, at: .zero, with: .color(.black))
  }

  /// Masks by alpha and by luminance, clipped, turned, nested, over a shadow, with a transfer.
  private static let masks = Drawing { canvas in
    canvas.fill(CGRect(x: 0, y: 20, width: 96, height: 24), with: .color(color(1, 0.9, 0.5, 1)))
    let disc = Drawing { canvas in
      canvas.fill(
        Path(ellipseIn: CGRect(x: 1.4, y: 2, width: 26, height: 24)),
        with: .linearGradient(ramp, from: .zero, to: CGPoint(x: 20, y: 9)))
    }
    let shadow = Shadow(
      color: color(0.1, 0, 0.2, 0.6), offset: CGVector(dx: 1.5, dy: 2.5), blur: 2)
    let white = GroupMask.Measure.luminance(backdrop: color(0.2, 0.4, 0.6, 1))
    let styles: [(GroupMask, Shadow?)] = [
      (GroupMask(disc), nil), (GroupMask(disc, by: .luminance()), shadow),
      (GroupMask(disc, by: white), nil),
      (GroupMask(disc, transfer: (0..<256).map { UInt8(255 - $0) }), nil),
    ]
    for (index, (mask, shadow)) in styles.enumerated() {
      canvas.save()
      canvas.translate(x: CGFloat(index % 3) * 31 + 2, y: CGFloat(index / 3) * 31 + 2)
      if index == 1 { canvas.rotate(by: 0.2) }
      if index == 2 { canvas.clip(to: Path(ellipseIn: CGRect(x: 0, y: 4, width: 30, height: 15))) }
      canvas.beginGroup(alpha: 0.8, blendMode: .multiply, shadow: shadow, mask: mask)
      canvas.fill(CGRect(x: 0, y: 3, width: 22.5, height: 25), with: .color(color(0, 0.4, 0.7, 1)))
      canvas.beginGroup(mask: mask)
      canvas.fill(CGRect(x: 8, y: 0, width: 20, height: 20), with: .color(color(0.8, 0, 0, 0.7)))
      canvas.endGroup()
      canvas.endGroup()
      canvas.restore()
    }
  }

  private static let ramp = Gradient(stops: [
    .init(color: color(1, 0.8, 0, 1), location: 0),
    .init(color: color(0.9, 0.1, 0.5, 1), location: 0.3),
    .init(color: color(0, 0.2, 0.6, 0.5), location: 1),
  ])

  private static let checkers: Bitmap = {
    var bitmap = Bitmap(width: 7, height: 6)
    for index in 0..<42 where index % 2 == 0 {
      bitmap[index % 7, index / 7] = Pixel(red: 0, green: UInt8(index * 5), blue: 90, alpha: 255)
    }
    return bitmap
  }()

  private static let noise: Bitmap = {
    var bitmap = Bitmap(width: 40, height: 32)
    for index in 0..<1280 {
      let alpha = index * 97 % 256
      bitmap[index % 40, index / 40] = Pixel(
        red: UInt8(index * 31 % (alpha + 1)), green: UInt8(alpha / 2),
        blue: UInt8(index * 7 % (alpha + 1)), alpha: UInt8(alpha))
    }
    return bitmap
  }()

  private static func color(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
