import Foundation

@testable import RasterCore

/// The features that a drawing uses.
///
/// Each `switch` names every case: a case that is added to the rasteriser does not compile here
/// until it has a name, and a name that no scene reaches fails the test.
struct SceneReach {
  enum Content: CaseIterable { case fill, stroke, image, templateImage, glyphs, drawing, group }
  enum Kind: CaseIterable {
    case color, linearGradient, radialGradient, circleGradient, transformed
  }
  enum Clip: CaseIterable { case none, one, inside, evenOdd }
  enum Group: CaseIterable { case alpha, mode, shadow, shadowOnly, alphaMask, luminanceMask }
  enum Cap: CaseIterable { case butt, round, square }
  enum Join: CaseIterable { case miter, round, bevel }
  enum Line: CaseIterable { case solid, dashed }
  enum Rule: CaseIterable { case nonZero, evenOdd }
  enum Sample: CaseIterable { case nearest, linear }
  enum Step: CaseIterable { case move, line, quadCurve, curve, close }

  private(set) var contents: Set<Content> = [], paints: Set<Kind> = [], clips: Set<Clip> = []
  private(set) var groups: Set<Group> = [], caps: Set<Cap> = [], joins: Set<Join> = []
  private(set) var lines: Set<Line> = [], rules: Set<Rule> = [], samplings: Set<Sample> = []
  private(set) var steps: Set<Step> = []
  /// The modes of fills, of images, and of groups.
  private(set) var modes: Set<BlendMode> = [], imageModes: Set<BlendMode> = []

  mutating func add(_ drawing: Drawing) {
    for command in drawing.commands {
      add(command.clip)
      add(command.content)
    }
  }

  private mutating func add(_ content: Command.Content) {
    switch content {
    case .fill(let path, let rule, let paint, let mode):
      contents.insert(.fill)
      add(path)
      add(rule)
      add(paint)
      modes.insert(mode)
    case .stroke(let path, let style, let paint, _):
      contents.insert(.stroke)
      add(path)
      add(style)
      add(paint)
    case .image(let image): add(image)
    case .glyphs(_, _, let paint):
      contents.insert(.glyphs)
      add(paint)
    case .drawing(let drawing):
      contents.insert(.drawing)
      add(drawing)
    case .group(let drawing, let style):
      contents.insert(.group)
      add(style)
      add(drawing)
    }
  }

  private mutating func add(_ image: ImageContent) {
    contents.insert(image.paint == nil ? .image : .templateImage)
    image.paint.map { add($0) }
    imageModes.insert(image.blendMode)
    switch image.sampling {
    case .nearest: samplings.insert(.nearest)
    case .linear: samplings.insert(.linear)
    }
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move: steps.insert(.move)
      case .line: steps.insert(.line)
      case .quadCurve: steps.insert(.quadCurve)
      case .curve: steps.insert(.curve)
      case .close: steps.insert(.close)
      }
    }
  }

  private mutating func add(_ rule: FillRule) {
    switch rule {
    case .nonZero: rules.insert(.nonZero)
    case .evenOdd: rules.insert(.evenOdd)
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color: paints.insert(.color)
    case .linearGradient: paints.insert(.linearGradient)
    case .radialGradient: paints.insert(.radialGradient)
    case .circleGradient: paints.insert(.circleGradient)
    case .transformed(let paint, _):
      paints.insert(.transformed)
      add(paint)
    }
  }

  private mutating func add(_ style: StrokeStyle) {
    lines.insert(style.dash.isEmpty ? .solid : .dashed)
    switch style.cap {
    case .butt: caps.insert(.butt)
    case .round: caps.insert(.round)
    case .square: caps.insert(.square)
    }
    switch style.join {
    case .miter: joins.insert(.miter)
    case .round: joins.insert(.round)
    case .bevel: joins.insert(.bevel)
    }
  }

  private mutating func add(_ style: GroupStyle) {
    if style.alpha < 1 { groups.insert(.alpha) }
    if style.blendMode != .sourceOver { groups.insert(.mode) }
    if style.shadow != nil { groups.insert(style.isShadowOnly ? .shadowOnly : .shadow) }
    switch style.mask?.measure {
    case .alpha: groups.insert(.alphaMask)
    case .luminance: groups.insert(.luminanceMask)
    case nil: break
    }
  }

  private mutating func add(_ clip: ClipNode?) {
    guard let clip else { return _ = clips.insert(.none) }
    clips.insert(clip.parent == nil ? .one : .inside)
    if clip.rule == .evenOdd { clips.insert(.evenOdd) }
  }
}
