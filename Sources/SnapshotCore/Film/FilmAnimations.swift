import LayoutComparison
import LayoutCore

/// The changed animations of a film, and a test whether a change in a frame is a result of one of
/// them.
///
/// ```
/// frame 2  bar: animation of opacity to 0.5 → 0.2
/// frame 3  pixels of the bar, whose animation runs
/// frame 4  bar: alpha 0.5 → 0.2
/// ```
struct FilmAnimations {
  /// A changed animation of a view.
  private struct Change {
    let path: [String]
    let animation: LayoutRecord.ViewProperty
    /// The index of the frame that records the animation, which is the first one in which it runs.
    let frame: Int
    /// The time by which the animation has ended in both films, in seconds.
    let end: Double
    /// Whether only the animated values differ, and not the timing.
    let isOfValues: Bool
  }

  private let changes: [Change]
  private let notes: [FrameMetadata]

  /// Finds the changed animations among the changes of all frames.
  ///
  /// An animation of which only the values changed does not count if the animated property already
  /// differed in an earlier frame.
  init(_ told: [FilmStatements.Told], notes: [FrameMetadata]) {
    self.notes = notes
    let all = told.flatMap { frame, statement in
      let group = statement.viewGroup
      return (group?.properties ?? []).compactMap { property -> Change? in
        guard let animation = AnimationChange(property) else { return nil }
        return Change(
          path: group?.path ?? [], animation: property.key, frame: frame.actual,
          end: notes[frame.actual].time + animation.longest, isOfValues: animation.isOfValues)
      }
    }
    changes = all.filter { change in
      !change.isOfValues
        || !told.contains { frame, statement in
          frame.actual < change.frame && statement.viewGroup?.path == change.path
            && statement.viewGroup?.sets(change.animation) == true
        }
    }
  }

  /// Whether the timing of an animation changed, which can change the number and the times of the
  /// frames.
  var changeTimes: Bool { changes.contains { !$0.isOfValues } }

  /// Returns whether a changed animation runs in a frame.
  func run(inFrame index: Int) -> Bool {
    changes.contains { $0.frame <= index && notes[index].time <= $0.end + 1e-6 }
  }

  /// Returns whether the change of a view follows from a changed animation: either the view has the
  /// value that the animation set, or the animation's values differ because the view's did.
  func explains(_ told: FilmStatements.Told) -> Bool {
    guard let group = told.statement.viewGroup, !group.properties.isEmpty else { return false }
    let known = changes.filter { $0.path == group.path && $0.frame <= told.frame.actual }
    let set = known.reduce(into: Set()) { $0.formUnion($1.animation.animatedProperties) }
    return group.properties.allSatisfy { property in
      guard property.key.animatedKeyPath != nil else { return set.contains(property.key) }
      return !known.contains { $0.animation == property.key && $0.frame == told.frame.actual }
    }
  }
}

extension ReportedChange {
  /// The group of changed views; nil if the change is not one of views.
  var viewGroup: ViewGroup? {
    guard case .cause(let cause, _) = finding, case .views(let group) = cause.trigger else {
      return nil
    }
    return group
  }
}

extension ViewGroup {
  /// The changed properties; empty if texts changed, or views appeared or vanished.
  fileprivate var properties: [ViewChange.Property] {
    if case .changed(let properties) = change { properties } else { [] }
  }

  /// Whether a changed property is an animation.
  var hasAnimations: Bool { properties.contains { $0.key.animatedKeyPath != nil } }

  /// Returns whether one of the changed properties is set by this animation.
  fileprivate func sets(_ animation: LayoutRecord.ViewProperty) -> Bool {
    properties.contains { animation.animatedProperties.contains($0.key) }
  }
}
