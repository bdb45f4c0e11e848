/// The growth rules and the look of a kind of plant.
struct Species: Sendable {
  /// The word and its rules.
  var system: LSystem
  /// The number of times that the rules are applied.
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
  /// The organ that is drawn for each letter that is no command of the turtle.
  var organs: [Character: Organ]
}
