/// The growth rules and the appearance of a kind of plant.
struct Species: Sendable {
  /// The L-system: the first symbols, and the rules that replace them.
  var system: LSystem
  /// The number of times that the rules are applied.
  var generations: Int
  /// The angle of a turn without a number, in degrees.
  var angle = 25.0
  /// The length of one step of the turtle.
  var step = 10.0
  var stemWidth = 2.4
  /// The maximum random deviation of turns in degrees, so that no two branches are alike.
  var unevenness = 0.0
  /// The seed of the random deviations.
  var seed: UInt64 = 1
  var palette = PlantPalette()
  /// The organs drawn for letters that are not commands of the turtle.
  var organs: [Character: Organ]
}
