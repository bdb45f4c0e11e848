public import Foundation

/// A recorder of a drawing, step by step: the first stage of `Rasteriser`.
///
/// Coordinates are points with y down, moved by the current transform. A clip only ever shrinks
/// until the state is restored. Not for use from several threads at once; the drawing it makes is.
public final class Canvas {
  /// The state that `save` keeps and `restore` brings back.
  struct State {
    var transform = CGAffineTransform.identity
    var clip: ClipNode?
  }

  /// An open group: its commands so far, and the depth of the stack of states.
  private struct OpenGroup {
    let style: GroupStyle
    let outerState: State
    let outerStates: [State]
    let outerCommands: [Command]
  }

  var state = State()
  var commands: [Command] = []
  private var states: [State] = []
  private var groups: [OpenGroup] = []

  /// Makes a canvas with nothing on it.
  public init() {}

  /// From the coordinates of the next step to those of the drawing.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The drawing so far; groups that are still open appear closed.
  public var drawing: Drawing {
    var drawing = Drawing()
    drawing.commands = commands
    for group in groups.reversed() {
      let command = Self.command(for: drawing, group)
      drawing.commands = group.outerCommands + [command]
    }
    return drawing
  }

  /// Saves the transform and the clip for the matching `restore`.
  public func save() { states.append(state) }

  /// Restores the transform and the clip of the matching `save`, if there is one.
  public func restore() {
    if let last = states.popLast() { state = last }
  }

  /// Begins a group, drawn as a whole when it ends.
  ///
  /// Costs nothing when it is opaque, `sourceOver` and without a shadow.
  public func beginGroup(
    alpha: CGFloat = 1, blendMode: BlendMode = .sourceOver, shadow: Shadow? = nil
  ) {
    let style = GroupStyle(alpha: alpha, blendMode: blendMode, shadow: shadow)
    groups.append(
      OpenGroup(style: style, outerState: state, outerStates: states, outerCommands: commands))
    commands = []
    states = []
    // The clip around the group is applied once, where the group is drawn as a whole.
    state.clip = nil
  }

  /// Draws the shadow that a filled shape casts, without the shape.
  public func drawShadow(_ shadow: Shadow, of path: Path) {
    let shape = Drawing { canvas in
      canvas.transform = transform
      canvas.fill(path, with: .color(.black))
    }
    let style = GroupStyle(shadow: shadow, isShadowOnly: true)
    commands.append(
      Command(transform: .identity, clip: state.clip, content: .group(shape, style)))
  }

  /// Ends the innermost group and brings back the state in which it began; nothing if there is
  /// none.
  public func endGroup() {
    guard let group = groups.popLast() else { return }
    var content = Drawing()
    content.commands = commands
    commands = group.outerCommands
    state = group.outerState
    states = group.outerStates
    guard !content.isEmpty else { return }
    commands.append(Self.command(for: content, group))
  }

  /// Records a step under the current transform and clip.
  func record(_ content: Command.Content) {
    commands.append(Command(transform: state.transform, clip: state.clip, content: content))
  }

  /// Makes the step that draws a finished group.
  private static func command(for content: Drawing, _ group: OpenGroup) -> Command {
    // The group's commands were recorded under the transforms around it: none is left to apply.
    Command(
      transform: .identity, clip: group.outerState.clip, content: .group(content, group.style))
  }
}
