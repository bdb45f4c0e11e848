import Foundation

/// The scenes at the two ends of an arrow, and the sides of the scenes at which it begins and ends.
struct ArrowEnds {
  /// The index of the arrow.
  let arrow: Int
  /// The indices of the scenes.
  let source: Int, destination: Int
  /// The sides at which the arrow leaves the first scene and enters the second.
  let departure: SegueRoute.Side, arrival: SegueRoute.Side

  /// Chooses the sides of the two scenes that face each other; left and right are preferred to top
  /// and bottom.
  ///
  /// A segue from a scene to itself begins at the right and ends at the bottom.
  init(_ arrow: Int, from source: Int, to destination: Int, _ scenes: [PlacedScene]) {
    (self.arrow, self.source, self.destination) = (arrow, source, destination)
    let (from, to) = (scenes[source].frame, scenes[destination].frame)
    (departure, arrival) =
      if source == destination { (.right, .bottom) } else if to.minX >= from.maxX {
        (.right, .left)
      } else if to.maxX <= from.minX { (.left, .right) } else if to.minY >= from.maxY {
        (.bottom, .top)
      } else { (.top, .bottom) }
  }
}

/// The points on the sides of scenes at which arrows begin and end, distributed evenly over each
/// side; the start of an arrow whose segue a control performs is aligned with the control instead.
struct Ports {
  private struct Key: Hashable {
    var scene: Int
    var side: SegueRoute.Side
  }

  /// The start or the end of an arrow, identified by the arrow's index.
  private struct End: Hashable {
    var arrow: Int
    var isStart: Bool
  }

  private let scenes: [PlacedScene]
  private var parts: [End: CGFloat] = [:]
  private var entry: CGFloat?
  /// The index used for the arrow that marks the initial scene.
  private static let entryArrow = -1

  /// Distributes the ends of the arrows over the sides of the scenes.
  ///
  /// On each side, the ends are in the order of the scenes at the other ends of the arrows, so that
  /// fewer arrows cross.
  init(_ ends: [ArrowEnds], _ scenes: [PlacedScene], initial: Int?) {
    self.scenes = scenes
    var sides: [Key: [(end: End, toward: CGFloat)]] = [:]
    func add(_ end: End, _ scene: Int, _ side: SegueRoute.Side, toward other: CGRect) {
      let isLevel = side == .left || side == .right
      sides[Key(scene: scene, side: side), default: []]
        .append((end, isLevel ? other.midY : other.midX))
    }
    for end in ends {
      add(
        End(arrow: end.arrow, isStart: true), end.source, end.departure,
        toward: scenes[end.destination].body)
      add(
        End(arrow: end.arrow, isStart: false), end.destination, end.arrival,
        toward: scenes[end.source].body)
    }
    if let initial {
      let end = End(arrow: Self.entryArrow, isStart: false)
      add(end, initial, .left, toward: scenes[initial].body)
    }
    for all in sides.values {
      let ordered = all.sorted { ($0.toward, $0.end.arrow) < ($1.toward, $1.end.arrow) }
      for (index, each) in ordered.enumerated() {
        parts[each.end] = (CGFloat(index) + 1) / CGFloat(ordered.count + 1)
      }
    }
  }

  /// Returns the height at which the arrow of the initial scene ends, as a fraction of the left
  /// side.
  func entryPart(_ scene: Int) -> CGFloat {
    parts[End(arrow: Self.entryArrow, isStart: false)] ?? 0.5
  }

  /// Returns the point at which an arrow begins: on its side of the scene, aligned with the middle
  /// of the frame `trigger` of the control that performs the segue, if there is one.
  func start(of end: ArrowEnds, trigger: CGRect?) -> CGPoint {
    var point = point(End(arrow: end.arrow, isStart: true), end.source, end.departure)
    let isLevel = end.departure == .left || end.departure == .right
    if let trigger, !trigger.isEmpty {
      if isLevel { point.y = trigger.midY } else { point.x = trigger.midX }
    }
    return point
  }

  /// Returns the point at which an arrow ends.
  func end(of end: ArrowEnds) -> CGPoint {
    point(End(arrow: end.arrow, isStart: false), end.destination, end.arrival)
  }

  private func point(_ end: End, _ scene: Int, _ side: SegueRoute.Side) -> CGPoint {
    // At the top and the bottom, arrows end outside the title above the device and the exits below
    // it; at the left and the right, they end at the device itself.
    let isLevel = side == .left || side == .right
    let frame = isLevel ? scenes[scene].body : scenes[scene].frame
    return frame.point(on: side, at: parts[end] ?? 0.5)
  }
}
