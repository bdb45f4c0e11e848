extension Benchmark {
  /// The stages by name, in the order they run.
  static let stageNames = [
    "flatten", "cover", "blend", "text", "encode", "decode", "difference", "verify", "flow",
    "scene", "figure", "suite",
  ]

  /// Everything there is to time; nothing of the scene where there is none.
  static func all(scene: ReferenceScene?) -> [Benchmark] {
    flatten + cover + blend + text + encode + decode + difference + verify + flow
      + (scene.map(Self.scene) ?? [])
      + figure + suite
  }
}
