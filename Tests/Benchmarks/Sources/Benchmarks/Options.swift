import Foundation

/// What the command line asks for.
struct Options {
  /// The stages to run; all when empty.
  var stages: Set<String> = []
  /// What the names of the benchmarks to run contain; all when empty.
  var part = ""
  /// How often each benchmark is timed.
  var runs = 15
  /// The folder with the reference scene, as `make_scene.py` writes it.
  var scene: URL?
  /// Where the picture of the scene goes, to be looked at.
  var picture: URL?

  static let usage = """
    usage: swift run -c release Benchmarks [--runs N] [--only STAGE,STAGE…] [--named PART]
             [--scene FOLDER [--picture FILE]]

    Times the stages \(Benchmark.stageNames.joined(separator: ", ")) and prints
    medians in milliseconds as JSON. The stage `scene` needs the folder that holds
    scene.json and photo_600x400.png.

    """

  /// Reads the arguments, or returns nil if they are not understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      guard let value = rest.next(), set(option, to: value) else { return nil }
    }
  }

  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--runs":
      guard let number = Int(value), number > 0 else { return false }
      runs = number
    case "--only":
      stages = Set(value.split(separator: ",").map(String.init))
      return stages.isSubset(of: Benchmark.stageNames)
    case "--named": part = value
    case "--scene": scene = URL(fileURLWithPath: value)
    case "--picture": picture = URL(fileURLWithPath: value)
    default: return false
    }
    return true
  }
}
