import Foundation
import RasterCore

/// A writer that converts a display list to lines of SVG, in drawing order.
final class ListWriter {
  let definitions: Definitions
  let grid: Grid
  /// The number of pixels per point for the parts embedded as pixels.
  let scale: CGFloat
  private var lines: [String] = []
  private var strokes: StrokeRun?
  private var fills: FillRun?
  /// The names of clips, by their identities.
  ///
  /// The display list being written keeps the clips alive, so identities stay unique.
  private var clipNames: [ObjectIdentifier: String] = [:]
  /// The clip inside which elements are currently written, and its name; nil if there is none.
  private var clip: (node: ClipNode, name: String)?

  init(definitions: Definitions, grid: Grid, scale: CGFloat) {
    (self.definitions, self.grid, self.scale) = (definitions, grid, scale)
  }

  /// Returns a display list as lines of SVG.
  ///
  /// A list with a command that has no equivalent in SVG is embedded as pixels.
  func lines(of drawing: Drawing) throws(PictureTooLarge) -> [String] {
    if drawing.needsPixels {
      try embed(drawing)
    } else {
      for command in drawing.commands { try write(command) }
    }
    leaveClip()
    return lines
  }

  /// Writes the collected runs of shapes, and adds an element.
  func add(_ line: String) {
    endRun()
    lines.append(line)
  }

  /// Adds a filled shape, to the current run if possible.
  func add(_ shape: Path, attributes: String) {
    if fills?.attributes == attributes, fills?.add(shape) == true { return }
    endRun()
    var run = FillRun(attributes: attributes, grid: grid)
    _ = run.add(shape)
    fills = run
  }

  /// Adds a stroke with an opaque colour.
  func add(_ stroke: Path, width: String, isRound: Bool, attributes: String) {
    if strokes?.attributes != attributes {
      endRun()
      strokes = StrokeRun(attributes: attributes, grid: grid)
    }
    strokes?.add(stroke, width: width, isRound: isRound)
  }

  /// Writes the runs of strokes and fills collected so far.
  private func endRun() {
    lines += (strokes?.lines ?? []) + (fills?.lines ?? [])
    (strokes, fills) = (nil, nil)
  }

  private func write(_ command: Command) throws(PictureTooLarge) {
    if let mode = command.content.mixing {
      // The command gets its own clip, because elements inside a common clip would be blended only
      // with each other.
      leaveClip()
      let clip = command.effectiveClip.map { " clip-path=\"url(#\(name(of: $0)))\"" } ?? ""
      add("<g\(clip) style=\"mix-blend-mode:\(mode)\">")
      try write(command.content, command.transform)
      return add("</g>")
    }
    enter(command.effectiveClip)
    try write(command.content, command.transform)
  }

  private func write(
    _ content: Command.Content, _ transform: CGAffineTransform
  ) throws(PictureTooLarge) {
    switch content {
    case .fill(let path, let rule, let paint, _): fill(path, rule, paint, transform)
    case .stroke(let path, let style, let paint, _): stroke(path, style, paint, transform)
    case .image(let image): write(image, transform)
    case .glyphs(let run, let origin, let paint): write(run, at: origin, paint, transform)
    case .drawing(let drawing): try nest(drawing, transform, "")
    case .group(let drawing, let style): try write(drawing, style, transform)
    }
  }

  /// Writes a nested display list, inside an element if there are any attributes.
  private func nest(
    _ drawing: Drawing, _ transform: CGAffineTransform, _ attributes: String
  ) throws(PictureTooLarge) {
    let inner = ListWriter(
      definitions: definitions, grid: grid.inside(transform), scale: scale)
    guard let list = definitions.list(try inner.lines(of: drawing)) else { return }
    let attributes = grid.text(transform) + attributes
    if attributes.isEmpty { return add(list) }
    add("<g\(attributes)>")
    add(list)
    add("</g>")
  }

  private func write(
    _ drawing: Drawing, _ style: GroupStyle, _ transform: CGAffineTransform
  ) throws(PictureTooLarge) {
    guard style.alpha > 0 else { return }
    let opacity = style.alpha < 1 ? " opacity=\"\(Grid.share.text(style.alpha))\"" : ""
    let filter = style.shadow.map { " filter=\"url(#\(name(of: $0, drawing, style)))\"" } ?? ""
    // The elements of a group must not be blended with pixels below the group. Opacity, filters and
    // masks already isolate it.
    let apart = try opacity + filter + maskAttribute(style.mask, drawing)
    let isolation = " style=\"isolation:isolate\""
    try nest(drawing, transform, apart.isEmpty && drawing.mixes ? isolation : apart)
  }
}

extension ListWriter {
  /// Writes the following elements inside a clip or, if `node` is nil, outside any clip.
  private func enter(_ node: ClipNode?) {
    guard node !== clip?.node else { return }
    guard let node else { return leaveClip() }
    let name = name(of: node)
    guard name != clip?.name else { return }
    leaveClip()
    clip = (node, name)
    add("<g clip-path=\"url(#\(name))\">")
  }

  private func leaveClip() {
    endRun()
    guard clip != nil else { return }
    clip = nil
    // If nothing was written inside the clip, its tag is removed.
    if lines.last?.hasPrefix("<g clip-path=") == true { lines.removeLast() } else { add("</g>") }
  }

  /// Returns the name of a clip after naming its ancestors.
  ///
  /// The function is not recursive, because clips may be nested too deeply for that.
  private func name(of node: ClipNode) -> String {
    var (unnamed, next): ([ClipNode], ClipNode?) = ([], node)
    while let clip = next, clipNames[ObjectIdentifier(clip)] == nil {
      unnamed.append(clip)
      next = clip.effectiveParent
    }
    var name = next.flatMap { clipNames[ObjectIdentifier($0)] }
    for clip in unnamed.reversed() {
      name = self.name(of: clip, inside: name)
      clipNames[ObjectIdentifier(clip)] = name
    }
    return name ?? self.name(of: node, inside: nil)
  }

  private func name(of node: ClipNode, inside outer: String?) -> String {
    let outer = outer.map { " clip-path=\"url(#\($0))\"" } ?? ""
    let rule = node.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    let shape =
      node.path.svgRect.map { "<rect\(grid.text($0))/>" }
      ?? "<path d=\"\(node.path.svgData(on: grid))\"\(rule)/>"
    return definitions.name("c", "clipPath", "\(outer)>\(shape)</clipPath>")
  }

  private func name(of shadow: Shadow, _ drawing: Drawing, _ style: GroupStyle) -> String {
    let extent = shadow.extent(of: drawing.extent)
    let region = " filterUnits=\"userSpaceOnUse\"\(grid.text(extent.isNull ? .zero : extent))"
    let color = shadow.color
    let flood = color.svg("flood").replacingOccurrences(of: " flood=", with: " flood-color=")
    let (dx, dy) = (grid.text(shadow.offset.dx), grid.text(shadow.offset.dy))
    let blur = grid.text(shadow.blur)
    let drop = " dx=\"\(dx)\" dy=\"\(dy)\" stdDeviation=\"\(blur)\"\(flood)"
    let only =
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(blur)\"/><feOffset dx=\"\(dx)\""
      + " dy=\"\(dy)\" result=\"s\"/><feFlood\(flood)/><feComposite in2=\"s\" operator=\"in\"/>"
    let steps = style.isShadowOnly ? only : "<feDropShadow\(drop)/>"
    return definitions.name(
      "f", "filter", "\(region) color-interpolation-filters=\"sRGB\">\(steps)</filter>")
  }
}
