/// A vegetable or herb: what a gardener wants to read on its marker.
package struct Plant: Sendable {
  /// The name it is sold by.
  var name: String
  var botanicalName: String
  /// The depth of the seed, set or tuber, in centimetres.
  var depth: Double
  /// The distance between plants in the row, in centimetres.
  var spacing: Double
  /// When to sow or plant and when to pick, in the months of a temperate northern garden.
  var season: String
  /// The advice that makes the difference.
  package var advice: String
  /// The colour of the marker's band.
  var color: String
  /// The species, which decides how it grows.
  var species: Species

  /// Makes a plant.
  init(
    _ name: String, _ botanicalName: String, depth: Double, spacing: Double, season: String,
    _ advice: String, color: String, _ species: Species
  ) {
    self.name = name
    self.botanicalName = botanicalName
    self.depth = depth
    self.spacing = spacing
    self.season = season
    self.advice = advice
    self.color = color
    self.species = species
  }
}
