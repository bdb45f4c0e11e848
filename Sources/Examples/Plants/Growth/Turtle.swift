import Foundation
import RasterCore
import UIKit

/// A turtle that reads a word of an L-system symbol by symbol, walks, and draws stems, leaves and
/// fruits.
///
/// | letter | what the turtle does |
/// |---|---|
/// | `F(n)` `f(n)` | walks n steps, with or without drawing a stem; the default is 1 |
/// | `+(a)` `-(a)` | turns left or right by a degrees; the default is the species' angle |
/// | `'(k)` `!(k)` | scales everything after it, or only stems, by k; the default is 0.85 or 0.7 |
/// | `|` | turns around |
/// | `[` `]` | saves the state, restores it |
/// | any other | grows the species' organ for this letter, k times as large, if there is one |
///
/// The turtle starts at the origin, facing up. Lengths are in the species' own units; a drawing is
/// scaled later.
struct Turtle {
  /// The state that an opening bracket saves.
  private struct Place {
    var position = CGPoint.zero
    /// The direction in degrees, clockwise from straight up.
    var heading = 0.0
    var size = 1.0
    var stem = 1.0
  }

  private let species: Species
  private var place = Place()
  private var remembered: [Place] = []
  private var chance: Chance
  private var parts: [PlantPart] = []

  private init(_ species: Species) {
    self.species = species
    chance = Chance(seed: species.seed)
  }

  /// Returns the parts of a full-grown species.
  static func draw(_ species: Species) -> [PlantPart] {
    var turtle = Turtle(species)
    for symbol in species.system.word(generations: species.generations) { turtle.obey(symbol) }
    return turtle.parts
  }

  private mutating func obey(_ symbol: Symbol) {
    switch symbol.letter {
    case "F": walk(symbol.number ?? 1, isDrawing: true)
    case "f": walk(symbol.number ?? 1, isDrawing: false)
    case "+": turn(-(symbol.number ?? species.angle))
    case "-": turn(symbol.number ?? species.angle)
    case "'": place.size *= symbol.number ?? 0.85
    case "!": place.stem *= symbol.number ?? 0.7
    case "|": place.heading += 180
    case "[": remembered.append(place)
    // A closing bracket without an opening one leaves the turtle where it is.
    case "]": place = remembered.popLast() ?? place
    default: grow(symbol)
    }
  }

  private mutating func walk(_ steps: Double, isDrawing: Bool) {
    let length = steps * species.step * place.size
    let start = place.position
    place.position = start.moved(length, towards: place.heading)
    guard isDrawing else { return }
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: place.position)
    let width = species.stemWidth * place.stem * place.size
    parts.append(PlantPart(path: path, ink: .stem, lineWidth: width, layer: .stem))
  }

  private mutating func turn(_ angle: Double) {
    place.heading += angle + chance.next(in: -species.unevenness...species.unevenness)
  }

  /// Adds the organ of a letter here, in the turtle's direction.
  private mutating func grow(_ symbol: Symbol) {
    guard let organ = species.organs[symbol.letter] else { return }
    let size = (symbol.number ?? 1) * place.size
    let heading = organ.hangs ? 0 : place.heading
    let turn = CGAffineTransform(rotationAngle: heading * .pi / 180)
      .concatenating(CGAffineTransform(scaleX: size, y: size))
      .concatenating(CGAffineTransform(translationX: place.position.x, y: place.position.y))
    for part in organ.parts { parts.append(part.transformed(by: turn, scale: size)) }
  }
}

extension CGPoint {
  /// Returns the point at a distance, in a direction in degrees clockwise from straight up.
  fileprivate func moved(_ length: Double, towards heading: Double) -> CGPoint {
    let angle = heading * .pi / 180
    return CGPoint(
      x: x + length * Trigonometry.sine(angle), y: y - length * Trigonometry.cosine(angle))
  }
}

/// A sequence of pseudorandom numbers that is the same for a seed on every machine.
///
/// The generator is a 64-bit linear congruential one with Knuth's MMIX constants, of which the
/// upper bits are used.
struct Chance: Sendable {
  private var state: UInt64

  /// Begins the sequence for a seed.
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Returns the next number, which is in the range.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // Use the upper bits, since the lower bits of such a generator repeat after a few numbers.
    let unit = Double(state >> 40) / Double(1 << 24)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}
