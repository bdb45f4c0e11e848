package import Foundation

/// A recorder for the commands of a drawing: the first stage of `Rasteriser`.
///
/// Coordinates are in points with y down, and are transformed by the current transform. A clip can
/// only shrink until the state is restored. A canvas must not be used by several threads at once;
/// the resulting drawing may be.
package final class Canvas {
  /// The graphics state that `save` pushes and `restore` pops.
  struct State {
    var transform = CGAffineTransform.identity
    var clip: ClipNode?
  }

  /// An open group: its style, and the state, the state stack and the commands of the canvas around
  /// it.
  private struct OpenGroup {
    let style: GroupStyle
    let outerState: State
    let outerStates: [State]
    var outerCommands: [Command]
  }

  var state = State()
  var commands: [Command] = []
  private var states: [State] = []
  private var groups: [OpenGroup] = []

  /// Makes an empty canvas.
  package init() {}

  /// The transform from the coordinates of the next command to those of the drawing.
  package var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The drawing recorded so far.
  ///
  /// Groups that are still open are included as if they ended now.
  package var drawing: Drawing {
    var drawing = Drawing()
    drawing.commands = commands
    for group in groups.reversed() {
      let command = Self.command(for: drawing, group)
      drawing.commands = group.outerCommands + [command]
    }
    return drawing
  }

  /// Saves the transform and the clip for the matching `restore`.
  package func save() { states.append(state) }

  /// Restores the transform and the clip of the matching `save`, if there is one.
  package func restore() {
    if let last = states.popLast() { state = last }
  }

  /// Begins a group, which is composited as a whole when it ends.
  ///
  /// A group that is opaque, `sourceOver`, not isolated and has neither a shadow nor a mask is
  /// drawn directly, without a layer. A mask is drawn under the current transform and hides the
  /// shadow too.
  package func beginGroup(
    alpha: CGFloat = 1, blendMode: BlendMode = .sourceOver, shadow: Shadow? = nil,
    isIsolated: Bool = false, mask: GroupMask? = nil
  ) {
    let style = GroupStyle(
      alpha: alpha, blendMode: blendMode, shadow: shadow, isIsolated: isIsolated,
      mask: mask?.applying(state.transform))
    groups.append(
      OpenGroup(style: style, outerState: state, outerStates: states, outerCommands: commands))
    commands = []
    states = []
    // The clip around the group is applied once, when the group is composited.
    state.clip = nil
  }

  /// Draws the shadow cast by a filled shape, without the shape itself.
  package func drawShadow(_ shadow: Shadow, of path: Path) {
    drawShadow(shadow, of: Drawing { $0.fill(path, with: .color(.black)) })
  }

  /// Draws the shadow cast by a drawing, without the drawing itself.
  package func drawShadow(_ shadow: Shadow, of drawing: Drawing) {
    let shape = Drawing { canvas in
      canvas.transform = transform
      canvas.append(drawing)
    }
    let style = GroupStyle(shadow: shadow, isShadowOnly: true)
    commands.append(
      Command(transform: .identity, clip: state.clip, content: .group(shape, style)))
  }

  /// Ends the innermost group and restores the state at its beginning.
  ///
  /// Does nothing if no group is open.
  package func endGroup() {
    guard var group = groups.popLast() else { return }
    var content = Drawing()
    content.commands = commands
    commands = group.outerCommands
    // The canvas must hold the only reference to the array of outer commands; otherwise the next
    // command would copy the whole array.
    group.outerCommands = []
    state = group.outerState
    states = group.outerStates
    guard !content.isEmpty else { return }
    commands.append(Self.command(for: content, group))
  }

  /// Records a command with the current transform and clip.
  func record(_ content: Command.Content) {
    commands.append(Command(transform: state.transform, clip: state.clip, content: content))
  }

  /// Makes the command that draws a finished group.
  private static func command(for content: Drawing, _ group: OpenGroup) -> Command {
    // The group's commands already contain the transforms around it, so the command itself has
    // none.
    Command(
      transform: .identity, clip: group.outerState.clip, content: .group(content, group.style))
  }
}
