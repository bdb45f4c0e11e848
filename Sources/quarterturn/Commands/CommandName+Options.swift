extension CommandName {
  /// The options that mean something to the command.
  var options: [Option] {
    switch self {
    case .demo: [.appearance, .output, .help]
    case .render:
      [.device, .orientation, .variant, .overlay, .appearance, .sheet, .output, .help]
    case .layout: [.device, .orientation, .variant, .overlay, .appearance, .json, .help]
    case .trace: [.device, .variant, .rotate, .unfolded, .json, .help]
    case .characterise, .lint: [.device, .variant, .json, .help]
    case .stress: [.device, .variant, .times, .seed, .json, .help]
    case .truth: [.json, .output, .help]
    case .verify, .record:
      [.snapshots, .mode, .deep, .filter, .shard, .results]
        + (self == .verify ? [.policy] : []) + Self.channels + [.help]
    case .accept: [.only, .all, .results, .snapshots, .json, .help]
    case .compare: Self.tolerances + [.output] + Self.channels + [.help]
    case .inspect: [.json, .help]
    case .orphans: [.delete, .results, .snapshots] + Self.channels + [.help]
    case .report: [.output, .inline, .help]
    case .merge: [.output] + Self.channels + [.help]
    case .list, .devices, .help: [.help]
    }
  }

  /// Where verdicts go besides the terminal.
  private static let channels: [Option] = [.json, .junit, .markdown]

  private static let tolerances: [Option] = [
    .maxChannelDelta, .maxDifferingPixels, .maxDifferingRatio, .maxClusterInWindow, .perceptual,
    .mask, .maskElement, .policy,
  ]
}
