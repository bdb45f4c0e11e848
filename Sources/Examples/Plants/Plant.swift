/// A vegetable or herb, with the information on its marker.
package struct Plant: Sendable {
  /// The common English name.
  var name: String
  var botanicalName: String
  /// The depth at which the seed, set or tuber is planted, in centimetres.
  var depth: Double
  /// The distance between plants in the row, in centimetres.
  var spacing: Double
  /// The times to sow or plant and to harvest, in months of a temperate northern garden.
  var season: String
  /// The most important advice for growing the plant.
  package var advice: String
  /// The colour of the marker's panel, second name and facts, as `#RRGGBB`.
  var color: String
  /// The species, with the rules by which the plant grows.
  var species: Species

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
