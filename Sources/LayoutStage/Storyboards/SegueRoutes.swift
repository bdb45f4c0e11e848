import Foundation
import RasterCore

/// The curves of a sheet's arrows, and the frames of their labels.
struct SegueRoutes {
  /// An arrow with its curve and its label.
  private struct Routed {
    var arrow: StoryboardSheet.Arrow
    var route: SegueRoute
    var label: SegueLabel
    var labelFrame: CGRect
    /// The frame of the control that performs the segue; nil if there is none.
    var trigger: CGRect?
  }

  /// A side of a scene at which an arrow begins or ends.
  private struct Port: Hashable {
    var scene: Int
    var side: SegueRoute.Side
  }

  private var routed: [Routed] = []
  /// The arrow that marks the initial scene; nil if there is none.
  private var entry: SegueRoute?

  /// The frames of the labels, and the start of the arrow that marks the initial scene.
  var labelFrames: [CGRect] {
    routed.map(\.labelFrame) + (entry.map { [CGRect(origin: $0.start, size: .zero)] } ?? [])
  }

  /// Routes the arrows between scenes.
  init(_ sheet: StoryboardSheet, _ scenes: [PlacedScene], labels: [SegueLabel], zoom: CGFloat) {
    let indices = Dictionary(
      zip(sheet.scenes.map(\.id), sheet.scenes.indices), uniquingKeysWith: { first, _ in first })
    let ends = sheet.arrows.enumerated().compactMap { index, arrow -> ArrowEnds? in
      guard let source = indices[arrow.source],
        let destination = arrow.destination.flatMap({ indices[$0] })
      else { return nil }
      return ArrowEnds(index, from: source, to: destination, scenes)
    }
    let initial = sheet.initial.flatMap { indices[$0] }
    let ports = Ports(ends, scenes, initial: initial)
    if let initial { entry = Self.entry(to: scenes[initial].body, ports.entryPart(initial)) }
    for end in ends {
      let arrow = sheet.arrows[end.arrow]
      let trigger = arrow.trigger.map { frame in
        frame.scaled(by: zoom)
          .offsetBy(dx: scenes[end.source].screen.minX, dy: scenes[end.source].screen.minY)
          .intersection(scenes[end.source].screen)
      }
      let route = SegueRoute(
        from: ports.start(of: end, trigger: trigger), end.departure,
        to: ports.end(of: end), end.arrival)
      let label = labels[end.arrow]
      let frame = labelFrame(label.size, on: route, among: scenes)
      routed.append(
        Routed(arrow: arrow, route: route, label: label, labelFrame: frame, trigger: trigger))
    }
  }

  private static func entry(to body: CGRect, _ part: CGFloat) -> SegueRoute {
    let end = body.point(on: .left, at: part)
    return SegueRoute(
      from: CGPoint(x: end.x - 34, y: end.y), .right, to: CGPoint(x: end.x - 2, y: end.y), .left)
  }

  /// Returns a frame on a curve at which the label covers no scene and no other label; if there is
  /// none, the frame at the middle of the curve.
  private func labelFrame(
    _ size: CGSize, on route: SegueRoute, among scenes: [PlacedScene]
  ) -> CGRect {
    let taken = scenes.map(\.frame) + routed.map(\.labelFrame)
    let frames = route.labelCenters.map { center in
      CGRect(
        x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    let free = frames.first { frame in
      !taken.contains { $0.insetBy(dx: -3, dy: -3).intersects(frame) }
    }
    return free ?? frames[0]
  }

  // MARK: Drawing

  /// Draws the lines of the arrows.
  func drawLines(in canvas: Canvas, _ appearance: Appearance) {
    for each in routed {
      let ink = SegueInk(each.arrow.kind, appearance)
      canvas.stroke(
        each.route.path, StrokeStyle(width: ink.isRelationship ? 1.25 : 1.75, cap: .round),
        with: .color(ink.color.withAlpha(ink.isRelationship ? 0.75 : 1)))
    }
  }

  /// Draws the heads of the arrows, and marks the controls that perform the segues.
  func drawEnds(in canvas: Canvas, _ appearance: Appearance) {
    for each in routed {
      let ink = SegueInk(each.arrow.kind, appearance)
      canvas.fill(each.route.headPath, with: .color(ink.color))
      if let trigger = each.trigger, !trigger.isEmpty { mark(trigger, each.route, ink, canvas) }
      if !ink.isRelationship {
        let dot = CGRect(x: each.route.start.x - 3, y: each.route.start.y - 3, width: 6, height: 6)
        canvas.fill(Path(roundedRect: dot, radius: 3), with: .color(ink.color))
      }
    }
    guard let entry else { return }
    let ink = SegueInk("", appearance)
    canvas.stroke(entry.path, StrokeStyle(width: 2.5, cap: .round), with: .color(ink.color))
    canvas.fill(entry.headPath, with: .color(ink.color))
  }

  /// Draws a ring around a control, and a line from it to the start of its arrow.
  private func mark(
    _ trigger: CGRect, _ route: SegueRoute, _ ink: SegueInk, _ canvas: Canvas
  ) {
    let ring = trigger.insetBy(dx: -1.5, dy: -1.5)
    canvas.stroke(
      Path(roundedRect: ring, radius: min(5, ring.height / 2)), StrokeStyle(width: 1.5),
      with: .color(ink.color.withAlpha(0.8)))
    let start = CGPoint(
      x: max(ring.minX, min(ring.maxX, route.start.x)),
      y: max(ring.minY, min(ring.maxY, route.start.y)))
    var path = Path()
    path.addLines(between: [start, route.start])
    canvas.stroke(path, StrokeStyle(width: 1.5, dash: [2.5, 2.5]), with: .color(ink.color))
  }

  func drawLabels(in canvas: Canvas, _ palette: FigurePalette) {
    for each in routed { each.label.draw(in: canvas, each.labelFrame, palette) }
  }
}
