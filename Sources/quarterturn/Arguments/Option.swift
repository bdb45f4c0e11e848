/// An option of the command, by its long name.
enum Option: String, CaseIterable {
  case device
  case orientation
  case variant
  case overlay
  case appearance
  case sheet
  case output
  case json
  case rotate
  case unfolded
  case times
  case seed
  case maxChannelDelta = "max-channel-delta"
  case maxDifferingPixels = "max-differing-pixels"
  case maxDifferingRatio = "max-differing-ratio"
  case maxClusterInWindow = "max-cluster-in-window"
  case perceptual
  case mask
  case maskElement = "mask-element"
  case policy
  case snapshots
  case results
  case mode = "record"
  case deep
  case shard
  case filter
  case only
  case all
  case delete
  case inline
  case junit
  case markdown
  case help
  case version

  /// What stands for the value in the help, or nil when the option takes none.
  var value: String? {
    switch self {
    case .device, .variant, .overlay: "NAME"
    case .orientation: "portrait|landscape"
    case .appearance: "light|dark"
    case .output: "PATH"
    case .snapshots, .results: "DIR"
    case .times, .seed, .maxChannelDelta, .maxDifferingPixels: "N"
    case .maxDifferingRatio, .perceptual: "0…1"
    case .maxClusterInWindow: "SIDE,N"
    case .mask: "X,Y,WIDTH,HEIGHT"
    case .maskElement: "ELEMENT"
    case .policy: "CLASS=REACTION"
    case .mode: "MODE"
    case .shard: "I/N"
    case .filter, .only: "REGEX"
    case .junit, .markdown: "FILE"
    case .sheet, .json, .rotate, .unfolded, .deep, .all, .delete, .inline, .help, .version: nil
    }
  }

  /// The option as it is written, with its value.
  var spelling: String { value.map { "--\(rawValue) \($0)" } ?? "--\(rawValue)" }
}
