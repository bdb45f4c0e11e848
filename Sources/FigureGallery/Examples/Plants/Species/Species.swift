/// How a kind of plant grows and what it looks like.
struct Species: Sendable {
  /// The word and its rules.
  var system: LSystem
  /// How often the rules are applied.
  var generations: Int
  /// Degrees of a turn that names none.
  var angle = 25.0
  /// The length of one step.
  var step = 10.0
  /// The width of a stem where it is thickest.
  var stemWidth = 2.4
  /// Degrees by which turns go astray, so that no two branches are alike.
  var unevenness = 0.0
  /// The seed of the random numbers that make turns uneven.
  var seed: UInt64 = 1
  /// The flat colours.
  var palette = PlantPalette()
  /// What letters that are no orders to the turtle grow into.
  var organs: [Character: Organ]
}
