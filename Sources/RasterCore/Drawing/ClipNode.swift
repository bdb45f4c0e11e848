import Foundation

/// A clip and those it was made inside of; an immutable list that commands share.
final class ClipNode: Sendable {
  let parent: ClipNode?
  /// The clip's shape in the drawing's coordinates.
  let path: Path
  let rule: FillRule

  init(parent: ClipNode?, path: Path, rule: FillRule) {
    (self.parent, self.path, self.rule) = (parent, path, rule)
  }
}
